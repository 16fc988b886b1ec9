import SwiftSyntax

/// The line comments of a file, each with the line that it speaks about.
enum Comments {
  /// One comment.
  struct Comment {
    /// Its text, slashes included.
    let text: String
    /// Where it begins.
    let position: AbsolutePosition
    /// Its own line if code stands before it, else the next line that is no comment; 1-based.
    let subjectLine: Int
  }

  /// All line comments of `file`, in order.
  static func all(in file: ScannedFile) -> [Comment] {
    var comments: [Comment] = []
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      let codeLine = file.line(of: token.positionAfterSkippingLeadingTrivia)
      add(token.leadingTrivia, startingAt: token.position, codeLine: codeLine, file, to: &comments)
      add(
        token.trailingTrivia, startingAt: token.endPositionBeforeTrailingTrivia, codeLine: nil,
        file, to: &comments)
    }
    return comments
  }

  /// Adds the comments in one stretch of trivia. If it leads, `codeLine` is where it leads to; nil
  /// means that it trails, and that its comments share the line of the code before them.
  private static func add(
    _ trivia: Trivia, startingAt start: AbsolutePosition, codeLine: Int?,
    _ file: ScannedFile, to comments: inout [Comment]
  ) {
    var starts: [(text: String, position: AbsolutePosition, line: Int)] = []
    var commented: Set<Int> = []
    var offset = start.utf8Offset
    for piece in trivia {
      let position = AbsolutePosition(utf8Offset: offset)
      offset += piece.sourceLength.utf8Length
      switch piece {
      case .lineComment(let text):
        starts.append((text, position, file.line(of: position)))
        commented.insert(file.line(of: position))
      case .docLineComment, .docBlockComment, .blockComment:
        commented.formUnion(file.line(of: position)...file.line(of: .init(utf8Offset: offset)))
      default:
        break
      }
    }
    for (text, position, line) in starts {
      var subject = line
      if let codeLine {
        repeat { subject += 1 } while subject != codeLine && commented.contains(subject)
      }
      comments.append(Comment(text: text, position: position, subjectLine: subject))
    }
  }
}
