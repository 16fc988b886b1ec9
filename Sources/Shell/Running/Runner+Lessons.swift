import Lessons
import Queries
import Sessions
import Terminal
import Views

/// Carries out the lines of lessons.
extension Runner: LessonInterpreter {
  /// Carries out a line of a lesson as if it had been typed.
  public func carryOut(
    _ line: String, in state: State, for purpose: LessonLinePurpose
  ) -> LessonOutcome {
    var context = context
    context.state = state
    context.line = line
    do throws(CommandError) {
      for words in try context.commands() {
        try carryOut(words, in: context, for: purpose)
      }
      return .passed
    } catch {
      return error.asLessonOutcome
    }
  }

  private func carryOut(
    _ words: [Word], in context: Context, for purpose: LessonLinePurpose
  ) throws(CommandError) {
    let (command, words) = try context.command(for: words)
    guard command.lessonUse(words).allows(inSolution: true) else {
      throw context.complaint(.line(.notForLessons(command.name)), at: words[0].span)
    }
    let isShown = purpose == .begin && context.state.isLive
    if purpose != .begin, command.kind(of: words) == .look {
      // What only shows something has nothing to show to; that it was looked at may count.
      return record(command.looks(words, context), in: context.state)
    }
    switch try context.request(command, words) {
    case .look(let document):
      record(command.looks(words, context), in: context.state)
      if isShown { show(document) }
    case .act(let request):
      // A note is written once, however often the solution is tried out.
      if case .note(.write) = request.action, purpose == .trial { return }
      let before = isShown ? Screens(context.open) : .empty
      let outcome: Outcome
      do throws(SessionError) {
        outcome = try context.state.carryOut(request.action)
      } catch {
        throw context.complaint(.refusal(error), at: request.place(error))
      }
      guard isShown else { return }
      report(
        OutcomeReport(outcome, of: request.action, in: context.state, before: before).document)
    case .tool(let body):
      // Another session would take the place of the one that the lesson is part of.
      if command === Command.open {
        throw context.complaint(
          .line(.notForLessons(command.name)), at: words[0].span)
      }
      record(command.looks(words, context), in: context.state)
      // What only writes has nowhere to write to while it isn't shown.
      guard purpose != .trial, context.state.isLive, isShown || !command.onlyWrites else { return }
      let reply = try body(self)
      guard isShown else { return }
      tell(reply)
    case .move: break
    }
  }

  private func record(_ looks: [TakenLook], in state: State) {
    for look in looks { _ = try? state.carryOut(.observation(.look(look))) }
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

  /// Records looks that the lesson's task asks for: others change nothing, and leave nothing behind.
  func record(_ looks: [TakenLook], in context: Context) throws(CommandError) {
    for look in looks {
      if session.state.lessonInFront?.run.asks(for: look, in: session.environment) == true {
        let performed = try context.worded { () throws(SessionError) in
          try session.perform(.observation(.look(look)))
        }
        lessons.note(performed.news)
      } else if let lesson = session.state.lessonInFront {
        lessons.note(lesson.missed(by: look, in: session.state))
      }
    }
  }
}
