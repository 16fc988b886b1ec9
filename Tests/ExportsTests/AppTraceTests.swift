import Exports
import LayerTracing
import Testing

/// What apps record beside what sessions export: types, results of their own line, references, an end, and events
/// between one another.
@Suite struct AppTraceTests {
  private static let header =
    #"{"format":"layercake-trace","version":1,"specimens":["shop.app"],"dropped":0}"#

  private static func message(_ id: Int, event: Int, _ more: String = "") -> String {
    #"{"id":\#(id),"specimen":"shop.app","event":\#(event),"fired":null,"cause":null,"kind":"call","#
      + #""from":{"role":"View","type":"V","instance":2},"to":{"role":"Presenter","type":"P","instance":3},"#
      + #""message":"update","arguments":[{"label":null,"value":"Order(1)","described":true,"types":["Order","Amount"]}],"#
      + #""crossLayer":true,"thread":1,"time":7\#(more)}"#
  }

  private static let reference =
    #"{"line":"reference","specimen":"shop.app","event":1,"owner":{"role":"View","type":"V","instance":2},"#
    + #""property":"presenter","ownership":"strong","to":{"role":"Presenter","type":"P","instance":3}}"#

  private func read(_ lines: [String]) throws -> (lines: [RecordedLine], isOfApp: Bool) {
    var reader = TraceReader()
    var read: [RecordedLine] = []
    for line in [Self.header] + lines {
      let next = try Array(line.utf8).withUnsafeBytes { try reader.read($0) }
      if let next { read.append(next) }
    }
    return (Array(read.dropFirst()), reader.isOfApp)
  }

  private func trace(_ lines: [String]) throws -> RecordedTrace {
    let read = try read(lines).lines
    var collector = EventCollector(takesAnyOrder: true)
    return try RecordedTrace { take in
      for line in read {
        if case .result(let result) = line { take(.result(result)) }
        if case .end(let missing) = line { take(.end(missing: missing)) }
        if let event = try collector.add(line) { take(.event(event)) }
      }
      while let event = collector.finish() { take(.event(event)) }
    }
  }

  @Test func `types are kept without the values that they are of`() throws {
    let line = Self.message(1, event: 1, #","result":7,"resultTypes":["Total"]"#)
    guard case .message(let message, _, _) = try read([line]).lines[0] else {
      Issue.record("no message")
      return
    }
    #expect(message.argumentTypes == ["Order", "Amount"])
    #expect(message.resultTypes == ["Total"])
    #expect(message.result == .int(7))
  }

  @Test func `a result that comes later belongs to its message`() throws {
    let result =
      #"{"line":"result","id":1,"result":"OrderDTO(1)","resultDescribed":true,"resultTypes":["OrderDTO"]}"#
    let trace = try trace([
      Self.message(1, event: 1), Self.message(2, event: 2), result, Self.message(3, event: 1),
    ])
    let messages = trace.events.flatMap(\.turns).flatMap(\.messages)
    #expect(messages.map(\.id) == [1, 3, 2])
    #expect(messages[0].result == .described("OrderDTO(1)"))
    #expect(messages[0].resultTypes == ["OrderDTO"])
    #expect(messages[1].result == nil)
  }

  @Test func `what properties hold is told with its event, and the end with what is missing`()
    throws
  {
    let nothing = Self.reference.replacing(
      #"{"role":"Presenter","type":"P","instance":3}"#, with: "null")
    let trace = try trace([
      Self.message(1, event: 1), Self.reference, nothing, #"{"line":"end","missing":4}"#,
    ])
    let references = trace.events[0].turns[0].references
    #expect(references.map(\.property) == ["presenter", "presenter"])
    #expect(references.map(\.held?.type) == ["P", nil])
    #expect(references[0].ownership == .strong && references[0].owner.role == .view)
    #expect(trace.missing == 4)
    #expect(try self.trace([Self.message(1, event: 1)]).missing == nil)
  }

  @Test(arguments: [
    (#"{"line":"result","result":1}"#, TraceError.LineError.key("id", isMissing: true)),
    (#"{"line":"result","id":1}"#, .key("result", isMissing: true)),
    (#"{"line":"result","id":-1,"result":1}"#, .outOfRange("id", 0...9_007_199_254_740_992)),
    (reference.replacing("strong", with: "firm"), .key("ownership", isMissing: false)),
    (reference.replacing("\"owner\"", with: "\"keeper\""), .key("owner", isMissing: true)),
    (reference.replacing("\"property\"", with: "\"p\""), .key("property", isMissing: true)),
    (#"{"line":"end","missing":"many"}"#, .key("missing", isMissing: false)),
  ])
  func `what is wrong with such a line is told`(line: String, fault: TraceError.LineError) {
    #expect(throws: TraceError.line(2, fault)) { try read([line]) }
  }

  @Test func `an app is told from a session by what only apps record`() throws {
    #expect(try read([Self.message(1, event: 1)]).isOfApp)
    #expect(try read([Self.reference]).isOfApp)
    let session = Self.message(1, event: 1).replacing(#","thread":1,"time":7"#, with: "")
    #expect(try !read([session]).isOfApp)
  }

  @Test func `messages of several events are counted in each, whichever comes first`() throws {
    let lines = try read([1, 2, 1, 2, 0, 1].enumerated().map { Self.message($0 + 1, event: $1) })
    #expect(
      lines.lines.map { $0.description.prefix(7) } == [
        "app#1.1", "app#2.1", "app#1.2", "app#2.2", "app#0.1", "app#1.3",
      ])
  }

  @Test func `events that stand between one another are handed on in order`() throws {
    let numbers = (1...80).flatMap { [$0, $0 + 1, 0] }
    var collector = EventCollector()
    collector.expectInterleaving()
    var finished: [RecordedEvent] = []
    for line in try read(numbers.enumerated().map { Self.message($0 + 1, event: $1) }).lines {
      if let event = try collector.add(line) { finished.append(event) }
    }
    while let event = collector.finish() { finished.append(event) }
    #expect(finished.reduce(0) { $0 + $1.turns[0].messages.count } == numbers.count)
    // What belongs to no recording goes on as long as the app runs.
    let others = finished.map(\.number).filter { $0 > 0 }
    #expect(others == Array(1...81))
    #expect(finished.filter { $0.number == 80 }.first?.turns[0].messages.count == 2)
  }

  @Test func `an event that was handed on doesn't come back`() throws {
    var collector = EventCollector()
    collector.expectInterleaving()
    for number in 1...70 {
      _ = try collector.add(read([Self.message(number, event: number)]).lines[0])
    }
    let late = try read([Self.message(99, event: 2)]).lines[0]
    #expect(throws: TraceError.LineError.outOfOrder(event: 2, after: 6)) {
      try collector.add(late)
    }
  }
}
