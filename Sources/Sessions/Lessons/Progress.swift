import Lessons
import Platform
import Queries

/// What the learner has done of the lessons: a log that outlives sessions, one line a step.
///
/// ```
/// # layercake-progress 1
/// done one-tap messages 3ab0f1c2
/// skipped one-tap reach-minus-two 91be02d7
/// open one-tap reach-minus-two
/// answer one-tap how-many wrong a
/// because one-tap how-many "the model knows the number"
/// seed 4711
/// forget one-tap
/// ```
/// The last word of a line tells what the step asked then, so that it can be said if a course has
/// changed since.
public final class Progress {
  /// What became of a step.
  public enum Outcome: String, Sendable {
    /// The learner did it.
    case done
    /// It was skipped.
    case skipped
  }

  private struct Record {
    let outcome: Outcome
    let fingerprint: String
  }

  private let log: AppendLog?
  private let isReadOnly: Bool
  /// What this session did: its lesson and step.
  private var own: Set<String> = []
  private lazy var records: [String: [String: Record]] = load()
  /// The lesson that was worked at last, by its id.
  private var newest: String?
  /// Every answer to a step's question, the first one first, by the lesson's and the step's names.
  private var answers: [String: [Answer]] = [:]
  /// The number by which choices are shuffled for this learner, once there is one.
  private var knownSeed: Int?
  private let newSeed: () -> Int

  /// An answer to a question.
  public struct Answer: Equatable, Sendable {
    /// What was answered.
    public let text: String
    /// Whether it was right.
    public let isRight: Bool
  }

  /// Makes a progress.
  ///
  /// - Parameters:
  ///   - path: Its file; nil if nothing is to be kept beyond the session.
  ///   - isReadOnly: Whether what this session does is kept for the session alone.
  ///   - newSeed: Gives a new learner the number by which choices are shuffled; not 0.
  public init(
    path: String? = nil, isReadOnly: Bool = false, newSeed: @escaping () -> Int = { 1 }
  ) {
    self.isReadOnly = isReadOnly
    self.newSeed = newSeed
    log = path.map { AppendLog($0, kind: "progress", version: 1, isSynced: true) }
  }

  /// Why it can't be kept, in words; nil if it can.
  public var failure: String? {
    guard let log, let failure = log.failure else { return nil }
    if case .system = failure { return "\(log.path): \(failure)" }
    return "\(failure)"
  }

  /// The lesson that was worked at last, by its id; nil if none was begun.
  public var newestLesson: String? {
    _ = records
    return newest
  }

  /// What became of a step; nil if nothing did.
  public func outcome(_ step: LessonStep, of lesson: Lesson) -> Outcome? {
    records[lesson.id.text]?[Progress.key(step, of: lesson)]?.outcome
  }

  /// Whether a step asks something else than when it was done.
  public func hasChanged(_ step: LessonStep, of lesson: Lesson) -> Bool {
    guard let record = records[lesson.id.text]?[Progress.key(step, of: lesson)] else {
      return false
    }
    return record.fingerprint != step.fingerprint
  }

  /// The steps that were done once and are no longer part of a lesson, by their ids.
  public func lostSteps(of lesson: Lesson) -> [String] {
    let ids = Set(lesson.steps.map { Progress.key($0, of: lesson) })
    return (records[lesson.id.text] ?? [:]).keys.filter { !ids.contains($0) }.sorted()
  }

  /// What a step is known by: its question, the end of a lesson by a dot, and a pause by a dot and
  /// which of the pauses it is.
  private static func key(_ step: LessonStep, of lesson: Lesson) -> String {
    if let id = step.id { return id }
    let unasked = lesson.steps.filter { $0.id == nil }
    guard step != lesson.steps.last, let place = unasked.firstIndex(of: step) else { return "." }
    return ".\(place + 1)"
  }

  /// How many of a lesson's steps were done or skipped.
  public func count(of lesson: Lesson) -> (done: Int, skipped: Int, all: Int) {
    let outcomes = lesson.steps.compactMap { outcome($0, of: lesson) }
    return (outcomes.count { $0 == .done }, outcomes.count { $0 == .skipped }, lesson.steps.count)
  }

  /// Whether nothing is left to do of a lesson.
  public func isDone(_ lesson: Lesson) -> Bool {
    let count = count(of: lesson)
    return count.done + count.skipped == count.all
  }

  /// The place of the first step that is neither done nor skipped; 0 if there is none.
  public func place(in lesson: Lesson) -> Int {
    lesson.steps.firstIndex { outcome($0, of: lesson) == nil } ?? 0
  }

  /// Notes what became of a step; one that was done stays done.
  func note(_ outcome: Outcome, _ step: LessonStep, of lesson: Lesson) {
    let id = Progress.key(step, of: lesson)
    let known = records[lesson.id.text]?[id]
    if known?.outcome == .done || known?.outcome == outcome, !hasChanged(step, of: lesson) {
      return
    }
    records[lesson.id.text, default: [:]][id] = Record(
      outcome: outcome, fingerprint: step.fingerprint)
    newest = lesson.id.text
    own.insert("\(lesson.id.text) \(id)")
    append("\(outcome.rawValue) \(lesson.id.text) \(id) \(step.fingerprint)")
  }

  /// Notes what became of the lesson's steps with an action.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - before: The lesson as it was before; nil if none was in front.
  ///   - state: What the action made.
  func note(_ action: Action, since before: LessonMark?, in state: State) {
    if let before, case .skip = action, !before.run.isStepDone {
      note(.skipped, before.run.step, of: before.run.lesson)
      if before.run.isAtLastStep { return }
    }
    guard let run = state.lessonInFront?.run, run.isStepDone else { return }
    note(.done, run.step, of: run.lesson)
  }

  /// Takes back what this session did: a step that is to be done again.
  func reopen(_ step: LessonStep, of lesson: Lesson) {
    let id = Progress.key(step, of: lesson)
    guard own.remove("\(lesson.id.text) \(id)") != nil else { return }
    records[lesson.id.text]?[id] = nil
    append("open \(lesson.id.text) \(id)")
  }

  /// Forgets what was done of a lesson.
  ///
  /// - Returns: Whether there was anything to forget.
  public func forget(_ lesson: Lesson) -> Bool {
    guard records[lesson.id.text]?.isEmpty == false else { return false }
    records[lesson.id.text] = nil
    for key in answers.keys where key.hasPrefix(lesson.id.text + " ") { answers[key] = nil }
    append("forget \(lesson.id.text)")
    return true
  }

  private func load() -> [String: [String: Record]] {
    guard let content = try? log?.read() else { return [:] }
    var records: [String: [String: Record]] = [:]
    for line in content.lines {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2, words[0] == "seed" {
        knownSeed = Int(words[1]) ?? knownSeed
      } else if words.count >= 4, words[0] == "answer", ["right", "wrong"].contains(words[3]) {
        let text = (try? Lexer.commands(in: line))?.first?.dropFirst(4).first?.text ?? ""
        answers["\(words[1]) \(words[2])", default: []].append(
          Answer(text: text, isRight: words[3] == "right"))
      } else if words.count == 2, words[0] == "forget" {
        records[words[1]] = nil
        for key in answers.keys where key.hasPrefix(words[1] + " ") { answers[key] = nil }
      } else if words.count == 3, words[0] == "open" {
        records[words[1]]?[words[2]] = nil
      } else if words.count == 4, let outcome = Outcome(rawValue: words[0]) {
        newest = words[1]
        records[words[1], default: [:]][words[2]] = Record(outcome: outcome, fingerprint: words[3])
      }
    }
    return records
  }

  // MARK: Answers

  /// The answers to a step's question, wrong ones included, the first one first.
  public func answers(to step: LessonStep, of lesson: Lesson) -> [Answer] {
    _ = records
    return answers["\(lesson.id.text) \(Progress.key(step, of: lesson))"] ?? []
  }

  /// Keeps an answer.
  func note(_ text: String, isRight: Bool, _ step: LessonStep, of lesson: Lesson) {
    _ = records
    let key = "\(lesson.id.text) \(Progress.key(step, of: lesson))"
    answers[key, default: []].append(Answer(text: text, isRight: isRight))
    append("answer \(key) \(isRight ? "right" : "wrong") \(text.asWord)")
  }

  /// Keeps why an event went as it did, in the learner's words.
  func note(reason: String, _ step: LessonStep, of lesson: Lesson) {
    if reason.allSatisfy(\.isWhitespace) { return }
    append("because \(lesson.id.text) \(Progress.key(step, of: lesson)) \(reason.asWord)")
  }

  /// The number by which choices are shuffled for this learner; kept from the first time on.
  public var seed: Int {
    _ = records
    if let knownSeed { return knownSeed }
    let seed = newSeed()
    knownSeed = seed
    append("seed \(seed)")
    return seed
  }

  // MARK: Hints

  /// How many hints were given in this session, by the lesson's and the step's names.
  private var hints: [String: Int] = [:]

  /// How many hints were given for a lesson's step.
  public func hintCount(_ run: LessonRun) -> Int { hints[Progress.hintKey(run)] ?? 0 }

  /// Gives the next hint for a lesson's step.
  public func giveHint(_ run: LessonRun) { hints[Progress.hintKey(run), default: 0] += 1 }

  private static func hintKey(_ run: LessonRun) -> String {
    "\(run.lesson.id.text) \(key(run.step, of: run.lesson))"
  }

  private func append(_ line: String) {
    if !isReadOnly { log?.append(CollectionOfOne(line)) }
  }
}
