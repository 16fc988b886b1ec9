import Languages
import Lessons
import Queries
import Sessions
import Terminal

/// A lesson as its author goes through it, in a session of its own, which keeps no log and no progress.
///
/// It goes on by stages: a step that begins, what is right, the next step. The same lesson has the same
/// stages whenever it is gone through, so that each can be come back to.
final class LessonWalk {
  let runner: Runner
  let view: LessonView
  /// How far it went, from 0; -1 before the first step.
  private(set) var stage = -1
  /// The parts that a step that begins has shown so far.
  private var parts: [(document: Document, isProse: Bool)] = []
  private var isAnswered = false
  private var hasEnded = false
  /// Where events stopped, and what was watched, before the author's way through a task: that is no
  /// part of the next step.
  private var stopsBeforeSolution: (Breakpoints, Watchpoints)?

  /// Stands before a lesson; throws if it can't be begun.
  init(
    _ shelved: ShelvedLesson, in environment: Environment, profile: TerminalProfile
  ) throws(Refusal) {
    let out = Output.memory(profile: profile)
    runner = Runner(
      Session(features: environment.features, course: environment.course), out: out, reports: out)
    runner.stops.tellsKeys = false
    runner.session.environment.huntBudget = environment.huntBudget
    runner.session.environment.huntProcesses = environment.huntProcesses
    view = LessonView(shelved)
    session.environment.interpreter = self
    try session.perform(.lesson(.begin(shelved.name, at: shelved.name(ofStep: 0))))
  }

  var session: Session { runner.session }
  private var state: State { session.state }
  var run: LessonRun? { state.lessonInFront?.run }

  /// Goes on by a stage.
  ///
  /// - Returns: What it shows, nothing where there is nothing to see; nil at the end.
  func advance() -> [Slide]? {
    guard let run, !hasEnded else { return nil }
    stage += 1
    if stage == 0 { return [stepSlide()] }
    if !isAnswered, run.step.question != nil {
      isAnswered = true
      return run.step.task == nil ? open() : solve()
    }
    if run.isAtLastStep {
      hasEnded = true
      return [slide(.end, view.presented)]
    }
    if let stopsBeforeSolution {
      (session.breakpoints, session.watchpoints) = stopsBeforeSolution
      self.stopsBeforeSolution = nil
    }
    // What a solution couldn't do is passed over.
    _ = try? session.perform(.lesson(run.isStepDone ? .next : .skip))
    isAnswered = false
    return [stepSlide()]
  }

  private func slide(
    _ kind: Slide.Kind, _ text: Document, _ shown: Document = Document()
  ) -> Slide {
    Slide(step: run?.position ?? 0, stage: stage, kind: kind, text: text, shown: shown)
  }

  /// A step that began: its text, and its question.
  private func stepSlide() -> Slide {
    let text = parts.reduce(Document()) { $0 + $1.document }
    let shown = parts.reduce(Document()) { $1.isProse ? $0 : $0 + $1.document }
    parts = []
    if let question = PresentedQuestion(state) { return slide(.question(question), text, shown) }
    return run?.openTask == nil
      ? slide(.text, text, shown) : slide(.task, text + view.turn, shown)
  }

  /// Opens the seal: shows what is right, and for an event what happens.
  private func open() -> [Slide] {
    guard let run, let question = PresentedQuestion(state) else { return [] }
    switch run.step.question {
    case .prediction:
      guard let open = state.prediction, let right = try? state.reference(of: open) else {
        return []
      }
      _ = try? session.perform(.question(.reply(right.words)))
      let event = show(.stage(.event(open.question.event)))
      let answer = question.choices.isEmpty ? [] : [slide(.answer(question), Document())]
      return [slide(.text, event, event)] + answer
    case .quiz:
      if let quiz = run.quiz {
        _ = try? session.perform(.question(QuestionAction(quiz.solution, to: quiz)))
      }
      return [slide(.answer(question), Document())]
    case .task, nil: return []
    }
  }

  /// Does the open task as its author would, and shows each command with what comes of it.
  private func solve() -> [Slide] {
    guard let run, let task = run.openTask else { return [] }
    if task.code != nil {
      // What is written isn't built before a class; the step is passed over then.
      let code = view.solution(of: run, nil, on: state.current?.feature)
      return code.map { [slide(.solution, $0)] } ?? []
    }
    stopsBeforeSolution = (session.breakpoints, session.watchpoints)
    var pieces = Document()
    for line in task.solution.map(\.text) {
      try? runner.carryOut(line) { words, carryOut throws(CommandError) in
        pieces += view.command(Word.text(from: words, in: line).text)
        pieces += Document([Blank(isSpoken: false)]) + ((try? shown(carryOut)) ?? Document())
      }
    }
    return [slide(.solution, pieces)]
  }

  // MARK: What is done on the stage

  /// What a command of a line shows, carried out as if it had been typed: what that means for the task, a class
  /// isn't told.
  func shown(_ carryOut: () throws(CommandError) -> Void) throws(CommandError) -> Document {
    try onStage(state) { () throws(CommandError) in
      try runner.speaking(carryOut)
      runner.tellDoubts()
    }
  }

  private func show(_ action: Action) -> Document {
    (try? onStage(state) { () throws(CommandError) in
      _ = try? session.perform(action)
    }) ?? Document()
  }

  /// What something shows; where it fires an event, what that did.
  private func onStage(
    _ state: State, _ body: () throws(CommandError) -> Void
  ) throws(CommandError) -> Document {
    let before = Screens(state.current?.open ?? [])
    let newest = state.current?.events.newest ?? 0
    let lines = try runner.printer.capturing(body)
    guard let stage = session.state.current, stage.events.newest > newest, session.stop == nil
    else {
      return Document([DrawnLines(lines)])
    }
    return Document([
      PresentedEvent(stage.events.newest, on: stage, before: before, in: view.language)
    ])
  }
}

/// Takes what a step tells while it begins.
extension LessonWalk: LessonInterpreter {
  func carryOut(
    _ line: String, in state: State, for purpose: LessonLinePurpose
  ) -> LessonOutcome {
    guard purpose == .begin, state.isLive else {
      return runner.carryOut(line, in: state, for: purpose)
    }
    var outcome = LessonOutcome.passed
    let shown = try? onStage(state) { () throws(CommandError) in
      outcome = runner.carryOut(line, in: state, for: .begin)
    }
    parts.append((shown ?? Document(), false))
    return outcome
  }

  func tell(_ moment: LessonMoment, in state: State) {
    switch moment {
    case .step, .startedOver: parts = []
    case .prose(let prose, let isFirst): parts.append((view.prose(prose, isFirst: isFirst), true))
    case .willRun(let line): parts.append((view.command(line.text), false))
    case .failed(let line, let outcome):
      parts.append((view.broken(line, outcome.error?.reason ?? ""), true))
    case .unasked(let event, let refusal):
      let error = runner.context(of: event.text).error(refusal)
      parts.append((view.broken(event, error.headline), true))
    case .screens: parts.append((.screens(of: state), false))
    case .question, .solution: break
    }
  }
}
