import SwiftSyntax

/// A comment that allows what a rule forbids, for a reason.
///
///     // layer-lint: allow(cannot-be-traced): built once, before anything is traced
///
/// On a line of its own it speaks for the next line that is no comment; behind code, for that line.
struct Waiver: Equatable {
  /// The rule that it names.
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
    /// What is wrong.
    let flaw: Violation.WaiverFlaw
  }
}
