import Languages
import Lessons
import Sessions
import Terminal

/// What the next line is asked for with: it says where the session is.
struct Prompt: Block {
  private let session: Session
  private let asksForFiles: Bool
  private let language: Language

  /// Asks for the next line.
  ///
  /// - Parameters:
  ///   - session: Where the learner is.
  ///   - asksForFiles: Whether it was asked how many files a wish changes.
  init(_ session: Session, asksForFiles: Bool = false) {
    (self.session, self.asksForFiles) = (session, asksForFiles)
    language = Language.of(session.state)
  }

  var isVerbatim: Bool { true }

  func drawn(on page: Page) -> [StyledText] {
    [
      text { run in
        " \(run.position + 1)/\(run.lesson.steps.count)"
      }
    ]
  }

  func spoken(on page: Page) -> [StyledText] { [text { _ in "" }] }

  private func text(place: (LessonRun) -> String) -> StyledText {
    if let stop = session.stop { return StyledText(stop.moment.name, .bold) + "> " }
    guard let lesson = session.state.lesson else {
      if asksForFiles {
        return StyledText(ProgramIdentity.current.name, .bold)
          + " \(language.localized("prompt.files"))> "
      }
      if let asks = AwaitedInput(session.state.prediction) {
        return StyledText(ProgramIdentity.current.name, .bold) + " \(label(asks))> "
      }
      guard session.timeline.isInPast, let events = session.timeline.newestEvent else {
        return StyledText(ProgramIdentity.current.name, .bold) + "> "
      }
      return StyledText(ProgramIdentity.current.name, .bold) + " \(events.done)/\(events.ofAll)> "
    }
    let number = StyledText(lesson.shelved.number, .bold)
    if session.state.isPlaying { return StyledText("play", .bold) + " (" + number + ")> " }
    let run = lesson.run
    return number
      + "\(place(run)) \(label(AwaitedInput(run, lesson.prediction)))> "
  }

  private func label(_ asks: AwaitedInput) -> String {
    switch asks {
    case .task: language.localized("prompt.task")
    case .quiz(let quiz): language.speaking { quiz.interaction().prompt }
    case .prediction: language.localized("prompt.prediction")
    case .firing: language.localized("prompt.firing")
    case .reason: language.localized("prompt.reason")
    case .nextStep: language.localized("prompt.next-step")
    case .nothing: language.localized("prompt.nothing")
    }
  }
}

/// What the prompt waits for.
private enum AwaitedInput {
  case quiz(LessonQuiz)
  case task, prediction, firing, reason, nextStep, nothing

  /// What a prediction waits for; nil if there is none, or it waits for nothing.
  init?(_ prediction: OpenPrediction?) {
    switch prediction?.phase {
    case nil: return nil
    case .asked: self = .prediction
    case .sealed: self = .firing
    case .graded(_, asksWhy: true): self = .reason
    case .graded(_, asksWhy: false): return nil
    }
  }

  /// What a lesson waits for.
  init(_ run: LessonRun, _ prediction: OpenPrediction?) {
    if let asks = Self(prediction) {
      self = asks
    } else if run.isStepDone {
      self = run.isFinished ? .nothing : .nextStep
    } else {
      switch run.step.question {
      case .quiz(let quiz): self = .quiz(quiz)
      case .prediction: self = .prediction
      case .task, nil: self = .task
      }
    }
  }
}
