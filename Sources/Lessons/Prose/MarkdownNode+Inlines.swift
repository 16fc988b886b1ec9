import Characters

/// Makes pieces of lines from a ``MarkdownTree``.
extension MarkdownNode {
  /// What stands in a paragraph, a heading or a cell.
  func inlines(depth: Int = 0) -> [ProseInline] {
    if depth >= MarkdownWalker.deepest {
      let text = plainText
      return text.isEmpty ? [] : [.text(text)]
    }
    var result: [ProseInline] = []
    for node in children {
      switch node.kind {
      case .text, .inlineHTML: result.add(.text(node.literal))
      case .softBreak: result.add(.softBreak)
      case .lineBreak: result.add(.lineBreak)
      case .inlineCode: result.add(.code(node.literal))
      case .emphasis: result.add(.emphasis(node.inlines(depth: depth + 1)))
      case .strong: result.add(.strong(node.inlines(depth: depth + 1)))
      case .strikethrough: result.add(.strikethrough(node.inlines(depth: depth + 1)))
      case .link: result.add(.link(node.inlines(depth: depth + 1), url: node.url))
      case .image: result.add(.image(alt: node.plainText, url: node.url))
      default: node.inlines(depth: depth + 1).forEach { result.add($0) }
      }
    }
    return result.withLinesJoined
  }

  /// All text in it, however deep it lies; a line end is a space, where the script has any.
  var plainText: String {
    var text = ""
    var isAfterLineEnd = false
    visitAll { node in
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
