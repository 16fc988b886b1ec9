/// A part of the grammar that is also read by itself, from a text or from words of a line.
package protocol Readable {
  /// Reads it from the tokens ahead.
  init(from reader: inout TokenReader) throws(QueryError)
}

extension Readable {
  /// Reads a whole text, except for a comment at its end. The text begins at `base` in its line, in
  /// UTF-8 bytes from 0. What can't be read and an unknown name throw a ``QueryError``.
  package init(_ text: String, at base: Int = 0, vocabulary: Vocabulary) throws(QueryError) {
    self = try TokenReader.all(text, at: base, vocabulary, Self.init(from:))
  }

  /// Reads words of a line, one at least; the line is needed because quotes matter. A ``QueryError`` is
  /// thrown at what can't be read, or a name that there isn't.
  package init(
    _ words: [Word], in line: String, vocabulary: Vocabulary
  ) throws(QueryError) {
    let (text, base) = Word.text(from: words, in: line)
    try self.init(text, at: base, vocabulary: vocabulary)
  }
}
