import Lessons
import Queries
import Sessions
import Views

/// Takes what a step tells while it begins.
extension Presentation: LessonInterpreter {
  func carryOut(
    _ line: String, in state: State, for purpose: LessonLinePurpose
  ) -> LessonOutcome {
    guard purpose == .begin, state.isLive else {
      return runner.carryOut(line, in: state, for: purpose)
    }
    var outcome = LessonOutcome.passed
    let shown = try? onStage(state) { () throws(CommandError) in
      outcome = self.runner.carryOut(line, in: state, for: .begin)
    }
    told.append(shown ?? Document())
    return outcome
  }

  func tell(_ moment: LessonMoment, in state: State) {
    switch moment {
    case .step, .startedOver: told = []
    case .prose(let prose, let isFirst): told.append(view.prose(prose, isFirst: isFirst))
    case .willRun(let line): told.append(view.command(line.text))
    case .failed(let line, let outcome):
      told.append(view.broken(line, outcome.fault?.reason ?? ""))
    case .unasked(let event, let refusal):
      let complaint = runner.context(of: event.text).complaint(.refusal(refusal))
      told.append(view.broken(event, complaint.headline))
    case .screens: told.append(.screens(of: state))
    case .question, .solution: break
    }
  }
}

/// What is done on the stage, as documents for pages.
extension Presentation {
  /// What a line shows, carried out as if it had been typed.
  func shown(_ line: String) throws(CommandError) -> Document {
    try onStage(state) { () throws(CommandError) in try self.runner.run(line) }
  }

  func show(_ action: Action) -> Document {
    // What it means for a learner's own answer is nothing to tell a room.
    (try? onStage(state) { () throws(CommandError) in
      _ = try? self.session.perform(action)
    }) ?? Document()
  }

  /// What something shows; where it fires an event, what that did.
  func onStage(
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
      EventOnStage(stage.events.newest, on: stage, before: before, in: view.language)
    ])
  }
}

extension Command {
  /// Whether it may be typed in front of a class: it shows something, fires, goes through time, or stops
  /// events, as a lesson's own commands may.
  func isForClass(_ words: [Word]) -> Bool {
    switch kind(of: words) {
    case .look, .move: true
    case .act: group == .stage || self === Command.answer
    case .tool:
      lessonUse(words) == .anyBlock
        || [Command.help, .set, .clear].contains { $0 === self }
    }
  }
}
