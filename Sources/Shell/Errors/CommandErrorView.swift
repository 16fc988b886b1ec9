import Characters
import Languages
import Terminal

/// An error: a caret under the words that it is about.
struct CommandErrorView: Block {
  /// Where the line stands.
  enum Place {
    /// It was typed at a prompt of so many columns. If it doesn't stand right above, or has more than
    /// one row, it is said again, so that the caret has something to point at.
    case prompt(width: Int, isBelowLine: Bool)
    /// It stands in a file, whose place is said.
    case file(String, line: Int)
  }

  private let error: CommandError
  private let line: String
  private let place: Place
  private let headline: String

  init(_ error: CommandError, of line: String, at place: Place) {
    self.error = error
    self.line = line
    self.place = place
    headline = error.headline.sanitized
  }

  // A line of a script is shown as it stands there, and its place is one word.
  var isVerbatim: Bool { true }

  func drawn(on page: Page) -> [StyledText] {
    let head: [StyledText]
    switch place {
    case .prompt(let width, let isBelowLine):
      let isOneRow = width + line.sanitized.displayWidth() <= page.columns
      if let span = error.span, isBelowLine, isOneRow {
        head = caret(span, indent: width, on: page)
      } else {
        head =
          (error.span == nil ? [] : excerpt(on: page))
          + page.wrapped(StyledText(error.sentence.sanitized, .error))
      }
    case .file(let file, let number):
      head =
        [location(file, number) + StyledText("error: ", .error) + StyledText(headline)]
        + excerpt(on: page)
    }
    return head + advice(on: page)
  }

  func spoken(on page: Page) -> [StyledText] {
    switch place {
    case .prompt:
      let text: String
      if let span = error.span, !span.isEmpty {
        let column = prefix(to: span.lowerBound).count + 1
        text = localized("error.spoken-at", column, word(span).brief, headline)
      } else {
        text = localized("error.spoken", error.sentence.sanitized)
      }
      return page.wrapped(StyledText(text)) + advice(on: page)
    case .file(let file, let number):
      return [location(file, number) + StyledText("error: " + headline)] + advice(on: page)
    }
  }

  /// `lesson.layer:3:7: `, as compilers say it; editors look for it, and for the word behind it.
  private func location(_ file: String, _ number: Int) -> StyledText {
    let column = error.span.map { prefix(to: $0.lowerBound).count + 1 } ?? 1
    return StyledText("\(file):\(number):\(column): ")
  }

  /// The line with a caret under the words; of a line that is too wide, the part around them.
  private func excerpt(on page: Page) -> [StyledText] {
    let room = max(page.columns - 4, 12)
    let span = error.span ?? 0..<0
    var lead = prefix(to: span.lowerBound)
    var rest = String(decoding: line.utf8.dropFirst(span.lowerBound), as: UTF8.self).sanitized
    if lead.displayWidth() + rest.displayWidth() > room {
      if lead.displayWidth() > room / 2 { lead = "…" + lead.suffix(room / 4) }
      rest = rest.truncated(to: max(1, room - lead.displayWidth()))
    }
    let result = [StyledText("  " + lead + rest)]
    guard error.span != nil else { return result }
    let marks = carets(span).prefix(max(1, rest.displayWidth()))
    return result + [
      StyledText(String(repeating: " ", count: 2 + lead.displayWidth()))
        + StyledText(String(marks), .caret)
    ]
  }

  private func caret(_ span: Range<Int>, indent: Int, on page: Page) -> [StyledText] {
    let start = (indent + prefix(to: span.lowerBound).displayWidth()) % max(1, page.columns)
    let room = page.columns - start
    let marks = StyledText(String(carets(span).prefix(max(1, room))), .caret)
    let line = StyledText(String(repeating: " ", count: start)) + marks
    let message = StyledText(headline, .error)
    return start + marks.displayWidth() + 1 + message.displayWidth() <= page.columns
      ? [line + " " + message] : [line] + page.wrapped(message)
  }

  private func carets(_ span: Range<Int>) -> String {
    String(repeating: "^", count: max(1, word(span).displayWidth()))
  }

  /// The words of the line that are meant, as they are shown.
  private func word(_ span: Range<Int>) -> String {
    let bytes = Array(line.utf8)
    return String(decoding: bytes[span.clamped(to: 0..<bytes.count)], as: UTF8.self).sanitized
  }

  /// The line up to a byte, as it is shown.
  private func prefix(to byte: Int) -> String {
    String(decoding: line.utf8.prefix(byte), as: UTF8.self).sanitized
  }

  private func advice(on page: Page) -> [StyledText] {
    error.evidence.flatMap { line in
      let text = StyledText("  " + line.sanitized)
      // A caret stands below its column only where a line of code is one; what an editor reads is a line, too.
      guard case .prompt = place, !line.hasPrefix(" ") else { return [text] }
      return page.wrapped(text, indent: 4)
    }
      + (error.advice.isEmpty ? [] : page.wrapped(StyledText(error.advice.sanitized)))
  }
}
