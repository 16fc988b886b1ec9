import Terminal

/// A complaint as the person sees it: a caret under the words that it is about.
struct ComplaintView {
  let complaint: Complaint
  /// The line that was typed.
  let line: String
  let profile: TerminalProfile

  /// How it looks below a line that was just typed at a prompt of so many columns.
  ///
  /// - Parameters:
  ///   - promptWidth: The columns of the prompt.
  ///   - isBelowLine: Whether the line that was typed stands right above. If not, or if it has more
  ///     than one row, it is said again, so that the caret has something to point at.
  /// - Returns: The lines.
  func lines(promptWidth: Int, isBelowLine: Bool = true) -> [StyledText] {
    if profile.isPlain { return plainLines }
    var result: [StyledText] = []
    let isOneRow = promptWidth + shown(line).displayWidth() <= profile.columns
    if complaint.span != nil, !isBelowLine || !isOneRow {
      result += excerpt
      result += StyledText(complaint.headline.sanitized.capitalizedFirst, .error).wrapped(
        to: profile.columns)
    } else if let span = complaint.span {
      result += caret(span, indent: promptWidth)
    } else {
      result += StyledText(complaint.headline.sanitized.capitalizedFirst, .error).wrapped(
        to: profile.columns)
    }
    return result + advice
  }

  /// How it looks in what a script prints, with its place and the line itself.
  func lines(file: String, number: Int) -> [StyledText] {
    let column = complaint.span.map { prefix(to: $0.lowerBound).count + 1 } ?? 1
    let place = "\(file):\(number):\(column): "
    if profile.isPlain {
      return [StyledText(place + "error: " + complaint.headline.sanitized)] + advice
    }
    var result = [
      StyledText(place) + StyledText("error: ", .error) + StyledText(complaint.headline.sanitized)
    ]
    result += excerpt
    return result + advice
  }

  /// The line with a caret under the words; of a line that is too wide, the part around them.
  private var excerpt: [StyledText] {
    let room = max(profile.columns - 4, 12)
    let span = complaint.span ?? 0..<0
    var lead = prefix(to: span.lowerBound)
    var rest = shown(String(decoding: line.utf8.dropFirst(span.lowerBound), as: UTF8.self))
    if lead.displayWidth() + rest.displayWidth() > room {
      if lead.displayWidth() > room / 2 { lead = "…" + lead.suffix(room / 4) }
      rest = rest.truncated(to: max(1, room - lead.displayWidth()))
    }
    let result = [StyledText("  " + lead + rest)]
    guard complaint.span != nil else { return result }
    let marks = carets(span).prefix(max(1, rest.displayWidth()))
    return result + [
      StyledText(String(repeating: " ", count: 2 + lead.displayWidth()))
        + StyledText(String(marks), .caret)
    ]
  }

  private func caret(_ span: Range<Int>, indent: Int) -> [StyledText] {
    let start = (indent + prefix(to: span.lowerBound).displayWidth()) % max(1, profile.columns)
    let room = profile.columns - start
    let marks = StyledText(String(carets(span).prefix(max(1, room))), .caret)
    let line = StyledText(String(repeating: " ", count: start)) + marks
    let words = StyledText(complaint.headline.sanitized, .error)
    if start + marks.displayWidth() + 1 + words.displayWidth() <= profile.columns {
      return [line + " " + words]
    }
    return [line] + words.wrapped(to: profile.columns)
  }

  private func carets(_ span: Range<Int>) -> String {
    let bytes = Array(line.utf8)
    let range = span.clamped(to: 0..<bytes.count)
    let word = shown(String(decoding: bytes[range], as: UTF8.self))
    return String(repeating: "^", count: max(1, word.displayWidth()))
  }

  /// The line up to a byte, as it is shown.
  private func prefix(to byte: Int) -> String {
    shown(String(decoding: line.utf8.prefix(byte), as: UTF8.self))
  }

  private func shown(_ text: String) -> String { text.sanitized }

  private var advice: [StyledText] {
    complaint.advice.isEmpty
      ? [] : StyledText(complaint.advice.sanitized).wrapped(to: profile.columns)
  }

  private var plainLines: [StyledText] {
    var place = ""
    let headline = complaint.headline.sanitized
    if let span = complaint.span, !span.isEmpty {
      let word = String(
        decoding: Array(line.utf8)[span.clamped(to: 0..<line.utf8.count)], as: UTF8.self)
      place = "Column \(prefix(to: span.lowerBound).count + 1), \(shown(word).brief): "
    }
    return StyledText("Error. \(place)\(place.isEmpty ? headline.capitalizedFirst : headline)")
      .wrapped(to: profile.columns)
      + advice
  }
}
