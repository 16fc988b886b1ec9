import LayerTracing
import Terminal

/// Lines of a source file, with their numbers.
struct SourceView {
  let file: SourceFile
  let range: ClosedRange<Int>
  /// The line that is meant, if it is not the whole.
  let marked: Int?
  let profile: TerminalProfile

  init(
    _ file: SourceFile, lines: ClosedRange<Int>? = nil, marked: Int? = nil, profile: TerminalProfile
  ) {
    self.file = file
    let all = 1...max(1, file.lines.count)
    range = lines.map { $0.clamped(to: all) } ?? all
    self.marked = marked
    self.profile = profile
  }

  var lines: [StyledText] {
    let texts = file.lines
    let isWhole = range.lowerBound == 1 && range.upperBound >= texts.count
    let place =
      isWhole
      ? Wording.count(texts.count, "line")
      : range.count == 1
        ? "line \(range.lowerBound)" : "lines \(range.lowerBound) to \(range.upperBound)"
    let title = "\(file.path), \(place)"
    let head = StyledText(profile.isPlain ? title + "." : title, .heading)
      .wrapped(to: profile.columns, indent: 2)
    if profile.isPlain { return head + range.map { StyledText(text(texts, $0)) } }
    let width = String(range.upperBound).count
    return head
      + range.map { number in
        let mark = number == marked ? ">" : " "
        let label = String(number).padded(to: width, alignment: .right)
        let code = text(texts, number)
        return StyledText("\(mark)\(label)", number == marked ? .caret : .dim)
          + StyledText(code.isEmpty ? "" : "  " + code, number == marked ? .bold : .plain)
      }
  }

  private func text(_ texts: [Substring], _ number: Int) -> String {
    texts.indices.contains(number - 1) ? String(texts[number - 1]).sanitized : ""
  }
}
