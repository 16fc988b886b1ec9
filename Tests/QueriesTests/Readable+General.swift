import Queries

/// Where a test is not about the names of a session, a text is read with those that are always known.
extension Readable {
  init(_ text: String, at base: Int = 0) throws(QueryError) {
    try self.init(text, at: base, vocabulary: .general)
  }

  init(_ words: [Word], in line: String) throws(QueryError) {
    try self.init(words, in: line, vocabulary: .general)
  }
}
