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
    if profile.isPlain {
      let meant = marked.map { number in
        let code = text(texts, number).trimmedBlanks
        return StyledText("The line that is meant is line \(number): \(code)")
      }
      return head + (meant.map { [$0] } ?? []) + range.map { StyledText(text(texts, $0)) }
    }
    let width = String(range.upperBound).count
    return head
      + range.flatMap { number in
        let mark = number == marked ? ">" : " "
        let label = String(number).padded(to: width, alignment: .right)
        let blanks = StyledText(String(repeating: " ", count: width + 1))
        return broken(text(texts, number), to: profile.columns - width - 3).enumerated().map {
          (index, code) in
          (index == 0 ? StyledText("\(mark)\(label)", number == marked ? .caret : .dim) : blanks)
            + StyledText(code.isEmpty ? "" : "  " + code, number == marked ? .bold : .plain)
        }
      }
  }

  /// Code that is too wide, broken at blanks, and going on below a little further in.
  private func broken(_ code: String, to width: Int) -> [String] {
    let indent = code.prefix { $0 == " " }.count
    let margin = String(repeating: " ", count: min(indent + 4, max(0, width - 12)))
    var lines: [String] = []
    var rest = code
    while rest.displayWidth(ambiguous: profile.ambiguous) > max(width, 8) {
      let head = rest.truncated(to: max(width, 8), ambiguous: profile.ambiguous).dropLast()
      let isFirst = lines.isEmpty
      let start = isFirst ? indent : margin.count
      // Without a blank to break at, the word itself has to give way.
      let end =
        head.dropFirst(start).lastIndex(of: " ").map {
          head.distance(from: head.startIndex, to: $0)
        }
        ?? head.count
      lines.append(String(rest.prefix(end)))
      rest = margin + rest.dropFirst(end).drop { $0 == " " }
    }
    return lines + [rest]
  }

  private func text(_ texts: [Substring], _ number: Int) -> String {
    texts.indices.contains(number - 1) ? String(texts[number - 1]).sanitized : ""
  }
}
