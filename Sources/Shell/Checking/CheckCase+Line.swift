import Lessons
import Queries

/// Cases as lines of words, which another process reads again.
extension CheckCase {
  /// The case as a line.
  var line: String {
    let reasons = [failure, warning].flatMap { reason in
      reason.map { [$0.message, $0.file, "\($0.place.line)", "\($0.place.column)"] }
        ?? ["", "", "", ""]
    }
    return ([lesson, step ?? "", name] + reasons).map(\.asWord).joined(separator: " ")
  }

  /// Reads such a line; nil if it is none.
  init?(line: Substring) {
    guard let words = (try? Lexer.commands(in: String(line)))?.first?.map(\.text),
      words.count == 11
    else { return nil }
    self.init(
      lesson: words[0], step: words[1].isEmpty ? nil : words[1], name: words[2],
      failure: Self.reason(words[3..<7]), warning: Self.reason(words[7..<11]))
  }

  private static func reason(_ words: ArraySlice<String>) -> Failure? {
    let words = Array(words)
    guard !words[1].isEmpty, let line = Int(words[2]), let column = Int(words[3]) else {
      return nil
    }
    return Failure(words[0], in: words[1], at: SourcePlace(line: line, column: column))
  }
}
