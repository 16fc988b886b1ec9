import Languages

/// Proves a lesson: that it can be done as its author says, and that its checks tell whether it was.
///
/// - every command of `run` and of a solution is carried out, every answer is taken;
/// - every line of `expect` is false before the solution, and true after it;
/// - every line of `guard` is true after it;
/// - code that is asked for is wrong in some way as it begins, and right as it is solved, where it
///   is built;
/// - every step works after those before it were skipped;
/// - all of this holds for each event that a learner of a class may be asked about; no two share an
///   answer;
/// - after any one event a task can still be done, or a way out is offered that leads back;
/// - two runs are identical.
///
/// All lines are typed at a prompt, as a learner would, in two sessions: the first goes straight on, the second skips
/// each step and makes detours. The second needs nothing of the first, so that another process can run it at the same
/// time.
public struct LessonChecker {
  /// What going straight through a lesson showed.
  public struct Straight {
    /// What was checked, step by step.
    let steps: [[CheckCase]]
    /// What there was at the beginning of each step, and at the lesson's end, as text; empty for a translation.
    public let fingerprints: [String]
    /// What was checked with other events to be foreseen; nothing where none are drawn.
    let drawn: [CheckCase]

    /// What was checked, in the order of the lesson.
    public var cases: [CheckCase] { steps.flatMap { $0 } + drawn }
  }

  /// What going through a lesson in other ways showed: skipping its steps, and making detours.
  public struct AlternateRuns {
    /// What was checked, in the order of the lesson; the same cases whatever comes of them.
    public let cases: [CheckCase]
    /// What there was at the beginning of each step, and at the lesson's end, as text.
    public let fingerprints: [String]
  }

  private let player: any LessonPlayer

  /// Makes a checker.
  public init(player: any LessonPlayer) { self.player = player }

  /// Checks one lesson in every way.
  public func check(_ lesson: Lesson) -> [CheckCase] {
    let straight = straight(lesson)
    let alternateRuns = alternateRuns(lesson, after: straight)
    return straight.cases + alternateRuns.cases + [twoRuns(of: lesson, straight, alternateRuns)]
  }

  /// Goes straight through a lesson. For a translation this is enough, because its original is
  /// checked in full. Then nothing is noted of what its steps leave behind.
  public func straight(_ lesson: Lesson, isTranslation: Bool = false) -> Straight {
    player.start(lesson, isMeasured: true)
    var steps: [[CheckCase]] = []
    var fingerprints: [String] = []
    for position in lesson.steps.indices {
      let outcomes = player.enter(position, .onward)
      if !isTranslation { fingerprints.append(player.fingerprint) }
      steps.append(play(position, of: lesson, outcomes))
    }
    if !isTranslation { fingerprints.append(player.fingerprint) }
    return Straight(
      steps: steps, fingerprints: fingerprints, drawn: isTranslation ? [] : drawn(lesson, steps))
  }

  /// Goes straight through a lesson once for each event that a learner of a class may have to foresee.
  private func drawn(_ lesson: Lesson, _ played: [[CheckCase]]) -> [CheckCase] {
    let known = Set(played.joined().compactMap(\.failure?.place))
    let variants = (1..<max(1, lesson.variantCount)).map(lesson.variant)
    let failures = variants.lazy.flatMap { variant in
      player.start(variant, isMeasured: false)
      return variant.steps.indices.flatMap { play($0, of: variant, player.enter($0, .onward)) }
        .compactMap(\.failure).map {
          (
            message: localized("proof.drawn", variant.occasions.map(\.label), $0.message),
            failure: $0
          )
        }
    }
    if variants.isEmpty { return [] }
    return [
      CheckCase(
        lesson: lesson.id.text, name: Claim.isDrawn.rawValue,
        failure: failures.first { !known.contains($0.failure.place) }.map {
          CheckCase.Failure($0.message, in: $0.failure.file, at: $0.failure.place)
        })
    ]
  }

  /// Goes through a lesson once more in the other ways: it skips each step, and makes a detour before each task. A
  /// failure that `straight` has already isn't reported again.
  public func alternateRuns(_ lesson: Lesson, after straight: Straight? = nil) -> AlternateRuns {
    let played = straight?.steps ?? lesson.steps.map { _ in [] }
    var (skips, detours, fingerprints): ([CheckCase], [CheckCase], [String]) = ([], [], [])
    player.start(lesson, isMeasured: false)
    for position in lesson.steps.indices {
      let outcomes = player.enter(position, position == 0 ? .onward : .skipping)
      if position > 0 { skips.append(skipped(position, of: lesson, outcomes, played[position])) }
      let fingerprint = player.fingerprint
      fingerprints.append(fingerprint)
      guard let task = lesson.steps[position].task else { continue }
      let isKnown = played[position].contains { !$0.passed }
      let outcome = isKnown ? .passed : player.detour(from: fingerprint)
      detours.append(detour(before: task, of: lesson, outcome))
    }
    player.leave()
    return AlternateRuns(cases: skips + detours, fingerprints: fingerprints + [player.fingerprint])
  }

  /// What ``alternateRuns(_:after:)`` tells of a lesson that nothing is wrong with: the same cases, all
  /// of them passed.
  public func faultlessRuns(of lesson: Lesson, after straight: Straight) -> AlternateRuns {
    let positions = lesson.steps.indices
    return AlternateRuns(
      cases: positions.dropFirst().map { skipping($0, of: lesson, nil) }
        + positions.flatMap { position in
          lesson.steps[position].task.map { [detour(before: $0, of: lesson, .passed)] } ?? []
        },
      fingerprints: straight.fingerprints)
  }

  /// Goes through one step that was begun.
  private func play(
    _ position: Int, of lesson: Lesson, _ outcomes: [LessonOutcome]
  ) -> [CheckCase] {
    let step = lesson.steps[position]
    var cases = StepCases(lesson: lesson, step: step.id ?? String(position + 1))
    for (line, outcome) in zip(step.commands, outcomes) { cases.add(.runs, line, outcome) }
    if let warning = player.warning {
      cases.warn(.fitsScreen, at: step.question?.id ?? step.commands.first ?? lesson.id, warning)
    }
    guard let task = step.task else {
      if let (line, outcome) = player.answer() {
        cases.add(.isDoneTyped, line, outcome)
      }
      return cases.cases
    }
    for line in task.expectations { cases.addReversed(line, player.check(line.text)) }
    if let code = task.code {
      for isSolved in [false, true] where player.buildsCode {
        cases.add(
          isSolved ? .codeIsRight : .codeIsToBeWritten, code,
          player.prove(code, isSolved: isSolved), isSolved: isSolved)
      }
      return cases.cases
    }
    for line in task.solution { cases.add(.solutionRuns, line, player.type(line.text)) }
    // A task is done as soon as all is as it should be: while an event is stopped, too.
    let isDone = player.isDone
    func outcome(_ line: LessonLine) -> LessonOutcome {
      let outcome = player.check(line.text)
      // All checks held when the task was done; at the end of the solution they needn't any more.
      if isDone, case .unmet = outcome { return .passed }
      return outcome
    }
    for line in task.expectations {
      cases.add(.holdsAfter, line, outcome(line)) { localized("proof.after-solution", $0) }
    }
    for line in task.guards {
      cases.add(.guardHoldsAfter, line, outcome(line)) {
        localized("proof.guard-after-solution", $0)
      }
    }
    cases.add(
      .isDoneTyped, task.id,
      isDone || cases.cases.contains { !$0.passed }
        ? .passed : .failed(localized("proof.typed-not-done")))
    return cases.cases
  }

  /// What came of a step that was come to by skipping; only what fails now and didn't fail before is a failure.
  private func skipped(
    _ position: Int, of lesson: Lesson, _ outcomes: [LessonOutcome], _ played: [CheckCase]
  ) -> CheckCase {
    let step = lesson.steps[position]
    var cases = StepCases(lesson: lesson, step: step.id ?? String(position + 1))
    for (line, outcome) in zip(step.commands, outcomes) { cases.add(.runs, line, outcome) }
    if let task = step.task {
      for line in task.expectations { cases.addReversed(line, player.check(line.text)) }
      cases.add(
        .solution, task.id,
        player.isSolvable ? .passed : .failed(localized("proof.not-done")))
    }
    let known = Set(played.filter { !$0.passed }.map { $0.failure?.place })
    let isKnown = played.contains { !$0.passed }
    let failure = cases.cases.compactMap(\.failure).first {
      !known.contains($0.place) && !(isKnown && $0.place == step.task?.id.place)
    }
    return skipping(position, of: lesson, failure)
  }

  private func skipping(
    _ position: Int, of lesson: Lesson, _ failure: CheckCase.Failure?
  ) -> CheckCase {
    CheckCase(
      lesson: lesson.id.text, step: lesson.steps[position].id ?? String(position + 1),
      name: Claim.worksSkipped.rawValue,
      failure: failure.map {
        CheckCase.Failure(
          localized("proof.skipped", $0.message), in: $0.file, at: $0.place)
      })
  }

  private func detour(
    before task: LessonTask, of lesson: Lesson, _ outcome: LessonOutcome
  ) -> CheckCase {
    var cases = StepCases(lesson: lesson, step: task.id.text)
    cases.add(.isDoneAfterDetour, task.id, outcome)
    return cases.cases[0]
  }

  /// Holds what two ways through a lesson left behind against each other, step by step.
  public func twoRuns(
    of lesson: Lesson, _ straight: Straight, _ alternateRuns: AlternateRuns
  ) -> CheckCase {
    let (first, second) = (straight.fingerprints, alternateRuns.fingerprints)
    var failure: CheckCase.Failure?
    // Behind a step that can't be done straight on, the ways aren't the same.
    let failing = straight.steps.firstIndex { !$0.allSatisfy(\.passed) } ?? lesson.steps.count
    if let place = first.indices.prefix(failing + 1).first(where: { first[$0] != second[$0] }) {
      // What differs as a step begins comes of the step before it.
      let step = max(0, place - 1)
      let question = lesson.steps[step].question
      let (line, other) = Self.difference(first[place], second[place])
      failure = CheckCase.Failure(
        localized("proof.two-runs", question?.id.text ?? String(step + 1), line, other),
        in: lesson.file, at: question?.id.place ?? lesson.id.place)
    }
    return CheckCase(lesson: lesson.id.text, name: Claim.twoRuns.rawValue, failure: failure)
  }

  /// The first lines that differ.
  private static func difference(_ first: String, _ second: String) -> (String, String) {
    let lines = first.split(separator: "\n", omittingEmptySubsequences: false)
    let others = second.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(lines, others).prefix { $0 == $1 }.count
    return (quoted(lines.dropFirst(index).first), quoted(others.dropFirst(index).first))
  }

  private static func quoted(_ line: Substring?) -> String {
    line.map { "'\($0)'" } ?? localized("proof.nothing-more")
  }
}
