import Exports
import LayerTracing
import Testing

@Suite struct TraceReaderTests {
  private static let header =
    #"{"format":"layercake-trace","version":1,"specimens":["counter.mvp"],"dropped":2}"#
  /// A message as the first traces of version 1 have it, or another program: nothing but what must be.
  private static let message =
    #"{"id":2,"specimen":"counter.mvp","event":1,"fired":"increase","cause":1,"kind":"call","#
    + #""from":{"role":"View","type":"V"},"to":{"role":"Presenter","type":"P"},"#
    + #""message":"update","arguments":[{"label":"number","value":1}],"crossLayer":true}"#

  /// Reads lines behind the first one; nil for one that says nothing of interest.
  private func read(_ lines: String...) throws -> [RecordedLine?] {
    var reader = TraceReader()
    return try ([Self.header] + lines).map { try read($0, &reader) }.dropFirst().map { $0 }
  }

  private func read(_ line: String, _ reader: inout TraceReader) throws -> RecordedLine? {
    try Array(line.utf8).withUnsafeBytes { try reader.read($0) }
  }

  private func fault(_ line: String, behind header: String? = Self.header) -> TraceError? {
    var reader = TraceReader()
    do {
      if let header { _ = try read(header, &reader) }
      _ = try read(line, &reader)
      return nil
    } catch {
      return error as? TraceError
    }
  }

  @Test func `a message is read without a number, a name or a site`() throws {
    let lines = try read(Self.message, Self.message)
    guard case .message(let message, "counter.mvp", "increase") = lines[1] else {
      Issue.record("no message: \(lines)")
      return
    }
    #expect(message.text == "update(number: 1)")
    #expect(message.position == Message.Position(crossing: 2, inner: 0))
    #expect(message.sender.role == .view && message.receiver.role == .presenter)
    #expect(lines[0]?.description == "mvp#1.1  View -> Presenter  update(number: 1)")
  }

  @Test func `a site tells what a property is called that an observer is told of`() throws {
    let site =
      #"{"line":"site","site":7,"kind":"notification","type":"P","name":"number","file":"P.swift","at":3}"#
    let told = Self.message.replacing("\"call\"", with: "\"notification\"")
      .replacing("}],\"cross", with: "}],\"ref\":\"mvp#1.4+2\",\"site\":7,\"cross")
    let lines = try read(site, told)
    #expect(lines[0] == nil)
    #expect(lines[1]?.description == "mvp#1.4+2  View ~> Presenter  number = 1")
  }

  @Test func `texts, descriptions and numbers stay what they were`() throws {
    let state =
      #"{"line":"state","specimen":"counter.mvp","event":1,"layer":"model","properties":"#
      + #"{"z":1.0,"a":1,"t":"1","n":null,"d":"Amount(1)"},"described":["d"]}"#
    guard case .state(let held, _, _) = try read(state)[0] else {
      Issue.record("no state")
      return
    }
    #expect(held.properties.map(\.name) == ["z", "a", "t", "n", "d"])
    #expect(
      held.properties.map(\.value) == [
        .double(1), .int(1), .string("1"), .none, .described("Amount(1)"),
      ])
  }

  @Test func `what isn't known is passed over`() throws {
    let lines = try read(#"{"line":"weather","text":"fine"}"#, "", "  \t\r")
    #expect(lines.allSatisfy { $0 == nil })
    #expect(try read(Self.message.replacing("\"id\"", with: "\"new\":[{}],\"id\""))[0] != nil)
  }

  @Test func `a line that can't be read is told with its number, and the next can be read`() throws
  {
    var reader = TraceReader()
    _ = try read(Self.header, &reader)
    #expect(throws: TraceError.line(2, .notJSON(column: 4))) { try read("what", &reader) }
    #expect(throws: TraceError.line(3, .tooLong(most: 8_000_000))) { try reader.read(nil) }
    #expect(try read(Self.message, &reader) != nil)
  }

  @Test(arguments: [
    ("", TraceError.noTrace), ("hello", .noTrace), ("[]", .noTrace), ("{}", .noTrace),
    (#"{"format":"layercake-trace"}"#, .noTrace),
    (#"{"format":"layercake-trace","version":0}"#, .noTrace),
    (#"{"format":"layercake-trace","version":2}"#, .newer(version: 2, newest: 1)),
  ])
  func `a first line that isn't one is refused`(line: String, fault: TraceError) {
    #expect(self.fault(line, behind: nil) == (line.isEmpty ? nil : fault))
  }

  @Test(arguments: [
    ("[1]", TraceError.LineError.noObject), (#"{"id":1"#, .torn),
    ("{}", .key("specimen", isMissing: true)),
    (#"{"specimen":7}"#, .key("specimen", isMissing: false)),
    (#"{"specimen":"a","event":-1}"#, .outOfRange("event", 0...268_435_455)),
    (#"{"specimen":"a","event":268435456}"#, .outOfRange("event", 0...268_435_455)),
    (#"{"specimen":"a","event":1.5}"#, .key("event", isMissing: false)),
    (#"{"specimen":"a","event":9223372036854775808}"#, .tooLarge(column: 43)),
    (#"{"specimen":"a","event":1e400}"#, .tooLarge(column: 29)),
    (#"{"specimen":"a","event":1,"site":9}"#, .unknownSite(9)),
    (#"{"specimen":"a","event":1,"message":"m","kind":"shout"}"#, .key("kind", isMissing: false)),
    (#"{"specimen":"a","event":1,"message":"m","kind":"call"}"#, .key("from", isMissing: true)),
    (#"{"line":"state","specimen":"a","event":1}"#, .key("properties", isMissing: true)),
    (#"{"line":"note","event":1}"#, .key("text", isMissing: true)),
    (#"{"a":"\#u{1}"}"#, .notJSON(column: 6)),
  ])
  func `what is wrong with a line is told`(line: String, fault: TraceError.LineError) {
    #expect(self.fault(line) == .line(2, fault))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `nesting without end is refused, and costs no stack`(open: String) {
    #expect(fault(String(repeating: open, count: 100_000)) == .line(2, .tooDeep))
  }

  @Test func `what isn't UTF-8 is refused`() throws {
    var reader = TraceReader()
    _ = try read(Self.header, &reader)
    #expect(throws: TraceError.line(2, .notUTF8)) {
      try [UInt8](#"{"a":"x"}"#.utf8).map { $0 == 0x78 ? 0xFF : $0 }
        .withUnsafeBytes { try reader.read($0) }
    }
  }

  @Test func `events are put together one after another, and refused in another order`() throws {
    func message(_ event: Int) throws -> RecordedLine {
      try #require(try read(Self.message.replacing(#""event":1"#, with: "\"event\":\(event)"))[0])
    }
    var collector = EventCollector()
    #expect(try collector.add(message(1)) == nil)
    #expect(try collector.add(message(1)) == nil)
    #expect(try collector.add(message(3))?.turns.first?.messages.count == 2)
    #expect(throws: TraceError.LineError.outOfOrder(event: 2, after: 3)) {
      try collector.add(message(2))
    }
    #expect(collector.finish()?.number == 3)
    var free = EventCollector(takesAnyOrder: true)
    _ = try free.add(message(3))
    #expect(try free.add(message(2))?.number == 3)
  }
}
