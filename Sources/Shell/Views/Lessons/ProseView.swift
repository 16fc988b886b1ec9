import Languages
import Lessons
import Terminal

/// A lesson's prose.
struct ProseView: Block {
  private let blocks: [ProseBlock]
  private let indent: Int

  /// Shows prose.
  init(_ blocks: [ProseBlock], indent: Int = 0) {
    self.blocks = blocks
    self.indent = indent
  }

  // Code may be wider than the page; all else is broken here.
  var isVerbatim: Bool { true }

  /// The widest lines that are comfortable to read, in columns.
  static let widest = 80

  func drawn(on page: Page) -> [StyledText] {
    ProseLines(page: page.narrowed(to: ProseView.widest), isSpoken: false, indent: indent)
      .lines(blocks)
  }

  func spoken(on page: Page) -> [StyledText] {
    ProseLines(page: page.narrowed(to: ProseView.widest), isSpoken: true, indent: 0)
      .lines(blocks)
  }

  /// A piece of text within a line, as it is drawn.
  static func drawn(_ inlines: [ProseInline], _ style: Style = .plain) -> StyledText {
    ProseText(isSpoken: false).text(inlines, style)
  }

  /// A piece of text within a line, as it is spoken.
  static func spoken(_ inlines: [ProseInline], _ style: Style = .plain) -> StyledText {
    ProseText(isSpoken: true).text(inlines, style)
  }
}

/// Words pieces of text within a line.
private struct ProseText {
  let isSpoken: Bool

  func text(_ inlines: [ProseInline], _ style: Style = .plain) -> StyledText {
    inlines.reduce(into: StyledText()) { $0 += text($1, style) }
  }

  private func text(_ inline: ProseInline, _ style: Style) -> StyledText {
    switch inline {
    case .text(let text): return StyledText(text, style)
    case .emphasis(let inlines), .strong(let inlines): return text(inlines, .bold)
    case .strikethrough(let inlines):
      return StyledText(localized: "prose.struck-out", style, text(inlines, style))
    case .code(let code):
      // Marks tell what is code, with colour or without; a screen reader passes over quotes.
      return isSpoken ? StyledText("'\(code)'", style) : StyledText("`\(code)`", .code)
    case .link(let inlines, let url):
      let label = text(inlines, style)
      if url.isEmpty || label.plainText == url { return label }
      return label + StyledText(" <\(url)>", isSpoken ? style : .dim)
    case .image(let alt, let url):
      return StyledText(localized("prose.picture", alt.isEmpty ? url : alt), style)
    case .softBreak: return StyledText(" ", style)
    case .lineBreak: return StyledText("\n", style)
    }
  }
}

/// Breaks prose into lines.
private struct ProseLines {
  let page: Page
  let isSpoken: Bool
  /// Blank columns before every line.
  let indent: Int

  private var proseText: ProseText { ProseText(isSpoken: isSpoken) }
  private var width: Int { page.columns - indent }
  private var blank: StyledText { StyledText(String(repeating: " ", count: indent)) }

  private func further(by columns: Int) -> ProseLines {
    ProseLines(page: page, isSpoken: isSpoken, indent: indent + columns)
  }

  /// The blocks, an empty line between them.
  func lines(_ blocks: [ProseBlock]) -> [StyledText] {
    blocks.enumerated().flatMap { index, block in (index > 0 ? [""] : []) + lines(block) }
  }

  private func lines(_ block: ProseBlock) -> [StyledText] {
    switch block {
    case .heading(_, let inlines): wrapped(proseText.text(inlines, .heading))
    case .paragraph(let inlines): wrapped(proseText.text(inlines))
    case .list(let list): lines(list)
    case .table(let table): isSpoken ? sentences(table) : lines(table)
    case .code(let code, _): lines(code: code)
    case .quote(let blocks): isSpoken ? lines(blocks) : lines(quote: blocks)
    case .thematicBreak: isSpoken ? [] : [blank + StyledText("* * *", .dim)]
    }
  }

  /// Text in lines; a line end that the author meant is kept.
  private func wrapped(_ text: StyledText) -> [StyledText] {
    text.sanitizedLines.flatMap { line in
      line.wrapped(to: max(width, 10), ambiguous: page.ambiguous).map { blank + $0 }
    }
  }

  private func lines(_ list: ProseList) -> [StyledText] {
    list.items.enumerated().flatMap { index, item -> [StyledText] in
      let mark = list.start.map { "\($0 + index). " } ?? "- "
      var lines = further(by: mark.count).lines(item)
      // A tight list reads as one block.
      if list.isTight { lines.removeAll { $0.isEmpty } }
      guard let first = lines.first else { return [blank + StyledText(mark)] }
      let rest = first.dropping(columns: indent + mark.count)
      return (index > 0 && !list.isTight ? [""] : []) + [blank + StyledText(mark) + rest]
        + lines.dropFirst()
    }
  }

  private func lines(_ table: ProseTable) -> [StyledText] {
    let columns = table.alignments.map { alignment -> Alignment in
      switch alignment {
      case .right: .right
      case .center: .center
      case .left, .none: .left
      }
    }
    let rows =
      [table.header.map { proseText.text($0, .bold) }]
      + table.rows.map { $0.map { proseText.text($0) } }
    var lines = Table(columns, rows).drawn(on: page.narrowed(to: width))
    let rule = lines.map { $0.displayWidth(ambiguous: page.ambiguous) }.max() ?? 0
    if !lines.isEmpty { lines.insert(StyledText(String(repeating: "-", count: rule), .dim), at: 1) }
    return lines.map { blank + $0 }
  }

  /// A row a sentence: each cell with the head of its column.
  private func sentences(_ table: ProseTable) -> [StyledText] {
    table.rows.flatMap { row -> [StyledText] in
      let cells = zip(table.header, row).map { head, cell in
        let name = proseText.text(head)
        return name.isEmpty ? proseText.text(cell) : name + ": " + proseText.text(cell)
      }
      var sentence = StyledText()
      for (index, cell) in cells.enumerated() { sentence += (index > 0 ? ", " : "") + cell }
      return wrapped(sentence + ".")
    }
  }

  /// Code as it stands: broken, it would be other code.
  private func lines(code: String) -> [StyledText] {
    var rows = code.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.last?.isEmpty == true { rows.removeLast() }
    let inset = isSpoken ? "" : "    "
    return rows.map { blank + StyledText(inset) + StyledText(String($0), .code).sanitized }
  }

  private func lines(quote blocks: [ProseBlock]) -> [StyledText] {
    further(by: 2).lines(blocks).map {
      blank + StyledText("| ", .dim) + $0.dropping(columns: indent + 2)
    }
  }
}

extension StyledText {
  /// The text's lines, where it has line feeds; what a terminal might obey is made visible.
  fileprivate var sanitizedLines: [StyledText] {
    var lines = [StyledText()]
    for piece in pieces {
      let parts = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(part), piece.style)
      }
    }
    return lines.map(\.sanitized)
  }

  /// The text without the blanks that it begins with, so many at the most.
  fileprivate func dropping(columns: Int) -> StyledText {
    var rest = columns
    var result = StyledText()
    for piece in pieces {
      let blanks = min(rest, piece.text.prefix { $0 == " " }.count)
      result.append(String(piece.text.dropFirst(blanks)), piece.style)
      rest = blanks < piece.text.count ? 0 : rest - blanks
    }
    return result
  }
}
