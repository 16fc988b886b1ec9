import CMarkGFM
import Synchronization

/// A Markdown text as cmark-gfm reads it; its memory is freed with it.
struct MarkdownTree: ~Copyable {
  /// The document. It must not be used when the tree is gone.
  let root: MarkdownNode

  /// The most cells that a text's tables may have.
  ///
  /// A short row is filled up with empty cells, so a line of many pipes above many short lines
  /// would need memory for their product.
  private static let mostCells = 100_000

  /// Registering isn't safe from two threads, and neither is parsing: strikethrough changes a
  /// table of characters that all parsers share.
  private static let lock = Mutex(false)

  /// Reads a text; nil if it might grow too much, or if the library gives no document, which it has no
  /// reason to.
  init?(_ source: SourceText) {
    if source.growingLine != nil { return nil }
    var text = source.lines.joined(separator: "\n")
    let extensions = Self.hasFewCells(source) ? ["table", "strikethrough"] : ["strikethrough"]
    let document = Self.lock.withLock { isRegistered in
      if !isRegistered { cmark_gfm_core_extensions_ensure_registered() }
      isRegistered = true
      return Self.parse(&text, extensions: extensions).map(MarkdownNode.init)
    }
    guard let document else { return nil }
    root = document
  }

  deinit { root.free() }

  private static func parse(_ text: inout String, extensions: [String]) -> OpaquePointer? {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in extensions {
      guard let syntax = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, syntax)
    }
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    return cmark_parser_finish(parser)
  }

  private static func hasFewCells(_ source: SourceText) -> Bool {
    let pipes = source.lines.map { $0.utf8.count { $0 == UInt8(ascii: "|") } }.max() ?? 0
    return (pipes + 1) * source.lines.count <= mostCells
  }
}
