import LayerTracing
import Lessons
import Queries

/// What came of a hand-in that was done again, from nothing.
public struct GradedWork {
  /// An answer to a step's question.
  public struct Given: Hashable, Sendable {
    /// What was answered, in the author's words and order: comparable between learners, however
    /// choices were shuffled.
    public let text: String
    /// What is wrong with it, in short, where that is less than all of it: the first message of a way
    /// that went elsewhere.
    public let mistake: String
    /// Whether it was right.
    public let isRight: Bool

    init(_ text: String, mistake: String? = nil, isRight: Bool) {
      (self.text, self.isRight, self.mistake) = (text, isRight, mistake ?? text)
    }
  }

  /// What was done of a step.
  public struct Step {
    /// What became of it; nil if nothing did.
    public fileprivate(set) var outcome: Progress.Outcome?
    /// The answers to its question, the first one first.
    public fileprivate(set) var answers: [Given] = []
    /// Why things went as they did, in the learner's words.
    public fileprivate(set) var reasons: [String] = []
    /// What came of the code that it asks for; nil if there is none, or it wasn't built.
    public fileprivate(set) var code: CodeVerdict?
  }

  /// What was done of each step of the lesson, in order.
  public private(set) var steps: [Step]
  /// The first thing that couldn't be done again, and why: nothing that comes after it in its sitting
  /// counts.
  public private(set) var refused: (line: String, reason: SessionError)?
  private let nothing: String

  /// Does a hand-in again, of which nothing is believed but what the learner did; the session that has
  /// the features and lessons stays as it is. Own builds aren't run: what was done with them is left out, but
  /// a step that asks for code is done where that was found right.
  ///
  /// - Parameters:
  ///   - handIn: The hand-in.
  ///   - shelved: The lesson.
  ///   - session: What has the features and lessons.
  ///   - nothing: How it is told where a way ends that was foreseen: `Model -> nothing`.
  ///   - verdicts: What came of those builds that were built and hunted anew.
  ///   - proves: Whether a check tells two builds apart; of an exam that isn't believed either.
  public init(
    _ handIn: HandIn, against shelved: ShelvedLesson, like session: Session,
    nothing: String, verdicts: [OwnBuild: CodeVerdict] = [:],
    proves: (TakenLook, Session) -> Bool = { _, _ in true }
  ) {
    self.nothing = nothing
    let codes = shelved.lesson.steps.map(\.task?.code)
    steps = codes.map { code in
      var step = Step()
      step.code = code.flatMap(handIn.build(for:)).flatMap { verdicts[$0] }
      return step
    }
    let right = codes.compactMap { $0.flatMap(handIn.build(for:)) }.filter {
      verdicts[$0]?.kind == .right
    }
    // One session for all: who comes back to a lesson may pass over what was done in an earlier sitting.
    let trial = Session(like: session)
    // What the lesson asks for isn't done by a file that says so without a build.
    let own = Set(handIn.builds.map(\.name) + codes.compactMap(\.?.name))
    for sitting in handIn.sittings {
      let begin = Action.lesson(
        .begin(shelved.name, at: sitting.step, seed: sitting.seed))
      for given in [begin] + sitting.actions {
        let counted = GradedWork.proof(in: given, of: right, trial.state)
        guard let action = counted ?? [given].leavingOut(own).first else { continue }
        if shelved.lesson.exam != nil, case .observation(.look(let look)) = action,
          !proves(look, trial)
        {
          continue
        }
        let before = trial.state.lessonInFront?.run
        do throws(SessionError) {
          let outcome = try trial.perform(action).outcome
          note(action, outcome, since: before, in: trial.state)
        } catch {
          // It may have been about an own build, without naming it.
          if !handIn.builds.isEmpty, action != begin { continue }
          refused = refused ?? (action.description, error)
          break
        }
      }
    }
  }

  /// What takes the place of a build or of a hunt in it, if the open task asks for it, and it is right.
  private static func proof(in action: Action, of right: [OwnBuild], _ state: State) -> Action? {
    guard let code = state.lessonInFront?.run.openTask?.code,
      let build = right.first(where: { $0.name == code.name }),
      build.feature == state.current?.feature.name
    else { return nil }
    let look = Action.observation(.look(code.look))
    return action == look || action == .stage(.build(build)) ? look : nil
  }

  /// How many steps were done or skipped.
  public var count: (done: Int, skipped: Int) {
    (steps.count { $0.outcome == .done }, steps.count { $0.outcome == .skipped })
  }

  private mutating func note(
    _ action: Action, _ outcome: Outcome, since before: LessonRun?, in state: State
  ) {
    if let before {
      if case .lesson(.answered(let verdict)) = outcome {
        steps[before.position].answers.append(
          Given(Self.answer(action, in: before), isRight: verdict.isRight))
      } else if case .lesson(.kept(let isRight)) = outcome {
        let told = before.quiz == nil ? action.told : Self.answer(action, in: before)
        steps[before.position].answers.append(Given(told, isRight: isRight))
      } else if case .observation = action, before.lesson.exam != nil, before.openTask != nil,
        state.lessonInFront?.run.isStepDone == true
      {
        steps[before.position].answers.append(Given(action.told, isRight: true))
      } else if before.openPrediction != nil, case .graded(let grade) = state.prediction?.phase {
        steps[before.position].answers.append(
          Given(Self.answer(grade), mistake: departure(grade), isRight: grade.isRight))
      }
      if case .question(.explain(let text)) = action, !text.isEmpty {
        steps[before.position].reasons.append(text)
      }
      if case .lesson(.skip) = action, !before.isStepDone {
        if steps[before.position].outcome == nil { steps[before.position].outcome = .skipped }
        if before.isAtLastStep { return }
      }
    }
    if let run = state.lessonInFront?.run, run.isStepDone { steps[run.position].outcome = .done }
  }

  /// What was answered to a quiz.
  private static func answer(_ action: Action, in run: LessonRun) -> String {
    guard let quiz = run.quiz, case .question(let answer) = action else {
      return ""
    }
    let places: [Int]
    switch answer {
    case .answer(let choice): places = [choice]
    case .reply(let words): places = quiz.places(of: words)
    case .predict, .explain, .cancelPrediction: places = []
    }
    return quiz.told(places)
  }

  /// Where a way that was foreseen first goes elsewhere: `Model -> View`; nil if no way was asked for.
  private func departure(_ grade: Grade) -> String? {
    guard case .path(let roles) = grade.forecast, case .messages(let messages) = grade.fact else {
      return nil
    }
    let way = [Role.user] + messages.map(\.receiver.role)
    let place = zip(roles, way.dropFirst()).prefix { $0 == $1 }.count
    return "\(way[place].name) -> " + (roles.count > place ? roles[place].name : nothing)
  }

  /// What was foreseen.
  private static func answer(_ grade: Grade) -> String {
    switch grade.forecast {
    case .path(let roles): roles.map(\.name).joined(separator: " -> ")
    case .count(let number): String(number)
    case .order(let places): places.map { grade.items[$0] }.joined(separator: "; ")
    case .text(let text): text
    }
  }
}
