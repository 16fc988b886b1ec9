import SwiftSyntax

/// A comment that allows what a rule forbids, for a reason.
///
///     // layer-lint: allow(cannot-be-traced): built once, before anything is traced
///
/// On a line of its own it speaks for the next line that is no comment; behind code, for that line.
struct Waiver: Equatable {
  let rule: RuleName
  /// The 1-based line that it speaks for.
  let line: Int

  /// Whether it allows `finding`, which must be of the same file.
  func covers(_ finding: Finding) -> Bool {
    finding.line == line && finding.violation.rule == rule
  }

  /// The waivers of `file`, and a finding for each that can't be honoured.
  static func read(from file: ScannedFile) -> (waivers: [Waiver], findings: [Finding]) {
    var waivers: [Waiver] = []
    var findings: [Finding] = []
    for comment in Comments.all(in: file) {
      guard let outcome = parse(comment.text) else { continue }
      switch outcome {
      case .success(let rule):
        waivers.append(Waiver(rule: rule, line: comment.subjectLine))
      case .failure(let flaw):
        findings.append(file.finding(.waiver(flaw.flaw), at: comment.position))
      }
    }
    return (waivers, findings)
  }

  /// The rule that the comment `text` waives, or what is wrong with it; nil if it is no waiver.
  private static func parse(_ text: String) -> Result<RuleName, Flawed>? {
    guard text.hasPrefix("//"), !text.hasPrefix("///") else { return nil }
    var rest = text.dropFirst(2).trimmingPrefix(while: \.isWhitespace)
    guard rest.hasPrefix("layer-lint") else { return nil }
    rest = rest.dropFirst("layer-lint".count)
    guard rest.hasPrefix(":") else {
      // Prose may begin with the tool's name; a waiver without its colon is a slip.
      return rest.contains("allow(") ? .failure(Flawed(flaw: .malformed)) : nil
    }
    rest = rest.dropFirst().trimmingPrefix(while: \.isWhitespace)
    guard rest.hasPrefix("allow("), let end = rest.firstIndex(of: ")") else {
      return .failure(Flawed(flaw: .malformed))
    }
    let name = String(rest[..<end].dropFirst("allow(".count))
    guard let rule = RuleName(rawValue: name) else {
      return .failure(Flawed(flaw: .unknownRule(name)))
    }
    guard rule != .waiver else { return .failure(Flawed(flaw: .ofWaivers)) }
    let reason = rest[end...].dropFirst().trimmingPrefix(while: { $0 == ":" || $0.isWhitespace })
    guard reason.isEmpty || rest[end...].hasPrefix("):") else {
      return .failure(Flawed(flaw: .malformed))
    }
    return reason.isEmpty ? .failure(Flawed(flaw: .noReason(rule))) : .success(rule)
  }

  /// A flaw in the shape that `Result` asks for.
  private struct Flawed: Error {
    let flaw: Violation.WaiverFlaw
  }
}

/// The line comments of a file, each with the line that it speaks about.
enum Comments {
  struct Comment {
    /// Its text, slashes included.
    let text: String
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
