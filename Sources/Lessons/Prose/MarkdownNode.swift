import CMarkGFM

/// One node of a ``MarkdownTree``, in Swift's words.
struct MarkdownNode {
  /// What a node is.
  enum Kind {
    case paragraph, heading, list, item, quote, code, html, thematicBreak
    case table, tableRow, tableCell
    case text, softBreak, lineBreak, inlineCode, inlineHTML
    case emphasis, strong, strikethrough, link, image
    case other
  }

  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Frees the node and all in it.
  func free() { cmark_node_free(pointer) }

  /// The node and all in it as HTML; what is HTML already is left out.
  var html: String {
    guard let text = cmark_render_html(pointer, CMARK_OPT_DEFAULT, nil) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    return String(cString: text)
  }

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .inlineCode
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: extensionKind
    }
  }

  /// Extensions number their nodes as they are registered, so a name is all there is.
  private var extensionKind: Kind {
    switch text(cmark_node_get_type_string(pointer)) {
    case "table": .table
    case "table_header", "table_row": .tableRow
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    default: .other
    }
  }

  /// The nodes directly in this one.
  var children: some Sequence<MarkdownNode> {
    sequence(state: cmark_node_first_child(pointer)) { next -> MarkdownNode? in
      guard let node = next else { return nil }
      next = cmark_node_next(node)
      return MarkdownNode(node)
    }
  }

  /// Visits all nodes in this one, itself included, in the order of the text, however deep they lie.
  func visitAll(_ body: (MarkdownNode) -> Void) {
    guard let iterator = cmark_iter_new(pointer) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE || event == CMARK_EVENT_NONE { return }
      if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) {
        body(MarkdownNode(node))
      }
    }
  }

  /// The text of a node that has one, else an empty text.
  var literal: String { text(cmark_node_get_literal(pointer)) }
  /// Where a link or an image leads.
  var url: String { text(cmark_node_get_url(pointer)) }
  /// The words behind a fence, escapes resolved.
  var info: String { text(cmark_node_get_fence_info(pointer)) }
  /// A heading's level, 1 to 6.
  var level: Int { Int(cmark_node_get_heading_level(pointer)) }
  /// The number of the first item of a list, nil for bullets.
  var listStart: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(cmark_node_get_list_start(pointer)) : nil
  }
  /// Whether a list has no blank lines between its items.
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  /// The line on which a block begins, from 1.
  var line: Int { Int(cmark_node_get_start_line(pointer)) }
  /// The line on which a block ends, from 1.
  var lastLine: Int { Int(cmark_node_get_end_line(pointer)) }
  /// Where in its line a block begins, in UTF-8 bytes from 0.
  var offset: Int { max(0, Int(cmark_node_get_start_column(pointer)) - 1) }
  /// How many backticks or tildes a code block's fence has; nil without a fence.
  var fence: (length: Int, character: UInt8)? {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    guard cmark_node_get_fenced(pointer, &length, &offset, &character) != 0 else { return nil }
    return (Int(length), UInt8(bitPattern: character))
  }
  /// How the columns of a table stand.
  var alignments: [ProseTable.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let bytes = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return UnsafeBufferPointer(start: bytes, count: count).map {
      switch $0 {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }

  private func text(_ bytes: UnsafePointer<CChar>?) -> String {
    bytes.map(String.init(cString:)) ?? ""
  }
}
