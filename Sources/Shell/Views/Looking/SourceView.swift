import Characters
import Languages
import LayerTracing
import Terminal

/// Lines of a source file, with their numbers.
struct SourceView: Block {
  private let file: SourceFile
  private let range: ClosedRange<Int>
  /// The line that is meant, if it is not the whole.
  let marked: Int?

  init(_ file: SourceFile, lines: ClosedRange<Int>? = nil, marked: Int? = nil) {
    self.file = file
    let all = 1...max(1, file.lines.count)
    range = lines.map { $0.clamped(to: all) } ?? all
    self.marked = marked
  }

  var isVerbatim: Bool { true }

  /// The lines without their numbers, and the number of the first.
  var numbered: (texts: [String], first: Int) {
    let texts = file.lines
    return (range.map { text(texts, $0) }, range.lowerBound)
  }

  var path: String { file.path }

  /// The file, and which of its lines.
  var title: String {
    let isWhole = range.lowerBound == 1 && range.upperBound >= file.lines.count
    if isWhole { return localized("source.whole", file.path, file.lines.count) }
    return range.count == 1
      ? localized("source.line", file.path, range.lowerBound)
      : localized("source.lines", file.path, range.lowerBound, range.upperBound)
  }

  func drawn(on page: Page) -> [StyledText] {
    let texts = file.lines
    let width = String(range.upperBound).count
    let blanks = StyledText(String(repeating: " ", count: width + 1))
    return page.wrapped(StyledText(title, .heading), indent: 2)
      + range.flatMap { number in
        let isMarked = number == marked
        let label = String(number).padded(to: width, alignment: .right)
        let code = SourceView.broken(text(texts, number), to: page.columns - width - 3, on: page)
        return code.enumerated().map { index, code in
          (index == 0
            ? StyledText("\(isMarked ? ">" : " ")\(label)", isMarked ? .caret : .dim) : blanks)
            + StyledText(code.isEmpty ? "" : "  " + code, isMarked ? .bold : .plain)
        }
      }
  }

  func spoken(on page: Page) -> [StyledText] {
    let texts = file.lines
    let meant = marked.map { number in
      StyledText(
        localized: "source.meant", .plain, number, text(texts, number).trimmedBlanks)
    }
    return page.wrapped(StyledText(title + ".", .heading), indent: 2)
      + (meant.map { page.wrapped($0) } ?? [])
      + range.flatMap { number in
        SourceView.broken(text(texts, number), to: page.columns, on: page).map { StyledText($0) }
      }
  }

  /// Code that is too wide, broken at blanks, and going on below a little further in.
  static func broken(_ code: String, to width: Int, on page: Page) -> [String] {
    let indent = code.prefix { $0 == " " }.count
    let margin = String(repeating: " ", count: min(indent + 4, max(0, width - 12)))
    var lines: [String] = []
    var rest = code
    while rest.displayWidth(ambiguous: page.ambiguous) > max(width, 8) {
      let head = rest.truncated(to: max(width, 8), ambiguous: page.ambiguous).dropLast()
      let start = lines.isEmpty ? indent : margin.count
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

extension Document {
  /// A whole file.
  static func file(_ file: SourceFile) -> Document { Document([SourceView(file)]) }

  /// The files of a pattern, by their modules if they are several: how long each is, and what it declares.
  static func files(_ files: [SourceFile], of specimen: String) -> Document {
    let areSeveral = Set(files.map(\.module)).count > 1
    var rows: [Table.Row] = []
    for (place, file) in files.enumerated() {
      if areSeveral, place == 0 || files[place - 1].module != file.module {
        let module = localized("source.module", file.module)
        rows.append(Table.Row([StyledText("  " + module, .dim)], spoken: module))
      }
      let types = file.declarations.filter { $0.container == nil && $0.kind != .extension }
        .map { "\($0.kind.rawValue) \($0.name)" }.joined(separator: ", ")
      rows.append(
        Table.Row(
          [
            StyledText("  " + file.fileName, .bold), StyledText("\(file.lines.count)", .dim),
            StyledText(types),
          ],
          spoken: localized("source.file.spoken", file.fileName, file.lines.count, types)))
    }
    return Document([
      Heading(localized("source.files", specimen)),
      Table([.left, .right, .left], rows),
    ])
  }
}
