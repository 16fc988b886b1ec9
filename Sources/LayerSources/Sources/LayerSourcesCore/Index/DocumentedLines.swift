import SwiftSyntax

/// The lines of a declaration as a reader would cut it out: doc comment and attributes included.
enum DocumentedLines {
  /// From the first line of the doc comment, if one is attached, to the last line of `node`.
  static func of(
    _ node: some SyntaxProtocol, _ converter: SourceLocationConverter
  ) -> ClosedRange<Int> {
    let first = converter.location(for: documentedStart(of: node)).line
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    return first...max(first, last)
  }

  /// Where the attached doc comment begins, or the declaration itself.
  ///
  /// A blank line ends the search: what stands above it speaks of the file, not of this. Plain
  /// comments in between are passed over, so a waiver below the doc comment does no harm.
  private static func documentedStart(of node: some SyntaxProtocol) -> AbsolutePosition {
    var start = node.positionAfterSkippingLeadingTrivia
    var position = start
    var lineEnds = 0
    for piece in node.leadingTrivia.reversed() {
      position = AbsolutePosition(utf8Offset: position.utf8Offset - piece.sourceLength.utf8Length)
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineEnds += count
        if lineEnds > 1 { return start }
      case .docLineComment, .docBlockComment:
        lineEnds = 0
        start = position
      case .lineComment, .blockComment:
        lineEnds = 0
      default:
        break
      }
    }
    return start
  }
}
