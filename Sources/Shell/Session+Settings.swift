import Queries
import Terminal

extension Session {
  /// Changes how things look, for what is asked for and what acts report.
  func change(_ body: (inout TerminalProfile) -> Void) {
    body(&out.profile)
    if let reports = occasion.reports, reports !== out { body(&reports.profile) }
  }

  /// Takes what the terminal says of itself, unless somebody has said otherwise.
  public func ambiguousWidthWasFound(_ width: AmbiguousWidth) {
    if !knowsAmbiguousWidth { change { $0.ambiguous = width } }
  }

  /// Carries out a file of `set` lines, such as a person keeps for all sessions.
  ///
  /// - Parameter text: The file's text; `#` begins a comment.
  /// - Returns: What is wrong with which line, counted from 1; the others count all the same.
  public func configure(_ text: String) -> [(line: Int, complaint: Complaint)] {
    let listener = occasion.reports
    occasion.reports = nil
    defer { occasion.reports = listener }
    var faults: [(line: Int, complaint: Complaint)] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(Complaint) {
        for first in try commands(in: String(line)).compactMap(\.first)
        where Command.named(first.text)?.name != "set" {
          throw Complaint("only 'set' can stand here", at: first.span)
        }
        try run(String(line))
      } catch {
        faults.append((index + 1, error))
      }
    }
    return faults
  }
}
