import Languages
import LayerTracing
import Lessons
import Terminal

/// That a task isn't done, and what is the case instead.
struct NotYet: Block {
  private let head: StyledText
  /// What isn't as it should be, each once.
  private let reasons: [String]
  private let offers: [String]

  private let language: Language
  /// What leads on where the task can't be done any more; nil where it can.
  private let wayOut: String?

  init(
    _ findings: [LessonFinding], offers: [String], waysOut: [String], in language: Language
  ) {
    self.language = language
    self.offers = offers
    wayOut = waysOut.isEmpty ? nil : language.localized("answer.way-out", waysOut)
    let expected = findings.filter { $0.check.kind != .invariant }
    let missing = expected.filter { !$0.holds }
    if missing.isEmpty {
      head = StyledText(language.localized("answer.not-like-this"), .error)
    } else if expected.count == 1 {
      head = StyledText(language.localized("answer.not-yet"), .bold)
    } else {
      head = StyledText(
        language.localized(
          "answer.not-yet-of", expected.count - missing.count, expected.count), .bold)
    }
    // What is to be kept matters once everything else is there.
    let kept = findings.filter { $0.check.kind == .invariant && !$0.holds }
    reasons =
      (missing.isEmpty ? kept : missing).compactMap { finding -> String? in
        let isHidden = finding.check.kind == .hidden
        switch finding.outcome {
        case .passed: return nil
        case .unmet(let failure):
          return isHidden
            ? NotYet.hidden("\(failure.kind)", language)
            : language.speaking { failure.description }
        case .failed(let reason, _): return isHidden ? NotYet.hidden("any", language) : reason
        }
      }.unique
  }

  /// What isn't met yet, by its kind alone: which one it is, is for the learner to find out.
  private static func hidden(_ kind: String, _ language: Language) -> String {
    language.localized("answer.hidden", language.localized("answer.lack.\(kind)"))
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
      " " + language.localized("step.for-help", offers.joined(separator: ", "))
      + (wayOut.map { " " + $0 } ?? "")
    return page.wrapped(
      (head + " " + StyledText(reasons.joined(separator: "; ") + "." + help)).sanitized)
  }
}
