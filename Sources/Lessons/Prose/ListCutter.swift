/// Cuts a list where a claimed block stands in one of its items.
///
/// What the item says before the block ends the first list; what it says after it stands by itself;
/// the other items are a list that counts on.
struct ListCutter {
  private let start: Int?
  private let isTight: Bool
  private var count = 0
  /// How many items lie before those in ``items``.
  private var first = 0
  private var items: [[ProseBlock]] = []
  private var result: [MarkdownPiece] = []

  /// Makes a cutter for a list that begins with a number, or with nil for bullets.
  init(start: Int?, isTight: Bool) {
    self.start = start
    self.isTight = isTight
  }

  mutating func add(_ pieces: [MarkdownPiece]) {
    if items.isEmpty { first = count }
    count += 1
    var blocks: [ProseBlock] = []
    var isCut = false
    for piece in pieces {
      switch piece {
      case .prose(let block): blocks.append(block)
      case .fence, .note:
        end(blocks, isCut: isCut)
        flush()
        result.append(piece)
        blocks = []
        isCut = true
      }
    }
    if isCut || !blocks.isEmpty { end(blocks, isCut: isCut) } else { items.append([]) }
  }

  /// The pieces of the list.
  mutating func finish() -> [MarkdownPiece] {
    flush()
    return result
  }

  private mutating func end(_ blocks: [ProseBlock], isCut: Bool) {
    if blocks.isEmpty { return }
    if isCut {
      result += blocks.map { .prose($0) }
    } else {
      items.append(blocks)
    }
  }

  private mutating func flush() {
    if items.isEmpty { return }
    let number = start.map { $0 + first }
    result.append(.prose(.list(ProseList(start: number, isTight: isTight, items: items))))
    items = []
  }
}
