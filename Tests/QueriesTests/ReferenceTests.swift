import Queries
import Testing

@Suite struct ReferenceTests {
  private func word(_ text: String, at start: Int = 0) -> Word {
    Word(text, span: start..<(start + text.utf8.count))
  }

  @Test(
    arguments: [
      ("mvp", nil, "mvp", []),
      ("mvp.presenter", nil, "mvp", ["presenter"]),
      ("counter.mvp", "counter", "mvp", []),
      ("Counter.mvp.presenter.amount.number", "counter", "mvp", ["presenter", "amount", "number"]),
      ("mvp~a.view", nil, "mvp~a", ["view"]),
      ("mvp.view.rows[2].title", nil, "mvp", ["view", "rows", "[2]", "title"]),
      ("mvp.view.rows[2][13]", nil, "mvp", ["view", "rows", "[2]", "[13]"]),
      ("mvp.view.rows[2", nil, "mvp", ["view", "rows", "[2"]),
      ("mvp.view.[2]", nil, "mvp", ["view", "[2]"]),
    ] as [(String, String?, String, [String])])
  func `a path is read`(
    text: String, feature: String?, pattern: String, steps: [String]
  ) throws {
    let path = try PathReference(word(text), features: ["counter"])
    #expect(path.specimen == SpecimenReference(feature: feature, pattern: pattern))
    #expect(path.steps.map(\.name) == steps)
  }

  @Test(arguments: ["mvp~a.view", "counter.mvp.view.rows[2][13].title", "mvp"])
  func `a path is written as it is read`(text: String) throws {
    let path = try PathReference(word(text, at: 3), features: ["counter"])
    #expect(path.description == text)
    #expect(path.span == 3..<(3 + text.utf8.count))
  }

  @Test(arguments: [("mvp", "MVP"), ("counter.mvp~a", "MVP~a"), ("mvc~classic", "MVC~classic")])
  func `a specimen has a title for the beginning of a sentence`(
    text: String, title: String
  ) throws {
    #expect(try PathReference(word(text), features: ["counter"]).specimen.title == title)
  }

  @Test func `each step of a path knows where it stands`() throws {
    let path = try PathReference(word("mvp.모델.number", at: 8), features: [])
    #expect(path.specimenSpan == 8..<11)
    #expect(path.steps.map(\.span) == [12..<18, 19..<25])
  }

  @Test(arguments: [("mvp..number", 4..<5), (".mvp", 0..<1), ("mvp.", 4..<4)])
  func `an empty step is refused at its place`(text: String, span: Range<Int>) {
    #expect(throws: QueryError(.expected("a name"), at: span)) {
      try PathReference(word(text), features: [])
    }
  }

  @Test(arguments: [
    ("mvp#2.5", MessageReference(specimen: "mvp", event: 2, crossing: 5)),
    ("MVP#2.5+1", MessageReference(specimen: "mvp", event: 2, crossing: 5, inner: 1)),
    ("counter.mvp#0", MessageReference(specimen: "mvp", event: 0)),
    ("#2", MessageReference(specimen: nil, event: 2)),
  ])
  func `a message's name is read`(text: String, expected: MessageReference) throws {
    #expect(MessageReference.looksLike(word(text)))
    #expect(try MessageReference(word(text)) == expected)
  }

  @Test(arguments: ["mvp#2.", "mvp#2.x", "mvp#2.5+", "#99999999999999999999", "mvp#1.2.3", "mvp"])
  func `what is no message's name is refused`(text: String) {
    let word = word(text)
    let expected = QueryError(.expected("a message such as mvp#2.5"), at: word.span)
    #expect(throws: expected) { try MessageReference(word) }
    #expect(expected.message == "a message such as mvp#2.5 is expected here")
  }

  @Test(arguments: ["mvp#2.5+1", "mvp#2.5", "#2"])
  func `a message's name is written as it is read`(text: String) throws {
    #expect(try MessageReference(word(text)).description == text)
  }
}
