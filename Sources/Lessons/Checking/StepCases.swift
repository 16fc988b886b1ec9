/// The cases of one step, while they are found.
struct StepCases {
  let lesson: Lesson
  let step: String
  private(set) var cases: [CheckCase] = []

  /// Adds what came of a line that should pass.
  mutating func add(
    _ claim: String, _ line: LessonLine, _ outcome: LessonOutcome,
    saying introduction: String? = nil
  ) {
    guard let (reason, offset) = outcome.fault else {
      add("\(claim): \(line.text)", line, nil)
      return
    }
    let message = introduction.map { "\($0): \(reason)" } ?? reason
    add("\(claim): \(line.text)", line, message, at: offset)
  }

  /// Adds what came of an `expect` before the task, where it should fail.
  mutating func addReversed(_ line: LessonLine, _ outcome: LessonOutcome) {
    add(
      "fails before the solution: \(line.text)", line,
      outcome == .passed ? "this holds before the task is done, so it can't tell when it is" : nil)
  }

  /// Adds what could be better.
  mutating func warn(_ name: String, at line: LessonLine, _ message: String?) {
    cases.append(
      CheckCase(
        lesson: lesson.id.text, step: step, name: name,
        warning: message.map { CheckCase.Failure($0, in: lesson.file, at: line.place) }))
  }

  private mutating func add(
    _ name: String, _ line: LessonLine, _ message: String?, at offset: Int = 0
  ) {
    cases.append(
      CheckCase(
        lesson: lesson.id.text, step: step, name: name,
        failure: message.map {
          CheckCase.Failure($0, in: lesson.file, at: line.place(ofByte: offset))
        }))
  }
}
