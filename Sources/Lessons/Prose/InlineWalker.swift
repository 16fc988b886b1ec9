import Characters

/// Makes pieces of lines from a ``MarkdownTree``.
enum InlineWalker {
  /// What stands in a paragraph, a heading or a cell.
  static func inlines(in parent: MarkdownNode, depth: Int = 0) -> [ProseInline] {
    if depth >= MarkdownWalker.deepest {
      let text = plainText(of: parent)
      return text.isEmpty ? [] : [.text(text)]
    }
    var result: [ProseInline] = []
    for node in parent.children {
      switch node.kind {
      case .text, .inlineHTML: result.add(.text(node.literal))
      case .softBreak: result.add(.softBreak)
      case .lineBreak: result.add(.lineBreak)
      case .inlineCode: result.add(.code(node.literal))
      case .emphasis: result.add(.emphasis(inlines(in: node, depth: depth + 1)))
      case .strong: result.add(.strong(inlines(in: node, depth: depth + 1)))
      case .strikethrough: result.add(.strikethrough(inlines(in: node, depth: depth + 1)))
      case .link: result.add(.link(inlines(in: node, depth: depth + 1), url: node.url))
      case .image: result.add(.image(alt: plainText(of: node), url: node.url))
      default: inlines(in: node, depth: depth + 1).forEach { result.add($0) }
      }
    }
    return result.withLinesJoined
  }

  /// All text in a node, however deep it lies; a line end is a space, where the script has any.
  static func plainText(of node: MarkdownNode) -> String {
    var text = ""
    var isAfterLineEnd = false
    node.visitAll { node in
      switch node.kind {
      case .text, .inlineCode, .inlineHTML:
        if isAfterLineEnd { text += text.lineEnd(before: node.literal) }
        isAfterLineEnd = false
        text += node.literal
      case .code, .html:
        text +=
          (text.isEmpty ? "" : " ") + node.literal.split(separator: "\n").joined(separator: " ")
      case .softBreak: isAfterLineEnd = true
      case .lineBreak: text += " "
      case .paragraph, .heading, .tableCell: if !text.isEmpty { text += " " }
      default: break
      }
    }
    return text
  }
}
