import Queries

/// A code block between fences (CommonMark 0.29, section 4.5), with its places in the file.
struct FencedBlock {
  /// Where the fence begins.
  let place: SourcePlace
  /// The words behind the fence, as they are written.
  let info: LessonLine
  /// The text between the fences, without the indentation of the fence.
  let literal: String
  /// The lines between the fences that aren't blank, without the blanks around them.
  let lines: [LessonLine]
  /// Whether there is a closing fence; without one the block ends with what it stands in.
  ///
  /// An opening fence of the same length may stand inside the block. Then the closing fence belongs
  /// to that one, and this block isn't closed.
  let isClosed: Bool
  /// The opening fence.
  let marker: String

  /// Reads a code block; nil if it has no fence, but is indented. It has to know on which lines code
  /// blocks begin.
  init?(_ node: MarkdownNode, in source: SourceText, codeStarts: Set<Int>) {
    guard let fence = node.fence, source.lines.indices.contains(node.line - 1) else { return nil }
    let character = Character(Unicode.Scalar(fence.character))
    marker = String(repeating: character, count: fence.length)
    literal = node.literal
    place = source[node.line].place(ofByte: node.offset)
    info = source[node.line].trimmed(from: node.offset + fence.length)

    // By bytes: to tell characters apart takes longer than all else that is read of a block.
    let content = literal.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    var lines: [LessonLine] = []
    for (index, text) in content.enumerated() {
      let number = node.line + 1 + index
      guard source.lines.indices.contains(number - 1) else { break }
      // The text is the end of its line; before it stand quote marks and indentation.
      let visible = text.drop(while: Cursor.isBlank)
      let whole = source[number]
      let line = whole.trimmed(from: whole.text.utf8.count - visible.count)
      if !line.text.isEmpty { lines.append(line) }
    }
    self.lines = lines
    let marker = marker
    let end = node.line + content.count + 1
    isClosed =
      !lines.contains { Self.isOpening($0.text, marker: marker) }
      && source.lines.indices.contains(end - 1) && !codeStarts.contains(end)
      && Self.isClosing(source.lines[end - 1], fence: fence)
  }

  /// Whether a line, if it didn't stand in a block, would open one.
  private static func isOpening(_ line: String, marker: String) -> Bool {
    guard line.hasPrefix(marker) else { return false }
    let info = line.drop { $0 == marker.first }
    return !info.isEmpty && !info.contains("`")
  }

  /// Whether a line is a closing fence, behind whatever quotes and lists demand.
  private static func isClosing(_ line: String, fence: (length: Int, character: UInt8)) -> Bool {
    var cursor = Cursor(line)
    cursor.take { Cursor.isBlank($0) || $0 == UInt8(ascii: ">") }
    let length = cursor.take { $0 == fence.character }.count
    return length >= fence.length && cursor.skipBlanks() == nil
  }
}
