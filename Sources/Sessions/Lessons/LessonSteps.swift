import Languages
import Lessons
import Staging

/// Takes a state through the steps of a lesson.
struct LessonSteps {
  private let state: State

  init(_ state: State) { self.state = state }

  /// Begins a lesson at one of its steps.
  func begin(_ name: String, at step: String, seed: Int) throws(Refusal) -> LessonEvent {
    let shelved = try state.environment.course.lesson(named: name)
    let position = try shelved.position(ofStep: step)
    let active = LessonInProgress(
      shelved, in: state.emptyWorkspace(for: shelved.lesson), seed: seed)
    if let before = state.lesson?.run, before.lesson == active.run.lesson {
      active.run.remember(before)
    }
    (state.lesson, state.isPlaying) = (active, false)
    // Each question of an exam stands for itself.
    if shelved.lesson.exam == nil { pass(active, to: position, for: .solve) }
    enter(position, of: active, isBegun: true)
    return .begun
  }

  /// Goes through the steps before one without the learner: by their `run` blocks and reference
  /// solutions, in what lies open. They count as solved, as those before the step at which a lesson is
  /// begun, or the learner has been through them.
  private func pass(
    _ active: LessonInProgress, to position: Int, for purpose: LessonLinePurpose
  ) {
    for step in active.run.lesson.steps[..<position] {
      solve(step, of: active, for: purpose)
    }
  }

  func carryOut(_ lines: [LessonLine], for purpose: LessonLinePurpose) {
    for line in lines { _ = carryOut(line, for: purpose) }
  }

  private func carryOut(_ line: LessonLine, for purpose: LessonLinePurpose) -> LessonOutcome {
    state.environment.interpreter?.carryOut(line.text, in: state, for: purpose)
      ?? .failed(localized("course.no-shell"))
  }

  private func tell(_ moment: LessonMoment) {
    if state.isLive { state.environment.interpreter?.tell(moment, in: state) }
  }

  /// Takes what the reference solutions make of the steps before one in place of what the learner did.
  private func startOver(_ active: LessonInProgress, to position: Int) {
    active.workspace = state.emptyWorkspace(for: active.run.lesson)
    pass(active, to: position, for: .trial)
  }

  /// Begins a step of the lesson in front. Where what the learner did is in the way of the step's own
  /// commands or of its task, or something is closed that they need, the reference solutions take its
  /// place: from the beginning of a step its task can always be done. Where they have led here, nothing is tried out.
  private func enter(_ position: Int, of active: LessonInProgress, isBegun: Bool = false) {
    active.prediction = nil
    tell(.step(position))
    if active.run.lesson.exam != nil { return ask(position, of: active) }
    if active.workspace.isUntouched
      || (needs(of: active)[position].isSubset(of: active.workspace.allOpen.map(\.name))
        && canBeDone(position, of: active))
    {
      if play(position, of: active, isBegun: isBegun, isLast: false) { return tell(.question) }
    }
    startOver(active, to: position)
    tell(.startedOver(position))
    _ = play(position, of: active, isBegun: false, isLast: true)
    tell(.question)
  }

  /// Asks a question of an exam, with nothing open but what it needs. What leads there, its first commands, isn't
  /// shown: it could tell what the next event will do. The others show what is asked about.
  private func ask(_ position: Int, of active: LessonInProgress) {
    active.workspace = state.emptyWorkspace(for: active.run.lesson)
    active.run.begin(position)
    active.workspace.beginStep()
    let step = active.run.step
    for (place, content) in step.content.enumerated() {
      guard case .prose(let prose) = content else { continue }
      tell(.prose(prose, isFirst: position == 0 && place == 0))
    }
    let runs = step.content.compactMap { content -> [LessonLine]? in
      if case .run(let lines) = content { lines } else { nil }
    }
    carryOut(runs.first ?? [], for: .trial)
    active.workspace.beginStep()
    active.stepStart = active.workspace.copy()
    if active.workspace.current != nil { tell(.screens) }
    for line in runs.dropFirst().joined() {
      tell(.willRun(line))
      _ = carryOut(line, for: .begin)
    }
    open(step.question, of: active)
    tell(.question)
  }

  /// What lies open at the beginning of each step if the reference solutions did those before, by its name;
  /// found out once. What lies open in the lesson may be another afterwards.
  private func needs(of active: LessonInProgress) -> [Set<String>] {
    let lesson = active.run.lesson
    if let known = state.environment.course.needs, known.lesson == lesson { return known.names }
    let learners = active.workspace
    defer { active.workspace = learners }
    active.workspace = state.emptyWorkspace(for: lesson, isTrial: true)
    let names = lesson.steps.indices.map { position in
      if position > 0 { solve(lesson.steps[position - 1], of: active, for: .trial) }
      return Set(active.workspace.allOpen.map(\.name))
    }
    state.environment.course.needs = (lesson, names)
    return names
  }

  /// Whether the reference solution does a step's task in what lies open.
  private func canBeDone(_ position: Int, of active: LessonInProgress) -> Bool {
    let step = active.run.lesson.steps[position]
    // A stop is a place that the solution alone doesn't come to.
    guard let task = step.task, task.code == nil, !task.asksToStop(in: state.environment) else {
      return true
    }
    let learners = active.workspace
    defer { active.workspace = learners }
    active.workspace = learners.copy()
    var run = active.run
    run.begin(position)
    active.workspace.beginStep()
    carryOut(step.commands, for: .trial)
    // What was done before counts for nothing: a task that is done with that is to be done anew.
    _ = run.look(in: state, at: active.workspace)
    if run.isStepDone { return false }
    carryOut(step.solution, for: .trial)
    _ = run.look(in: state, at: active.workspace)
    return run.isStepDone
  }

  /// Carries out a step's own commands and its reference solution in what lies open in the lesson.
  private func solve(
    _ step: LessonStep, of active: LessonInProgress, for purpose: LessonLinePurpose
  ) {
    active.workspace.beginStep()
    carryOut(step.commands + step.solution, for: purpose)
  }

  /// Says and runs what stands before a step's question; false if a command couldn't be carried out.
  /// What comes after that is left out, but not if this is the last attempt.
  private func play(
    _ position: Int, of active: LessonInProgress, isBegun: Bool, isLast: Bool
  ) -> Bool {
    active.stepStart = active.workspace.copy()
    active.run.begin(position)
    active.workspace.beginStep()
    let step = active.run.step
    if isBegun, position > 0, step.commands.isEmpty, active.workspace.current != nil {
      tell(.screens)
    }
    var isFirst = position == 0
    for content in step.content {
      switch content {
      case .prose(let prose): tell(.prose(prose, isFirst: isFirst))
      case .run(let lines):
        for line in lines {
          tell(.willRun(line))
          let outcome = carryOut(line, for: .begin)
          if outcome == .passed { continue }
          if !isLast { return false }
          tell(.failed(line, outcome))
        }
      }
      isFirst = false
    }
    open(active.run.step.question, of: active)
    return true
  }

  /// Asks for the prediction with which a step ends. If there is nothing to foresee, the lesson is at
  /// fault, and the step is done.
  private func open(_ question: LessonQuestion?, of active: LessonInProgress) {
    guard case .prediction(let prediction) = question else { return }
    do throws(Refusal) {
      active.prediction = try state.ask(try self.question(prediction), seed: active.run.seed)
    } catch {
      active.run.giveUp()
      tell(.unasked(prediction.event, error))
    }
  }

  /// What a lesson's prediction asks of what lies open.
  func question(_ prediction: LessonPrediction) throws(Refusal) -> Prediction {
    let stage = try state.stage()
    let parts = prediction.event.text.split(separator: " ").map(String.init)
    let name = parts.first ?? ""
    let specimen: String
    if let named = prediction.specimen {
      specimen = named.text.split(separator: ".").last.map(String.init) ?? named.text
    } else if stage.open.count == 1 {
      specimen = stage.open[0].specimen.name
    } else {
      throw .whichSpecimen(stage.open.map(\.specimen.name))
    }
    let event = Event(
      named: stage.event(for: name) ?? name, value: parts.count > 1 ? Int(parts[1]) : nil)
    return Prediction(event, on: specimen, prediction.subject)
  }

  /// Goes back to the step before, as it was when it began.
  func back() throws(Refusal) -> LessonEvent {
    let active = try state.openLesson()
    // no text: a command
    if active.run.lesson.exam != nil { throw .notInExam("lesson back") }
    guard active.run.position > 0 else {
      throw Refusal("refusal.first-step", advice: active.shelved.number)
    }
    let position = active.run.position - 1
    startOver(active, to: position)
    enter(position, of: active, isBegun: true)
    return .begun
  }

  /// Goes on to the next step.
  func next() throws(Refusal) -> LessonEvent {
    let active = try state.openLesson()
    guard active.run.mayGoOn else { throw "refusal.step-not-done" }
    guard !active.run.isAtLastStep else { throw "refusal.last-lesson" }
    // The learner had done it, and came back to it: as they left it then can't be had again.
    if !active.run.isStepDone, active.run.lesson.exam == nil { solve(active, for: .trial) }
    enter(active.run.position + 1, of: active)
    return .begun
  }

  /// Leaves the step as it is after its reference solution, and goes on.
  func skip() throws(Refusal) -> LessonEvent {
    let active = try state.openLesson()
    guard !active.run.isFinished else {
      throw Refusal(
        "refusal.nothing-to-skip", accepted: LocalizedText("refusal.go-on"))
    }
    if let pack = state.environment.course.pack, !active.shelved.allowsSkip {
      throw .skipForbidden(pack.name)
    }
    if !active.run.isStepDone {
      if active.run.lesson.exam == nil {
        tell(.solution)
        solve(active, for: .solve)
      }
      active.prediction = nil
      active.run.giveUp()
    }
    if !active.run.isAtLastStep { enter(active.run.position + 1, of: active) }
    return .skipped
  }

  /// Does the step of a lesson as its author would, in place of what the learner did in it.
  private func solve(_ active: LessonInProgress, for purpose: LessonLinePurpose) {
    guard !active.run.step.solution.isEmpty else { return }
    active.workspace = active.stepStart.copy(calling: state.hooks)
    solve(active.run.step, of: active, for: purpose)
    if active.run.openTask == nil { return }
    _ = active.look(in: state)
    if active.run.isStepDone { return }
    // What the learner did in earlier steps may be in the way: then those are done anew, too.
    startOver(active, to: active.run.position)
    solve(active.run.step, of: active, for: .trial)
  }

  /// Answers the open quiz by places as they are shown.
  func answer(_ places: [Int]) throws(Refusal) -> LessonEvent {
    let active = try state.openLesson()
    guard active.run.openQuiz != nil else { throw .noQuestion }
    guard let verdict = active.run.answer(places) else { throw .noSuchAnswer }
    if active.run.lesson.exam != nil { return .kept(isRight: verdict.isRight) }
    return .answered(verdict)
  }

  /// Answers what is open by words: letters of choices, numbers of lines, or what is foreseen.
  func reply(_ words: [String]) throws(Refusal) -> Outcome {
    guard let quiz = state.lessonInFront?.run.openQuiz else {
      return try state.foresee(words)
    }
    let places = quiz.places(of: words)
    guard places.count == words.count else { throw .noSuchAnswer }
    return .lesson(try answer(places))
  }

  /// Leaves the lesson for free play, or comes back to it.
  func play() throws(Refusal) -> LessonEvent {
    guard let lesson = state.lesson else { return .alreadyPlaying }
    // no text: a command
    if lesson.run.lesson.exam != nil, !lesson.run.isFinished { throw .notInExam("play") }
    state.isPlaying.toggle()
    guard state.isPlaying else { return .cameBack }
    state.workspace.take(from: lesson.workspace)
    return .left
  }
}
