/// Makes prose of a ``MarkdownTree``, and cuts it where a fenced block is claimed.
struct MarkdownWalker {
  /// How deep quotes, lists and emphasis may be nested; what lies deeper is taken as plain text.
  /// Values nested without limit would overflow the stack when they are compared or freed.
  static let deepest = 32

  private let source: SourceText
  /// Lines on which a code block begins: such a line can't end the block before it.
  private let codeStarts: Set<Int>
  private let claims: (FencedBlock) -> Bool

  /// Makes a walker of a text's tree; `claims` decides whether a fenced block is to be kept apart from
  /// the prose.
  init(source: SourceText, tree: borrowing MarkdownTree, claims: @escaping (FencedBlock) -> Bool) {
    self.source = source
    self.claims = claims
    var starts: Set<Int> = []
    tree.root.visitAll { if $0.kind == .code { starts.insert($0.line) } }
    codeStarts = starts
  }

  /// What the whole text consists of.
  func pieces(of tree: borrowing MarkdownTree) -> [MarkdownPiece] {
    pieces(in: tree.root, depth: 0)
  }

  private func pieces(in parent: MarkdownNode, depth: Int) -> [MarkdownPiece] {
    parent.children.flatMap { pieces(of: $0, depth: depth) }
  }

  private func pieces(of node: MarkdownNode, depth: Int) -> [MarkdownPiece] {
    guard depth < Self.deepest else {
      let text = node.plainText
      return text.isEmpty ? [] : [.prose(.paragraph([.text(text)]))]
    }
    switch node.kind {
    case .heading: return [.prose(.heading(level: node.level, node.inlines()))]
    case .paragraph: return [.prose(.paragraph(node.inlines()))]
    case .thematicBreak: return [.prose(.thematicBreak)]
    case .html: return html(node)
    case .code: return [code(node)]
    case .quote: return quote(node, depth: depth)
    case .list: return list(node, depth: depth)
    case .table: return [.prose(.table(table(node)))]
    default: return pieces(in: node, depth: depth + 1)
    }
  }

  /// HTML is shown as the text that it is, line by line.
  private func html(_ node: MarkdownNode) -> [MarkdownPiece] {
    var inlines: [ProseInline] = []
    for line in node.literal.split(separator: "\n") {
      if !inlines.isEmpty { inlines.append(.softBreak) }
      inlines.add(.text(String(line)))
    }
    return inlines.isEmpty ? [] : [.prose(.paragraph(inlines))]
  }

  private func code(_ node: MarkdownNode) -> MarkdownPiece {
    if let block = FencedBlock(node, in: source, codeStarts: codeStarts), claims(block) {
      return .fence(block)
    }
    let literal = node.literal
    return .prose(
      .code(literal.hasSuffix("\n") ? String(literal.dropLast()) : literal, info: node.info))
  }

  /// A quote is cut in two at a claimed block. A quote that lies in no other block may be a
  /// teacher's note.
  private func quote(_ node: MarkdownNode, depth: Int) -> [MarkdownPiece] {
    let pieces = pieces(in: node, depth: depth + 1)
    let blocks = pieces.compactMap(\.block)
    let place = SourcePlace(line: node.line, column: node.offset + 1)
    if depth == 0, blocks.count == pieces.count,
      let note = TeacherNote(blocks, from: place, to: node.lastLine)
    {
      return [.note(note)]
    }
    return quote(pieces)
  }

  private func quote(_ pieces: [MarkdownPiece]) -> [MarkdownPiece] {
    var result: [MarkdownPiece] = []
    var blocks: [ProseBlock] = []
    func flush() {
      if !blocks.isEmpty { result.append(.prose(.quote(blocks))) }
      blocks = []
    }
    for piece in pieces {
      switch piece {
      case .prose(let block): blocks.append(block)
      case .fence, .note:
        flush()
        result.append(piece)
      }
    }
    flush()
    return result
  }

  private func list(_ node: MarkdownNode, depth: Int) -> [MarkdownPiece] {
    var cutter = ListCutter(start: node.listStart, isTight: node.isTight)
    for item in node.children { cutter.add(pieces(in: item, depth: depth + 1)) }
    return cutter.finish()
  }

  private func table(_ node: MarkdownNode) -> ProseTable {
    let rows = node.children.map { row in row.children.map { $0.inlines() } }
    return ProseTable(
      alignments: node.alignments, header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }
}

/// What a text is cut into: prose, the fenced blocks that the caller claims, and what is said to a teacher.
enum MarkdownPiece {
  case prose(ProseBlock)
  case fence(FencedBlock)
  case note(TeacherNote)

  /// The prose, if it is prose.
  var block: ProseBlock? {
    if case .prose(let block) = self { block } else { nil }
  }
}
