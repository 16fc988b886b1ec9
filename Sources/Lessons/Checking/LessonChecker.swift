/// Proves a lesson: that it can be done as its author says, and that its checks tell whether it was.
///
/// - every command of `run` and of a solution is carried out, every answer is taken;
/// - every line of `expect` is false before the solution, and true after it;
/// - every line of `guard` is true after it;
/// - every step works after those before it were skipped;
/// - after any one event a task can still be done, or a way out is offered that leads back;
/// - two runs are identical.
///
/// All of it is typed at a prompt as a learner would, one step after another in one session. It takes three
/// of them: one straight on, one with detours, one that skips.
public struct LessonChecker {
  /// What came of going through a lesson.
  public struct Proof {
    /// All that was checked, in the order of the lesson; the same cases whatever comes of them.
    public internal(set) var cases: [CheckCase]
    /// What each step left behind, as text, for comparing it with that of another process; nothing for a
    /// lesson that only tells another again.
    public let fingerprints: [String]
  }

  private let stage: LessonStage

  /// Makes a checker.
  ///
  /// - Parameter stage: Where lessons take place.
  public init(stage: LessonStage) { self.stage = stage }

  /// Checks one lesson.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - isRetold: Whether another lesson, which asks and does the same in another language, is checked
  ///     in full: then going straight through it is enough.
  /// - Returns: What came of it.
  public func check(_ lesson: Lesson, isRetold: Bool = false) -> Proof {
    stage.start(lesson)
    var steps: [[CheckCase]] = []
    var fingerprints: [String] = []
    for position in lesson.steps.indices {
      steps.append(play(position, of: lesson))
      if !isRetold { fingerprints.append(stage.fingerprint()) }
    }
    var proof = Proof(cases: steps.flatMap { $0 }, fingerprints: fingerprints)
    if isRetold { return proof }
    let again = detours(lesson, steps)
    proof.cases += skipped(lesson, steps) + again.cases
    proof.cases.append(twoRuns(of: lesson, fingerprints, again.fingerprints))
    return proof
  }

  /// What a lesson leaves behind, step by step, if every solution is the reference.
  ///
  /// - Parameter lesson: The lesson.
  /// - Returns: A text for each step, for comparing it with that of another process.
  public func fingerprints(of lesson: Lesson) -> [String] {
    stage.start(lesson)
    return lesson.steps.indices.map { position in
      _ = stage.enter(position, .onward)
      solve(lesson.steps[position])
      return stage.fingerprint()
    }
  }

  private func solve(_ step: LessonStep) {
    guard let task = step.task else { return _ = stage.answer() }
    for line in task.solution { _ = stage.run(line.text) }
  }

  /// Goes through one step.
  private func play(_ position: Int, of lesson: Lesson) -> [CheckCase] {
    let step = lesson.steps[position]
    var cases = StepCases(lesson: lesson, step: step.id ?? String(position + 1))
    for (line, outcome) in zip(step.commands, stage.enter(position, .onward)) {
      cases.add("runs", line, outcome)
    }
    if let warning = stage.warning() {
      cases.warn("fits one screen", at: step.question?.id ?? lesson.id, warning)
    }
    guard let task = step.task else {
      if let (line, outcome) = stage.answer() {
        cases.add("done as a learner types it", line, outcome)
      }
      return cases.cases
    }
    for line in task.expectations { cases.addReversed(line, stage.check(line.text)) }
    for line in task.solution { cases.add("solution runs", line, stage.run(line.text)) }
    // A task is done as soon as all is as it should be: while an event is stopped, too.
    let isDone = stage.isDone()
    func outcome(_ line: LessonLine) -> LessonOutcome {
      let outcome = stage.check(line.text)
      // What held then needn't hold now; a check that can never fail is none, whatever is done.
      if isDone, case .unmet = outcome { return .passed }
      return outcome
    }
    for line in task.expectations {
      cases.add("holds after the solution", line, outcome(line), saying: "after the solution")
    }
    for line in task.guards {
      cases.add(
        "guard holds after the solution", line, outcome(line), saying: "guard, after the solution")
    }
    cases.add(
      "done as a learner types it", task.id,
      isDone || cases.cases.contains { !$0.passed }
        ? .passed : .failed("typed as a learner would, the solution doesn't do this"))
    return cases.cases
  }

  /// Goes through the lesson by skipping each step; only what fails now and didn't fail before is a
  /// failure.
  private func skipped(_ lesson: Lesson, _ played: [[CheckCase]]) -> [CheckCase] {
    stage.start(lesson)
    _ = stage.enter(0, .onward)
    return lesson.steps.indices.dropFirst().map { position in
      let step = lesson.steps[position]
      var cases = StepCases(lesson: lesson, step: step.id ?? String(position + 1))
      for (line, outcome) in zip(step.commands, stage.enter(position, .skipping)) {
        cases.add("runs", line, outcome)
      }
      if let task = step.task {
        for line in task.expectations { cases.addReversed(line, stage.check(line.text)) }
        cases.add(
          "solution", task.id,
          stage.isSolvable() ? .passed : .failed("the solution doesn't do this"))
      }
      let known = Set(played[position].filter { !$0.passed }.map(\.failure?.place))
      let isKnown = played[position].contains { !$0.passed }
      let failure = cases.cases.compactMap(\.failure).first {
        !known.contains($0.place) && !(isKnown && $0.place == step.task?.id.place)
      }
      return CheckCase(
        lesson: lesson.id.text, step: step.id ?? String(position + 1),
        name: "works after skipping the steps before it",
        failure: failure.map {
          CheckCase.Failure(
            "after skipping the steps before this one: " + $0.message, in: $0.file, at: $0.place)
        })
    }
  }

  /// Goes through the lesson with a detour before each task.
  private func detours(
    _ lesson: Lesson, _ played: [[CheckCase]]
  ) -> (cases: [CheckCase], fingerprints: [String]) {
    stage.start(lesson)
    var found: [CheckCase] = []
    let fingerprints = lesson.steps.indices.map { position in
      let step = lesson.steps[position]
      _ = stage.enter(position, .onward)
      if let task = step.task {
        var cases = StepCases(lesson: lesson, step: task.id.text)
        let isKnown = played[position].contains { !$0.passed }
        cases.add("can be done after a detour", task.id, isKnown ? .passed : stage.detour())
        found += cases.cases
      }
      solve(step)
      return stage.fingerprint()
    }
    return (found, fingerprints)
  }

  private func twoRuns(of lesson: Lesson, _ first: [String], _ second: [String]) -> CheckCase {
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
