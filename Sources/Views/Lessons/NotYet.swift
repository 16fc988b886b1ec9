import LayerTracing
import Lessons
import Terminal

/// That a task isn't done, and what is the case instead.
struct NotYet: Block {
  private let head: StyledText
  /// What isn't as it should be, each once.
  private let reasons: [String]
  private let offers: [String]

  private let phrases: any LessonPhrases
  /// What leads on where the task can't be done any more; nil where it can.
  private let wayOut: String?

  init(
    _ findings: [LessonFinding], offers: [String], waysOut: [String], _ phrases: any LessonPhrases
  ) {
    self.phrases = phrases
    self.offers = offers
    wayOut =
      waysOut.isEmpty ? nil : phrases.wayOut(waysOut.joined(separator: phrases.or))
    let expected = findings.filter { $0.check.kind != .invariant }
    let missing = expected.filter { !$0.holds }
    if missing.isEmpty {
      head = StyledText(phrases.notLikeThis, .error)
    } else if expected.count == 1 {
      head = StyledText(phrases.notYet, .bold)
    } else {
      head = StyledText(
        phrases.notYetOf(expected.count - missing.count, expected.count), .bold)
    }
    // What is to be kept matters once everything else is there.
    let kept = findings.filter { $0.check.kind == .invariant && !$0.holds }
    reasons =
      (missing.isEmpty ? kept : missing).compactMap { finding -> String? in
        let isHidden = finding.check.kind == .hidden
        switch finding.outcome {
        case .passed: return nil
        case .unmet(let failure):
          return isHidden ? phrases.hidden(failure.kind) : phrases.reason(failure)
        case .failed(let words, _): return isHidden ? phrases.hidden(nil) : words
        }
      }.unique
  }

  func drawn(on page: Page) -> [StyledText] {
    let offers = StyledText(offers.joined(separator: "  "), .hint)
    // Several have a line each, so that one can be told from the next.
    let isList = reasons.count > 1
    let first = isList ? StyledText() : "  " + StyledText(reasons.first ?? "").sanitized
    var lines = page.wrapped(head + first, indent: 2)
    for reason in isList ? reasons : [] {
      lines += page.wrapped(StyledText("  - \(reason)").sanitized, indent: 4)
    }
    if let wayOut { lines += page.wrapped(StyledText("  \(wayOut)"), indent: 4) }
    guard let last = lines.last, last.displayWidth() + 3 + offers.displayWidth() <= page.columns
    else { return lines + ["  " + offers] }
    let blanks = page.columns - last.displayWidth() - offers.displayWidth()
    lines[lines.count - 1] = last + StyledText(String(repeating: " ", count: blanks)) + offers
    return lines
  }

  func spoken(on page: Page) -> [StyledText] {
    let help =
      " " + phrases.forHelp(offers.joined(separator: ", ")) + (wayOut.map { " " + $0 } ?? "")
    return page.wrapped(
      (head + " " + StyledText(reasons.joined(separator: "; ") + "." + help)).sanitized)
  }
}
