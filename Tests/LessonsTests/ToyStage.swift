import Lessons

/// A session that can count, and forget.
///
/// Commands: `add N`, `break`, which fails, `odd`, which does something else in each session. Checks:
/// `sum N`, `stepped N` for what was added since the step began.
final class ToyStage {
  private(set) var log: [String] = []
  private var sum = 0
  private var before = 0
  private var sessions = 0
  /// Whether a check does what it must not, and adds one.
  var checksAdd = false

  var stage: LessonStage {
    LessonStage(
      start: { [self] in
        log.append("start")
        sessions += 1
        sum = 0
        before = sum
      },
      run: { [self] in run($0) },
      beginStep: { [self] in
        log.append("step")
        before = sum
      },
      check: { [self] in check($0) },
      fingerprint: { [self] in "sum\n\(sum)" })
  }

  private func run(_ line: String) -> LessonOutcome {
    log.append(line)
    let words = line.split(separator: " ")
    switch words.first {
    case "add": sum += Int(words[1]) ?? 0
    case "odd": sum += sessions
    default: return .failed("no such command")
    }
    return .passed
  }

  private func check(_ line: String) -> LessonOutcome {
    let words = line.split(separator: " ")
    defer { if checksAdd { sum += 1 } }
    let value = words[0] == "sum" ? sum : sum - before
    return String(value) == words[1] ? .passed : .failed("\(words[0]) is \(value), not \(words[1])")
  }
}
