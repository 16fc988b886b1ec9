import LayerTracing
import Testing

/// Values in the trace: stored as values, never as references.
@Suite struct ValueTests {
  private let session = Session()
  private let receiver: Receiver

  init() { receiver = session.make { Receiver() } }

  /// The value that arrives in the trace.
  private func traced<T>(_ value: T) throws -> Value {
    session.event { receiver.take(value) }
    return try #require(session.messages.last?.arguments.first?.value)
  }

  @Test(arguments: [0, -1, 42, Int.max, Int.min])
  func `whole numbers`(number: Int) throws {
    session.event { receiver.number(number) }
    #expect(session.messages.last?.arguments == [.init(label: nil, value: .int(number))])
    #expect(try traced(number) == .int(number))
  }

  @Test(arguments: [0.0, -0.5, 106.5, .infinity, .leastNonzeroMagnitude])
  func `floating-point numbers`(number: Double) throws {
    session.event { receiver.rate(number) }
    #expect(session.messages.last?.arguments.first?.value == .double(number))
    #expect(try traced(number) == .double(number))
  }

  @Test(arguments: [true, false])
  func `truth values`(flag: Bool) throws {
    session.event { receiver.flag(flag) }
    #expect(session.messages.last?.arguments.first?.value == .bool(flag))
    #expect(try traced(flag) == .bool(flag))
  }

  @Test(arguments: ["", "x", "Heaven Candy", "a text that is longer than fifteen bytes"])
  func `texts`(text: String) throws {
    session.event { receiver.text(text) }
    #expect(session.messages.last?.arguments.first?.value == .string(text))
    #expect(try traced(text) == .string(text))
  }

  @Test func `of a long list a message keeps both ends, and how many elements are between`() throws
  {
    #expect(try traced(Array(1...100)) == .described("\(Array(1...100))"))
    #expect(try traced(Array(1...101)) == .described("[1, 2, 3, … 96 more …, 100, 101]"))
    let log = Log(number: 7, lines: (1...200).map(String.init))
    #expect(
      try traced(log)
        == .described(
          "Log(number: 7, lines: [\"1\", \"2\", \"3\", … 195 more …, \"199\", \"200\"])"))
    let plains = (1...101).map { _ in Plain() }
    #expect(
      try traced(plains) == .described("[Plain, Plain, Plain, … 96 more …, Plain, Plain]"))
    #expect(
      try traced((1...101).map { Point(x: $0) }).description.hasPrefix("[Point(x: 1, y: -2), "))
    #expect(session.messages.last?.argumentTypes == ["Point"])
  }

  @Test func `optionals are what they hold, or nil`() throws {
    #expect(try traced(Int?.none) == .none)
    #expect(try traced(Int?.some(3)) == .int(3))
    #expect(try traced(String?.none) == .none)
    #expect(try traced(String?.some("x")) == .string("x"))
    #expect(try traced(Point?.none) == .none)
    #expect(try traced(Point?.some(Point())) == .described("Point(x: 1, y: -2)"))
    #expect(try traced(Int??.some(.some(3))) == .int(3))
    #expect(try traced(Int??.some(.none)) == .none)
    #expect(try traced(Receiver?.none) == .none)
    #expect(try traced(Receiver?.some(receiver)) == .layer(id: 2, name: "Receiver"))
  }

  @Test func `layers are numbers with a name`() throws {
    let other = session.make { CandyWorker() }
    #expect(try traced(other) == .layer(id: 3, name: "CandyWorker"))
    #expect(try traced(other as any LayerObject) == .layer(id: 3, name: "CandyWorker"))
    session.recorder.layers.name(3, "worker")
    #expect(try traced(other) == .layer(id: 3, name: "worker"))
    session.event { receiver.layer(receiver) }
    #expect(session.messages.last?.arguments.first?.value == .layer(id: 2, name: "Receiver"))
    session.event { receiver.existential(other) }
    #expect(session.messages.last?.arguments.first?.value == .layer(id: 3, name: "worker"))
  }

  @Test func `a layer that no recorder knows is an object of its class`() throws {
    let stranger = Receiver()
    #expect(try traced(stranger) == .described("Receiver"))
    session.event { receiver.layer(stranger) }
    #expect(session.messages.last?.arguments.first?.value == .described("Receiver"))
  }

  @Test func `other values are what Swift source might say`() throws {
    #expect(try traced(Point()) == .described("Point(x: 1, y: -2)"))
    #expect(try traced([Point()]) == .described("[Point(x: 1, y: -2)]"))
    #expect(try traced(UInt8(200)) == .described("200"))
    #expect(try traced((1, b: "x")) == .described("(1, b: \"x\")"))
    #expect(try traced(Answer.more(.number(3))) == .described(".more(.number(3))"))
    #expect(try traced([receiver]) == .described("[Receiver]"))
    #expect(try traced(Plain()) == .described("Plain"))
    #expect(try traced(Int.self) == .described("Int"))
  }

  @Test func `closures have no text`() throws {
    #expect(try traced({ (number: Int) in number }) == .closure)
    #expect(try traced(Handler?.some({ _ in })) == .closure)
    #expect("\(Value.closure)" == "{ … }")
  }

  @Test func `several values keep their kinds`() {
    session.event { receiver.takeTwo(Point(), and: 3) }
    #expect(
      session.messages.last?.arguments == [
        .init(label: nil, value: .described("Point(x: 1, y: -2)")),
        .init(label: "and", value: .int(3)),
      ])
  }

  @Test func `results are values too, but an object is none`() {
    session.event {
      _ = receiver.give(3)
      _ = receiver.give("x")
      _ = receiver.give(Point())
      _ = receiver.give(receiver)
      _ = receiver.give(Plain())
      _ = receiver.give(Int?.none)
    }
    #expect(
      session.messages.map(\.result) == [
        .int(3), .string("x"), .described("Point(x: 1, y: -2)"), .layer(id: 2, name: "Receiver"),
        nil,
        Value.none,
      ])
  }

  @Test(arguments: [
    (
      #"(CandyState(offer: [Item(1, 2), Item(3, 4)], "a, (b\""), .fetchCandy)"#,
      "(CandyState(…), .fetchCandy)"
    ),
    ("(x: 1, \"마법 사탕은 천국에서 만들어집니다.\")", "(x: 1, \"마법 사탕은 천국에서 만들어집니다.\")"),
    ("CandyState(offer: [Item(1, 2), Item(3, 4)])", "CandyState(…)"),
  ])
  func `of several values that are long each is folded`(text: String, folded: String) {
    #expect(Value.described(text).folded() == folded)
  }
}
