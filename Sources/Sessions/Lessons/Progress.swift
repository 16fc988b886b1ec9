import Lessons
import Platform
import Queries

/// What the learner has done of the lessons: a log that outlives sessions, one line a step.
///
/// ```
/// # layercake-progress 1
/// begun one-tap
/// done one-tap messages 3ab0f1c2
/// skipped one-tap reach-minus-two 91be02d7
/// open one-tap reach-minus-two
/// answer one-tap how-many wrong a
/// because one-tap how-many "the model knows the number"
/// seed 4711
/// class one-tap 291734562
/// exam exam-2-4711 7 8 91be02d73ab0f1c2 2026-11-26
/// forget one-tap
/// ```
/// The last word of a line tells what the step asked then, so that it can be said if a course has
/// changed since.
public final class Progress {
  /// What became of a step.
  nonisolated public enum Outcome: String, CaseIterable, Sendable {
    /// The learner did it.
    case done
    /// It was skipped.
    case skipped
  }

  struct Record: Equatable {
    let outcome: Outcome
    let fingerprint: String
  }

  let log: AppendLog?
  let isReadOnly: Bool
  /// What this session did: its lesson and step.
  private var own: Set<String> = []
  /// The contents of all lines, once they were asked for.
  private var known: Contents?
  /// How many hints were given in this session, by the lesson's and the step's names.
  private var hintCounts: [String: Int] = [:]
  private let newSeed: () -> Int

  /// An answer to a question.
  public struct Answer: Equatable, Sendable {
    /// What was answered.
    public let text: String
    /// Whether it was right.
    public let isRight: Bool
  }

  /// Makes a progress in a file, if it is to be kept beyond the session, or one that keeps what this
  /// session does for the session alone. `newSeed` gives a new learner the number by which choices are
  /// shuffled; not 0.
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
    if case .call = failure { return "\(log.path): \(failure)" }
    return "\(failure)"
  }

  /// The lesson that was worked at or begun last, by its id; nil if none was.
  public var newestLesson: String? { newest { _ in true } }

  /// The same, exams left out: where the course is gone on with.
  var newestOfCourse: String? { newest { LessonExam.Name($0) == nil } }

  private func newest(where isMeant: (String) -> Bool) -> String? {
    let keywords = ["begun"] + Outcome.allCases.map(\.rawValue)
    return contents.lines.reversed().lazy.filter { line in
      keywords.contains { line.hasPrefix($0 + " ") }
    }
    .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    .first(where: isMeant)
  }

  /// What became of a step; nil if nothing did.
  public func outcome(_ step: LessonStep, of lesson: Lesson) -> Outcome? {
    record(of: step, in: lesson)?.outcome
  }

  /// What a step is known by: its question, the end of a lesson by a dot, and a pause by a dot and
  /// which of the pauses it is.
  static func key(_ step: LessonStep, of lesson: Lesson) -> String {
    if let id = step.id { return id }
    let unasked = lesson.steps.filter { $0.id == nil }
    guard step != lesson.steps.last, let place = unasked.firstIndex(of: step) else { return "." }
    return ".\(place + 1)"
  }

  /// The names of a lesson and of one of its steps: `one-tap same-way`.
  private static func names(_ step: LessonStep, of lesson: Lesson) -> String {
    "\(lesson.id.text) \(key(step, of: lesson))"
  }

  /// How many hints were given for the step that a lesson has come to, in this session.
  public subscript(hintsFor run: LessonRun) -> Int {
    get { hintCounts[Progress.names(run.step, of: run.lesson)] ?? 0 }
    set { hintCounts[Progress.names(run.step, of: run.lesson)] = newValue }
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
    let known = contents.records[lesson.id.text]?[id]
    if known?.outcome == .done || known?.outcome == outcome, !hasChanged(step, of: lesson) {
      return
    }
    own.insert("\(lesson.id.text) \(id)")
    append("\(outcome.rawValue) \(lesson.id.text) \(id) \(step.fingerprint)")
  }

  /// Notes what became of the lesson's steps with an action, compared with how far the lesson that was
  /// in front had come before.
  func note(_ action: Action, since before: LessonRun?, in state: State) {
    if case .lesson(.begin) = action, let id = state.lesson?.run.lesson.id.text, id != newestLesson
    {
      append("begun \(id)")
    }
    if case .lesson(.begin(_, _, let seed)) = action, seed >= Shuffle.firstOfClass,
      let lesson = state.lesson?.run.lesson, lesson.exam == nil
    {
      let id = lesson.id.text
      if contents.classSeeds[id] != seed { append("class \(id) \(seed)") }
    }
    if let before, case .lesson(.skip) = action, !before.isStepDone {
      note(.skipped, before.step, of: before.lesson)
      if before.isAtLastStep { return }
    }
    guard let run = state.lessonInFront?.run, run.isStepDone else { return }
    note(.done, run.step, of: run.lesson)
  }

  /// Takes back what this session did: a step that is to be done again.
  func reopen(_ step: LessonStep, of lesson: Lesson) {
    let id = Progress.key(step, of: lesson)
    guard own.remove("\(lesson.id.text) \(id)") != nil else { return }
    append("open \(lesson.id.text) \(id)")
  }

  // MARK: Answers

  /// The answers to a step's question, wrong ones included, the first one first.
  public func answers(to step: LessonStep, of lesson: Lesson) -> [Answer] {
    contents.answers[Progress.names(step, of: lesson)] ?? []
  }

  /// Keeps an answer.
  func note(_ text: String, isRight: Bool, _ step: LessonStep, of lesson: Lesson) {
    note(Answer(text: text, isRight: isRight), for: Progress.names(step, of: lesson))
  }

  /// Keeps an answer, by the lesson's and the step's names.
  func note(_ answer: Answer, for key: String) {
    append("answer \(key) \(answer.isRight ? "right" : "wrong") \(answer.text.asWord)")
  }

  /// Keeps why an event went as it did, in the learner's words.
  func note(reason: String, _ step: LessonStep, of lesson: Lesson) {
    if reason.allSatisfy(\.isWhitespace) { return }
    append("because \(Progress.names(step, of: lesson)) \(reason.asWord)")
  }

  /// The number by which choices are shuffled for this learner; kept from the first time on.
  public var seed: Int {
    if let seed = contents.seed { return seed }
    let seed = newSeed()
    append("seed \(seed)")
    return seed
  }

  /// The number by which a lesson's choices are shuffled, the learner's own, which is kept from the
  /// first lesson on that needs it; 0 for a lesson in which nothing is, an exam's own for that, and for what was begun in
  /// a class the learner's number there.
  public func seed(for lesson: Lesson) -> Int {
    lesson.exam?.name.seed ?? contents.classSeeds[lesson.id.text] ?? (lesson.isShuffled ? seed : 0)
  }

  /// A number drawn anew, for what is to be another each time.
  func draw() -> Int { newSeed() }

  /// The place of the newest answer to a step's question among all that was ever done; -1 if there is none.
  func newestAnswer(to step: LessonStep, of lesson: Lesson) -> Int {
    let start = "answer \(Progress.names(step, of: lesson)) "
    return contents.lines.lastIndex { $0.hasPrefix(start) } ?? -1
  }

  /// The contents of all lines.
  var contents: Contents {
    if let known { return known }
    let contents = Contents((try? log?.read())?.lines ?? [])
    known = contents
    return contents
  }

  /// Keeps a line, and reads it into the contents.
  func append(_ line: String) {
    _ = contents
    known?.read(line)
    if !isReadOnly { log?.append(CollectionOfOne(line)) }
  }
}
