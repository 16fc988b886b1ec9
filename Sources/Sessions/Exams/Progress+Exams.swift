import Lessons
import Queries

/// What came of an exam that was done to its end.
nonisolated public struct ExamResult: Hashable, Sendable {
  /// The exam.
  public let name: LessonExam.Name
  /// How many questions were answered right.
  public let right: Int
  /// How many there are.
  public let count: Int
  /// What it asked then: ``Lesson/fingerprint``.
  public let fingerprint: String
  /// When it was done: `2026-11-26`; empty if that isn't known.
  public let date: String

  /// Whether it is passed.
  public var isPassed: Bool { right >= LessonExam.enough(of: count) }

  init(of exam: LessonExam.Name, right: Int, count: Int, fingerprint: String, date: String) {
    (name, self.right, self.count) = (exam, right, count)
    (self.fingerprint, self.date) = (fingerprint, date)
  }

  /// Reads its line; nil if it is any other.
  init?(_ line: String) {
    let fields = line.split(separator: " ").map(String.init)
    guard (5...6).contains(fields.count), fields[0] == "exam",
      let name = LessonExam.Name(fields[1]),
      let right = Int(fields[2]), let count = Int(fields[3]), right >= 0, right <= count
    else { return nil }
    self.init(
      of: name, right: right, count: count, fingerprint: fields[4],
      date: fields.count > 5 ? fields[5] : "")
  }

  /// The line by which it is kept.
  var line: String {
    // no text: a line of a log
    "exam \(name) \(right) \(count) \(fingerprint)\(date.isEmpty ? "" : " \(date)")"
  }
}

extension Progress {
  /// The exams that were done to their end, the first one first.
  public var exams: [ExamResult] {
    contents.lines.reduce(into: []) { results, line in
      if let result = ExamResult(line) {
        results.append(result)
      } else if line.hasPrefix("forget ") {
        results.removeAll { line == "forget \($0.name)" }
      }
    }
  }

  /// What came of an exam; nil if it wasn't done to its end.
  public func result(of exam: LessonExam.Name) -> ExamResult? {
    exams.last { $0.name == exam }
  }

  /// The best of what came of a part's exams, the first of several alike; nil if none was done to its end.
  public func bestExam(ofPart part: String) -> ExamResult? {
    exams.filter { $0.name.part == part }.max {
      ($0.isPassed ? 1 : 0, $0.right * $1.count) < ($1.isPassed ? 1 : 0, $1.right * $0.count)
    }
  }

  /// The exam of a part that was begun last and isn't done; nil if there is none.
  public func openExam(ofPart part: String) -> LessonExam.Name? {
    let begun = contents.lines.reversed().lazy.compactMap { line -> LessonExam.Name? in
      guard line.hasPrefix("begun ") else { return nil }
      return LessonExam.Name(String(line.dropFirst("begun ".count)))
    }.first { $0.part == part }
    return begun.flatMap { result(of: $0) == nil ? $0 : nil }
  }

  /// A number by which an exam is drawn that this learner hasn't had.
  public func drawSeed() -> Int {
    let had = Set(exams.map(\.name.seed))
    for _ in 0..<100 {
      let seed = min(max(abs(draw()), 1), LessonExam.Name.seeds.upperBound)
      if !had.contains(seed) { return seed }
    }
    // A number that is always drawn the same still gives another exam each time.
    return LessonExam.Name.seeds.first { !had.contains($0) } ?? 1
  }

  /// Whether a question of an exam was answered right: the first answer is the only one that counts.
  public func isRight(_ step: LessonStep, of exam: Lesson) -> Bool {
    answers(to: step, of: exam).first?.isRight == true
  }

  /// Keeps what came of an exam, the first time that it is done to its end; of any other lesson nothing.
  func noteEnd(of lesson: Lesson, on date: String) {
    guard let exam = lesson.exam, result(of: exam.name) == nil else { return }
    let asking = lesson.steps.filter { $0.question != nil }
    append(
      ExamResult(
        of: exam.name, right: asking.count { isRight($0, of: lesson) }, count: asking.count,
        fingerprint: lesson.fingerprint, date: date
      ).line)
  }

  /// What was answered in an exam, to be handed in: the first answer to each question, from the log that
  /// outlives sessions.
  ///
  /// - Parameters:
  ///   - exam: The exam.
  ///   - name: Whose it is.
  ///   - program: The version of this program.
  /// - Returns: The hand-in; without sittings if nothing was answered.
  public func handIn(of exam: Lesson, by name: String, program: String) -> HandIn {
    var actions: [Action] = []
    var isAnswered = false
    for step in exam.steps where step.question != nil {
      if !actions.isEmpty, actions.last != .lesson(.skip) { actions.append(.lesson(.next)) }
      let answer = answers(to: step, of: exam).first.flatMap { Action($0.text) }
      isAnswered = isAnswered || answer != nil
      actions.append(answer ?? .lesson(.skip))
    }
    let sitting = HandIn.Sitting(
      step: "1", seed: exam.exam?.name.seed ?? 0, entries: actions.map(JournalEntry.action))
    return HandIn(
      name: name, lesson: exam.id.text, fingerprint: exam.fingerprint, language: exam.language,
      program: program, sittings: isAnswered ? [sitting] : [])
  }
}

extension GradedWork {
  /// Whether a question of an exam was answered right: only the first answer counts.
  func isRight(_ place: Int) -> Bool { steps[place].answers.first?.isRight == true }

  /// How many questions of an exam were answered right.
  public var marks: Int { steps.indices.count(where: isRight) }
}
