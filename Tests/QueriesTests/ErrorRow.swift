import Queries
import Testing

/// A text that can't be read, and all that is said about it.
struct ErrorRow: Sendable, CustomTestStringConvertible {
  let text: String
  let span: Range<Int>
  let message: String
  let nearest: String?
  /// Some of what would be accepted.
  let accepts: [String]

  init(
    _ text: String, _ span: Range<Int>, _ message: String, nearest: String? = nil,
    accepts: String...
  ) {
    self.text = text
    self.span = span
    self.message = message
    self.nearest = nearest
    self.accepts = accepts
  }

  var testDescription: String { text }

  /// Expects the error when the text is read.
  func check(
    at place: SourceLocation = #_sourceLocation, _ read: (String) throws(QueryError) -> Void
  ) {
    do {
      try read(text)
      Issue.record("'\(text)' was read", sourceLocation: place)
    } catch {
      #expect(error.message == message, sourceLocation: place)
      #expect(error.span == span, sourceLocation: place)
      #expect(error.nearest == nearest, sourceLocation: place)
      for name in accepts {
        #expect(error.accepted.contains(name), "\(name)", sourceLocation: place)
      }
    }
  }
}
