import Queries

/// A value of front matter, read so strictly that YAML 1.2 would read the same text.
enum FrontMatterValue {
  /// Reads one value, without its quotes.
  static func scalar(_ line: LessonLine) throws(LessonContentError) -> LessonLine {
    let text = line.text
    guard let first = text.first else { return line }
    if first == "\"" || first == "'" {
      let inner = text.dropFirst().dropLast()
      guard text.count >= 2, text.last == first, !inner.contains(first) else {
        throw .frontMatter(.badQuotes)
      }
      // YAML has escapes in double quotes.
      if first == "\"", inner.contains("\\") { throw .frontMatter(.needsQuotes) }
      return LessonLine(String(inner), at: line.place(ofByte: 1))
    }
    if "[]{},&*!|>%@`#".contains(first) || text.hasSuffix(":") || text.contains(": ")
      || text.contains(" #") || ["- ", "? "].contains(where: text.hasPrefix)
    {
      throw .frontMatter(.needsQuotes)
    }
    return line
  }

  /// Reads a list in brackets: its entries as they are written.
  static func list(_ line: LessonLine) throws(LessonContentError) -> [LessonLine] {
    guard line.text.count >= 2, line.text.hasSuffix("]") else { throw .frontMatter(.badList) }
    var cursor = Cursor(String(line.text.dropLast()))
    _ = cursor.accept("[")
    if cursor.skipBlanks() == nil { return [] }
    var entries: [LessonLine] = []
    repeat {
      let entry = line.part(cursor.trimmed(cursor.take { $0 != UInt8(ascii: ",") }))
      if entry.text.isEmpty { throw .frontMatter(.badList) }
      entries.append(entry)
    } while cursor.accept(",")
    return entries
  }
}
