import Languages
import Lessons
import Queries
import Sessions
import Terminal

/// Carries out the lines of lessons.
extension Runner: LessonInterpreter {
  /// Carries out a line of a lesson as if it had been typed.
  public func carryOut(
    _ line: String, in state: State, for purpose: LessonLinePurpose
  ) -> LessonOutcome {
    do throws(CommandError) {
      try carryOut(line, from: .lesson(purpose), in: state)
      return .passed
    } catch {
      return error.asLessonOutcome
    }
  }

  /// Does what a line of a lesson asks for in the state that its step belongs to.
  func act(
    _ action: Action, in context: Context, for purpose: LessonLinePurpose
  ) throws(Refusal) {
    // A note is written once, however often the solution is tried out.
    if case .note(.write) = action, purpose == .trial { return }
    let before = context.isSeen ? Screens(context.open) : .empty
    let outcome = try context.state.carryOut(action)
    guard context.isSeen else { return }
    report(OutcomeReport(outcome, of: action, in: context.state, before: before).document)
  }

  /// Uses a tool: for a lesson's line only in the session that goes on, and what only writes where it is seen.
  func use(
    _ tool: (Runner) throws(CommandError) -> Request.Reply, of command: Command, _ words: [Word],
    in context: Context
  ) throws(CommandError) {
    if let purpose = context.purpose {
      // Another session would take the place of the one that the lesson is part of.
      if command === Command.open {
        throw context.error(.notForLessons(command.name), at: words[0].span)
      }
      try record(command.looks(words, context), in: context)
      guard purpose != .trial, context.state.isLive, context.isSeen || !command.onlyWrites
      else { return }
    }
    let reply = try tool(self)
    if context.isSeen { tell(reply) }
  }

  /// Tells what happens while a step begins.
  public func tell(_ moment: LessonMoment, in state: State) { lessons.tell(moment, in: state) }
}

extension CommandError {
  /// What a lesson's author is told of a line that can't be carried out.
  var asLessonOutcome: LessonOutcome {
    let reason = [headline, accepted].compactMap(\.self).joined(separator: " ")
    return .failed(reason, at: span?.lowerBound ?? 0)
  }
}

/// What counts for the step in front, and is kept.
extension Runner {
  /// Keeps that something was read that helps with the open step.
  func note(_ aid: Aid) {
    if session.state.lessonInFront?.run.isStepDone == false { session.note(aid) }
  }

  /// Records looks that the lesson's task asks for: others change nothing, and leave nothing behind. Of a lesson's
  /// own lines, each counts.
  func record(_ looks: [TakenLook], in context: Context) throws(CommandError) {
    for look in looks {
      if context.purpose != nil {
        _ = try? context.state.carryOut(.observation(.look(look)))
      } else if session.state.lessonInFront?.run.asks(for: look, in: session.environment) == true {
        let performed = try context.worded(session.perform(.observation(.look(look))))
        lessons.note(performed.news)
      } else if let lesson = session.state.lessonInFront {
        lessons.note(lesson.missed(by: look, in: session.state))
      }
    }
  }

  /// Asks the next question of an exam, whose answers are taken without a word.
  func goOnInExam() {
    guard let run = session.state.lessonInFront?.run, run.lesson.exam != nil, run.isStepDone,
      !run.isAtLastStep
    else { return }
    _ = perform(.lesson(.next))
  }
}
