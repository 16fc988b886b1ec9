/// A lesson in another language, held against its original.
///
/// A learner's record of a lesson counts in every language. So a translation has to ask the same
/// questions as its original, and to check the same.
struct Translation {
  /// What differs.
  private(set) var errors: [LessonSourceError] = []
  private let lesson: Lesson

  init(_ lesson: Lesson, of original: Lesson) {
    self.lesson = lesson
    if lesson.id.text != original.id.text {
      add(.otherID(original.id.text), at: lesson.id.place)
    }
    let questions = lesson.steps.compactMap(\.question)
    let others = original.steps.compactMap(\.question)
    if questions.count != others.count {
      add(LessonFault("fault.other-count", questions.count, others.count), at: lesson.id.place)
    }
    for (question, other) in zip(questions, others) { compare(question, other) }
  }

  private mutating func add(_ error: LessonFault, at place: SourcePlace) {
    errors.append(LessonSourceError(error, in: lesson.file, at: place))
  }

  private mutating func compare(_ question: LessonQuestion, _ other: LessonQuestion) {
    guard question.id.text == other.id.text else {
      add(.otherID(other.id.text), at: question.id.place)
      return
    }
    switch (question, other) {
    case (.task(let task), .task(let original)):
      compare(task, task.expectations, original.expectations)
      compare(task, task.guards, original.guards)
      if task.checks.map(\.kind) != original.checks.map(\.kind),
        task.checks.map(\.line.text) == original.checks.map(\.line.text)
      {
        add(.otherChecks(task.id.text), at: task.id.place)
      }
      compare(task, original)
    case (.quiz(let quiz), .quiz(let original)):
      if quiz.interaction().essence != original.interaction().essence
        || quiz.form != original.form || quiz.isShuffled != original.isShuffled
      {
        add(LessonFault("fault.other-answers", quiz.id.text), at: quiz.id.place)
      }
    case (.prediction(let prediction), .prediction(let original)):
      if prediction.occasions.map(\.label) != original.occasions.map(\.label)
        || prediction.subject != original.subject
      {
        add(.otherChecks(prediction.id.text), at: prediction.id.place)
      }
    case (.task, _), (.quiz, _), (.prediction, _):
      add(.otherChecks(question.id.text), at: question.id.place)
    }
  }

  /// Tells of the first file of a task's code that differs.
  private mutating func compare(_ task: LessonTask, _ original: LessonTask) {
    let (code, other) = (task.code, original.code)
    if code?.builds != other?.builds {
      return add(.otherChecks(task.id.text), at: (code?.start ?? task.id).place)
    }
    compare(
      task, (code?.conditions ?? []).map(\.line), (other?.conditions ?? []).map(\.line))
    let (files, others) = (code?.written ?? [], other?.written ?? [])
    func content(_ file: LessonCode.File) -> [String] { [file.name.text, file.text] }
    guard files.map(content) != others.map(content) else { return }
    let differing = zip(files, others).first { content($0) != content($1) }?.0
    add(LessonFault("fault.other-code", task.id.text), at: differing?.place ?? task.id.place)
  }

  /// A line without what it quotes: a shop's goods and the news are named in the lesson's language.
  private static func form(_ line: LessonLine) -> String {
    line.text.replacing(/"[^"]*"|'[^']*'/, with: "\"\"")
  }

  /// Tells of the first line that differs, or of the task if a line is missing.
  private mutating func compare(
    _ task: LessonTask, _ lines: [LessonLine], _ originals: [LessonLine]
  ) {
    if lines.map(Self.form) == originals.map(Self.form) { return }
    let differing = zip(lines, originals).first { Self.form($0) != Self.form($1) }?.0
    let extra = lines.count > originals.count ? lines[originals.count] : nil
    add(.otherChecks(task.id.text), at: (differing ?? extra ?? task.id).place)
  }
}
