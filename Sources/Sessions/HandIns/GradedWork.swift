import LayerTracing
import Lessons

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
  }

  /// What was done of each step of the lesson, in order.
  public private(set) var steps: [Step]
  /// The first thing that couldn't be done again, and why: nothing that comes after it in its sitting
  /// counts.
  public private(set) var refused: (line: String, reason: SessionError)?
  private let nothing: String

  /// Does a hand-in again, of which nothing is believed but what the learner did; the session that has
  /// the features and lessons stays as it is. Own builds aren't run: what was done with them is left out. A
  /// message that wasn't foreseen is told as `nothing`:
  /// `Model -> nothing`.
  public init(
    _ handIn: HandIn, against shelved: ShelvedLesson, like session: Session,
    nothing: String
  ) {
    self.nothing = nothing
    steps = Array(repeating: Step(), count: shelved.lesson.steps.count)
    // One session for all: who comes back to a lesson may pass over what was done in an earlier sitting.
    let trial = Session(like: session)
    let own = Set(handIn.builds.map(\.name))
    for sitting in handIn.sittings {
      let begin = Action.lesson(
        .begin(shelved.name, at: sitting.step, seed: sitting.seed))
      for action in [begin] + sitting.actions.leavingOut(own) {
        let before = trial.state.lessonInFront?.run
        do throws(SessionError) {
          let outcome = try trial.perform(action).outcome
          note(action, outcome, since: before, in: trial.state)
        } catch {
          // It may have been about an own build, without naming it.
          if !own.isEmpty, action != begin { continue }
          refused = refused ?? (action.description, error)
          break
        }
      }
    }
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
