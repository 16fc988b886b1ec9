import LayerTracing
import Queries
import Testing

@Suite struct NamesTests {
  private func word(_ text: String) -> Word { Word(text, span: 0..<text.utf8.count) }

  @Test func `a name matches case doesn't matter only when nothing fits exactly`() throws {
    let names = ["Model", "model"]
    #expect(try Names.find(word("model"), "name", in: names, by: \.self) == "model")
    #expect(try Names.find(word("MODEL"), "name", in: names, by: \.self) == "Model")
  }

  @Test func `an unknown role is told with all roles and the nearest`() {
    #expect(
      throws: QueryError(
        .unknown("role", "Presentre"), at: 0..<9, accepted: Role.known.map(\.name),
        nearest: "Presenter")
    ) { try Names.role(word("Presentre"), among: Role.known) }
    #expect(QueryError.unknown("role", word("x"), of: []).message == "no such role")
  }

  @Test(arguments: [
    ("12", 12 as Int?, ""), ("-3", -3, ""), ("+4", 4, ""),
    ("x", nil, "a number is expected here"), ("", nil, "a number is expected here"),
    ("99999999999999999999", nil, "a number is too large"),
    ("-99999999999999999999", nil, "a number is too large"),
    ("٣", nil, "a number is expected here"),
  ])
  func `a whole number is read or refused in words`(text: String, expected: Int?, message: String) {
    do {
      #expect(try Names.number(word(text), "a number") == expected)
    } catch {
      #expect(expected == nil)
      #expect(error.message == message)
    }
  }

  @Test(arguments: [
    ("on*", "onValueChange", true), ("On*", "onValueChange", true), ("on", "onValueChange", false),
    ("onvaluechange", "onValueChange", true), ("*", "anything", true),
    ("x*", "onValueChange", false),
  ])
  func `a name pattern may end in a star`(pattern: String, name: String, matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches)
  }
}
