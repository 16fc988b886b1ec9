import Lessons
import Sessions
import Terminal

/// What the next line is asked for with: it says where the session is.
package struct Prompt: Block {
  private let session: Session
  private let phrases: any LessonPhrases

  /// Asks for the next line.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - phrases: Those of the lesson that goes on, or of the course.
  package init(_ session: Session, _ phrases: any LessonPhrases) {
    (self.session, self.phrases) = (session, phrases)
  }

  package var isVerbatim: Bool { true }

  package func drawn(on page: Page) -> [StyledText] {
    [
      text { run in
        " \(run.position + 1)/\(run.lesson.steps.count)"
      }
    ]
  }

  package func spoken(on page: Page) -> [StyledText] { [text { _ in "" }] }

  private func text(place: (LessonRun) -> String) -> StyledText {
    if let stop = session.stop { return StyledText(stop.moment.name, .bold) + "> " }
    guard let lesson = session.state.lesson else {
      if let asks = AwaitedInput(session.state.prediction) {
        return StyledText(ProgramIdentity.current.name, .bold) + " \(phrases.prompt(asks))> "
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
      + "\(place(run)) \(phrases.prompt(AwaitedInput(run, lesson.prediction)))> "
  }
}

extension AwaitedInput {
  /// What a prediction waits for; nil if there is none.
  init?(_ prediction: OpenPrediction?) {
    switch prediction?.phase {
    case nil: return nil
    case .asked: self = .prediction
    case .sealed: self = .firing
    case .graded: self = .reason
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
