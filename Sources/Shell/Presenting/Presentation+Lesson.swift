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
    let shown = try? onStage(state) { () throws(Complaint) in
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

extension Command {
  /// Whether it may be typed in front of a class: it shows something, fires, goes through time, or stops
  /// events, as a lesson's own commands may.
  func isForClass(_ words: [Word]) -> Bool {
    switch kind(of: words) {
    case .look, .move: true
    case .act: group == .stage || name == "answer"
    case .tool: isForLessons || ["help", "set", "clear"].contains(name)
    }
  }
}
