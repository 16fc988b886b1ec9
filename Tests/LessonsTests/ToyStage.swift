import Lessons

/// A session that can count, and forget.
///
/// Commands: `add N`, `break`, which fails, `odd`, which does something else in each session. Checks:
/// `sum N`, `stepped N` for what was added since the step began.
final class ToyStage: LessonPlayer {
  private(set) var log: [String] = []
  /// How many sessions were measured.
  private(set) var measured = 0
  private var lesson: Lesson?
  private var position = 0
  private var sum = 0
  private var before = 0
  private var sessions = 0
  /// Whether an event takes something that no way out gives back.
  var isTrap = false
  /// Whether skipping a step leaves out what it adds.
  var skipsBadly = false
  /// What could be better about each step.
  var warning: String?

  func start(_ started: Lesson, isMeasured: Bool) {
    if isMeasured { measured += 1 }
    log.append("start")
    lesson = started
    sessions += 1
    (sum, before) = (0, 0)
  }

  func answer() -> (line: LessonLine, outcome: LessonOutcome)? { nil }
  var buildsCode: Bool { false }
  func prove(_ code: LessonCode, isSolved: Bool) -> LessonCodeError? { nil }

  var isSolvable: Bool {
    let then = (sum, before, log)
    defer { (sum, before, log) = then }
    for line in step?.solution ?? [] { _ = type(line.text) }
    return isDone
  }

  func detour(from fingerprint: String) -> LessonOutcome {
    log.append("detour")
    return isTrap ? .failed("no way out") : .passed
  }

  func leave() {
    for line in step?.solution ?? [] { _ = type(line.text) }
    log.append("leave")
  }

  var fingerprint: String { "sum\n\(sum)" }

  private var step: LessonStep? { lesson?.steps[position] }

  func enter(_ position: Int, _ way: LessonWay) -> [LessonOutcome] {
    if way == .skipping, !skipsBadly {
      for line in step?.solution ?? [] { _ = type(line.text) }
    }
    log.append(way == .skipping ? "skip" : "step")
    self.position = position
    before = sum
    return (step?.commands ?? []).map { type($0.text) }
  }

  func type(_ line: String) -> LessonOutcome {
    log.append(line)
    let words = line.split(separator: " ")
    switch words.first {
    case "add": sum += Int(words[1]) ?? 0
    case "odd": sum += sessions
    default: return .failed("no such command")
    }
    return .passed
  }

  var isDone: Bool {
    guard let task = step?.task else { return true }
    return task.checks.allSatisfy { check($0.line.text) == .passed }
  }

  func check(_ line: String) -> LessonOutcome {
    let words = line.split(separator: " ")
    let value = words[0] == "sum" ? sum : sum - before
    return String(value) == words[1] ? .passed : .failed("\(words[0]) is \(value), not \(words[1])")
  }
}
