/// A piece of Swift's text, as far as renaming has to tell pieces apart: a word in a text or in a comment is no name.
struct SwiftPiece {
  /// What sort of piece it is.
  enum Kind {
    /// A name or a keyword.
    case word
    /// One character of punctuation.
    case mark
    /// A literal of text, with what is interpolated in it.
    case text
    /// Blanks, line ends and comments.
    case space
  }

  let kind: Kind
  let text: Substring

  /// The pieces of a source, which joined are the source.
  static func all(in source: String) -> [SwiftPiece] {
    var (pieces, rest) = ([SwiftPiece](), source[...])
    while let first = rest.first {
      let (kind, end): (Kind, String.Index)
      if rest.hasPrefix("//") {
        (kind, end) = (.space, rest.firstIndex(where: \.isNewline) ?? rest.endIndex)
      } else if rest.hasPrefix("/*") {
        (kind, end) = (.space, endOfComment(rest))
      } else if first.isWhitespace {
        (kind, end) = (.space, rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex)
      } else if isOfName(first) {
        (kind, end) = (.word, rest.firstIndex { !isOfName($0) } ?? rest.endIndex)
      } else if let endOfText = endOfText(rest) {
        (kind, end) = (.text, endOfText)
      } else {
        (kind, end) = (.mark, rest.index(after: rest.startIndex))
      }
      pieces.append(SwiftPiece(kind: kind, text: rest[..<end]))
      rest = rest[end...]
    }
    return pieces
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The end of a comment that may have others in it.
  private static func endOfComment(_ source: Substring) -> String.Index {
    var (depth, place) = (0, source.startIndex)
    while place < source.endIndex {
      let rest = source[place...]
      let step = rest.hasPrefix("/*") ? 1 : rest.hasPrefix("*/") ? -1 : 0
      depth += step
      place = source.index(place, offsetBy: step == 0 ? 1 : 2)
      if depth == 0 { break }
    }
    return place
  }

  /// The end of the literal of text that a source begins with; nil if it begins with none.
  private static func endOfText(_ source: Substring) -> String.Index? {
    let signs = String(source.prefix { $0 == "#" })
    var rest = source.dropFirst(signs.count)
    guard rest.first == "\"" else { return nil }
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty {
      if rest.hasPrefix(quotes + signs) {
        return rest.dropFirst(quotes.count + signs.count).startIndex
      }
      guard rest.hasPrefix("\\" + signs) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(1 + signs.count)
      rest = rest.first == "(" ? rest[endOfGroup(rest)...] : rest.dropFirst()
    }
    return source.endIndex
  }

  /// The end of what stands in parentheses, texts included.
  private static func endOfGroup(_ source: Substring) -> String.Index {
    var (depth, rest) = (0, source)
    while let first = rest.first {
      if let end = endOfText(rest) {
        rest = rest[end...]
        continue
      }
      depth += first == "(" ? 1 : first == ")" ? -1 : 0
      rest = rest.dropFirst()
      if depth == 0 { break }
    }
    return rest.startIndex
  }
}
