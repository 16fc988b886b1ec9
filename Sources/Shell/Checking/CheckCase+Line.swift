import Lessons
import Queries

/// Cases as lines of words, which another process reads again.
extension CheckCase {
  /// The case as a line, after the file of its lesson.
  func line(of file: String) -> String {
    let reasons = [failure, warning].flatMap { reason in
      reason.map { [$0.message, $0.file, "\($0.place.line)", "\($0.place.column)"] }
        ?? ["", "", "", ""]
    }
    return ([file, lesson, step ?? "", name] + reasons).map(\.asWord).joined(separator: " ")
  }

  /// Reads such a line.
  ///
  /// - Returns: The file and the case; nil if the line is none.
  static func read(_ line: Substring) -> (file: String, known: CheckCase)? {
    guard let words = (try? Lexer.commands(in: String(line)))?.first?.map(\.text),
      words.count == 12
    else { return nil }
    return (
      words[0],
      CheckCase(
        lesson: words[1], step: words[2].isEmpty ? nil : words[2], name: words[3],
        failure: reason(words[4..<8]), warning: reason(words[8..<12]))
    )
  }

  private static func reason(_ words: ArraySlice<String>) -> Failure? {
    let words = Array(words)
    guard !words[1].isEmpty, let line = Int(words[2]), let column = Int(words[3]) else {
      return nil
    }
    return Failure(words[0], in: words[1], at: SourcePlace(line: line, column: column))
  }
}
