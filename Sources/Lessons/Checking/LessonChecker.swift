/// Proves a lesson: that it can be done as its author says, and that its checks tell whether it was.
///
/// - every command of `run` and of a solution is carried out;
/// - every line of `expect` is false before the solution, and true after it;
/// - every line of `guard` is true after it;
/// - every step works after those before it were skipped, that is, after their `run` blocks and
///   reference solutions alone;
/// - typed at a prompt, one step after another, every answer is taken and every solution does its task;
/// - after any one event a task can still be done, or a way out is offered that leads there;
/// - two runs are identical.
public struct LessonChecker {
  private let stage: LessonStage

  /// Makes a checker.
  ///
  /// - Parameter stage: Where lessons take place.
  public init(stage: LessonStage) { self.stage = stage }

  /// Checks one lesson.
  ///
  /// - Parameter lesson: The lesson.
  /// - Returns: All that was checked, in the order of the lesson; the same cases whatever comes of
  ///   them.
  public func check(_ lesson: Lesson) -> [CheckCase] {
    stage.start()
    let played = lesson.steps.indices.map { play($0, of: lesson) }
    let skipped = lesson.steps.indices.dropFirst().map { index in
      afterSkipping(to: index, of: lesson, played: played[index])
    }
    return played.flatMap { $0 } + skipped + typed(lesson, played) + detours(lesson, played)
      + [twoRuns(of: lesson)]
  }

  /// Types every answer and every solution as a learner would; a step whose solution fails by itself is
  /// told of once.
  private func typed(_ lesson: Lesson, _ played: [[CheckCase]]) -> [CheckCase] {
    stage.type(lesson).map { position, line, outcome in
      let step = lesson.steps[position]
      var cases = StepCases(lesson: lesson, step: step.id ?? String(position + 1))
      let isKnown = played[position].contains { !$0.passed }
      cases.add("done as a learner types it", line, isKnown ? .passed : outcome)
      return cases.cases[0]
    }
  }

  private func detours(_ lesson: Lesson, _ played: [[CheckCase]]) -> [CheckCase] {
    lesson.steps.indices.compactMap { position in
      guard let task = lesson.steps[position].task else { return nil }
      var cases = StepCases(lesson: lesson, step: task.id.text)
      cases.add(
        "can be done after a detour", task.id,
        played[position].contains { !$0.passed } ? .passed : stage.detour(lesson, position))
      return cases.cases[0]
    }
  }

  /// What a lesson leaves behind, step by step, if every solution is the reference.
  ///
  /// - Parameter lesson: The lesson.
  /// - Returns: A text for each step, for comparing it with that of another process.
  public func fingerprints(of lesson: Lesson) -> [String] {
    stage.start()
    return lesson.steps.map { step in
      stage.beginStep()
      for line in step.commands + step.solution { _ = stage.run(line.text) }
      return stage.fingerprint()
    }
  }

  /// Goes through one step.
  private func play(_ index: Int, of lesson: Lesson) -> [CheckCase] {
    let step = lesson.steps[index]
    var cases = StepCases(lesson: lesson, step: step.id ?? String(index + 1))
    stage.beginStep()
    for line in step.commands { cases.add("runs", line, stage.run(line.text)) }
    guard let task = step.task else {
      for line in step.solution { cases.add("solution runs", line, stage.run(line.text)) }
      return cases.cases
    }
    for line in task.expectations { cases.addReversed(line, stage.check(line.text)) }
    // A task is done as soon as all is as it should be: while an event is stopped, too.
    var isReached = false
    for line in task.solution {
      cases.add("solution runs", line, stage.run(line.text))
      stage.atStops {
        let outcomes = (task.expectations + task.guards).map { stage.check($0.text) }
        isReached = isReached || outcomes.allSatisfy { $0 == .passed }
      }
    }
    func outcome(_ line: LessonLine) -> LessonOutcome {
      isReached ? .passed : stage.check(line.text)
    }
    for line in task.expectations {
      cases.add(
        "holds after the solution", line, outcome(line), saying: "after the solution")
    }
    for line in task.guards {
      cases.add(
        "guard holds after the solution", line, outcome(line), saying: "guard, after the solution")
    }
    return cases.cases
  }

  /// Goes through one step after skipping those before it; only what fails now and didn't fail
  /// before is a failure.
  private func afterSkipping(
    to index: Int, of lesson: Lesson, played: [CheckCase]
  ) -> CheckCase {
    stage.start()
    for step in lesson.steps[..<index] {
      for line in step.commands + step.solution { _ = stage.run(line.text) }
    }
    let cases = play(index, of: lesson)
    let failure = zip(cases, played).first { !$0.passed && $1.passed }?.0.failure
    return CheckCase(
      lesson: lesson.id.text, step: lesson.steps[index].id ?? String(index + 1),
      name: "works after skipping the steps before it",
      failure: failure.map {
        CheckCase.Failure(
          "after skipping the steps before this one: " + $0.message, in: $0.file, at: $0.place)
      })
  }

  private func twoRuns(of lesson: Lesson) -> CheckCase {
    let first = fingerprints(of: lesson)
    let second = fingerprints(of: lesson)
    var failure: CheckCase.Failure?
    if let step = first.indices.first(where: { first[$0] != second[$0] }) {
      let question = lesson.steps[step].question
      failure = CheckCase.Failure(
        "two runs differ in step \(question?.id.text ?? String(step + 1)): "
          + Self.difference(first[step], second[step]),
        in: lesson.file, at: question?.id.place ?? lesson.id.place)
    }
    return CheckCase(lesson: lesson.id.text, name: "two runs are identical", failure: failure)
  }

  /// The first lines that differ.
  private static func difference(_ first: String, _ second: String) -> String {
    let lines = first.split(separator: "\n", omittingEmptySubsequences: false)
    let others = second.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(lines, others).prefix { $0 == $1 }.count
    let line = index < lines.count ? "'\(lines[index])'" : "nothing more"
    let other = index < others.count ? "'\(others[index])'" : "nothing more"
    return "first \(line), then \(other)"
  }
}
