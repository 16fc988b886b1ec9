import Lessons
import Sessions
import Terminal

/// What the next line is asked for with: it says where the session is.
package struct Prompt: Block {
  private let session: Session

  package init(_ session: Session) { self.session = session }

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
      guard session.timeline.isInPast, let events = session.timeline.newestEvent else {
        return StyledText("layercake", .bold) + "> "
      }
      return StyledText("layercake", .bold) + " \(events.done)/\(events.ofAll)> "
    }
    let number = StyledText(lesson.shelved.number, .bold)
    if session.state.isPlaying { return StyledText("play", .bold) + " (\(number))> " }
    let run = lesson.run
    let asks =
      run.isStepDone ? (run.isFinished ? "done" : "next") : run.openQuiz == nil ? "try" : "quiz"
    return number + "\(place(run)) \(asks)> "
  }
}
