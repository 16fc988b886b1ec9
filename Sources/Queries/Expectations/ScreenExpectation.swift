import Languages

/// What a screen shows.
enum ScreenExpectation: ExpectationKind {
  /// Two specimens show the same.
  case same(Located<SpecimenReference>, Located<SpecimenReference>)
  /// A specimen's screen has this text on one of its lines.
  case contains(Located<SpecimenReference>, String)

  static let keywords = ["screen"]
  // no text: the notation of the grammar
  static let definition = ["\"screen\" specimen (\"==\" specimen | \"contains\" string)"]
  // no text: lines of the language
  static let examples = ["screen mvp == mvc", "screen mvp contains 'Heaven Candy'"]

  var description: String {
    switch self {
    case .same(let one, let other): "screen \(one.value) == \(other.value)"
    case .contains(let specimen, let text):
      "screen \(specimen.value) contains \(text.quotedAsWord)"
    }
  }

  init(_ keyword: String, from reader: inout TokenReader) throws(QueryError) {
    let specimen = try Located<SpecimenReference>(from: &reader)
    let isSame = try reader.one(
      of: [("==", true), ("contains", false)], localized("query.thing.screen-check"))
    self =
      isSame
      ? .same(specimen, try Located(namedFrom: &reader)) : .contains(specimen, try reader.string())
  }

  var specimens: [Located<SpecimenReference>] {
    switch self {
    case .same(let one, let other): [one, other]
    case .contains(let specimen, _): [specimen]
    }
  }

  func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    switch self {
    case .same(let one, let other):
      return ScreenExpectation.compare(
        try context.screen(of: one), one.value.title,
        try context.screen(of: other), other.value.title)
    case .contains(let specimen, let text):
      let lines = try context.screen(of: specimen)
      if lines.contains(where: { $0.contains(text) }) { return nil }
      return .lacks(text, of: specimen.value.title, shows: lines)
    }
  }

  private static func compare(
    _ lines: [String], _ title: String, _ others: [String], _ other: String
  ) -> CheckError? {
    if lines == others { return nil }
    let common = min(lines.count, others.count)
    if let index = (0..<common).first(where: { lines[$0] != others[$0] }) {
      // Blanks at the ends are told only if nothing else differs.
      var pair = [trimmed(lines[index]), trimmed(others[index])]
      if pair[0] == pair[1] { pair = [lines[index], others[index]] }
      return .line(
        index + 1, CheckError.Shown(title: title, text: pair[0]),
        CheckError.Shown(title: other, text: pair[1]))
    }
    return .lines(title, lines.count, other: other, others.count)
  }

  /// A line without the blanks around what it shows.
  static func trimmed(_ line: String) -> String {
    String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// The lines of a screen in the language that is spoken.
///
/// Some lines are the program's own, recorded in English: those above what a mock was told, and the
/// line of an app that doesn't run. Only these are translated.
///
/// - Parameter screen: The lines as they are recorded.
/// - Returns: The lines; translated ones have no blanks around them.
package func localized(screen: [String]) -> [String] {
  func collapsingBlanks(_ line: String) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
  guard let head = screen.first.map(collapsingBlanks),
    let heading = localized(
      head, matching: ["screen.mock", "screen.mock-nothing", "screen.not-running"])
  else { return screen }
  let rest = screen.dropFirst().enumerated().map { place, line in
    place > 0 ? line : localized(collapsingBlanks(line), matching: ["screen.mock-before"]) ?? line
  }
  return [heading] + rest
}
