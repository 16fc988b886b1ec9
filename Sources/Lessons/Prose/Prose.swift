/// A text for the learner, told apart from what it looks like: what a Markdown page says.
///
/// It knows no colour and no width; the view that shows it decides. All text is kept as it was
/// written, escape sequences included: the view makes them harmless.
public struct Prose: Hashable, Sendable {
  /// The largest text that is read as Markdown, in UTF-8 bytes.
  ///
  /// A lesson of ten minutes has some 10,000. Reading takes quadratic time in the worst case, so
  /// a limit on size is a limit on time.
  public static let largest = 64 * 1024

  /// What it consists of, in order.
  public var blocks: [ProseBlock]

  /// Makes a text of blocks.
  public init(_ blocks: [ProseBlock] = []) { self.blocks = blocks }

  /// Reads CommonMark with GitHub's tables and strikethrough. HTML becomes the text that it is. No text
  /// is refused; one beyond ``largest`` is taken as code, line by line.
  public init(markdown: String) {
    let source = SourceText(markdown)
    guard markdown.utf8.count <= Prose.largest, let tree = MarkdownTree(source) else {
      blocks = [.code(source.lines.joined(separator: "\n"), info: "")]
      return
    }
    let walker = MarkdownWalker(source: source, tree: tree) { _ in false }
    blocks = walker.pieces(of: tree).compactMap(\.block)
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { blocks.isEmpty }

  /// The text alone, a line for each block.
  public var plainText: String { blocks.map(\.plainText).joined(separator: "\n") }

  /// The body of a page: CommonMark with GitHub's tables, by cmark-gfm. HTML of the author's, and
  /// addresses that run something, are left out.
  public static func html(markdown: String) -> String {
    // Bound, since the document is gone with its tree.
    guard let tree = MarkdownTree(SourceText(markdown)) else { return "" }
    return tree.root.html
  }
}
