import Sessions

@MainActor extension TimeError {
  func words(in context: Context) -> ErrorWords {
    switch self {
    case .interrupted:
      return ErrorWords("this was stopped by Ctrl-C", accepted: "All is as it was before.")
    case .nothingToRedo:
      return ErrorWords(
        "there is nothing to do again",
        accepted: "What was taken back comes again, until something else is done.")
    case .nothingToUndo:
      return ErrorWords("there is nothing to take back", accepted: "Looking changes nothing.")
    case .noEventYet:
      return ErrorWords("no event was fired yet", accepted: "To fire one: fire.")
    case .nothingToWalk:
      return ErrorWords(
        "no event was fired yet", accepted: "To fire one and stop in it: fire EVENT --step.")
    case .noSuchEvent(_, let newest):
      return ErrorWords("no such event yet", accepted: "Events: 0 to \(newest).")
    case .nothingBehind(let isInPast):
      return ErrorWords(
        "no event lies behind",
        accepted: isInPast ? "To go forward: forward." : "To fire one: fire.")
    case .nothingAhead(let hasEvents):
      return ErrorWords(
        "nothing lies ahead",
        accepted: hasEvents ? "To go back: rewind." : "To fire an event: fire.")
    case .notStopped:
      return ErrorWords(
        "nothing is stopped",
        accepted: "To stop an event: fire EVENT --step, or break. To walk the last one: step.")
    case .noMessage(let event):
      return ErrorWords(
        "event \(event) sent no message", accepted: "To see who received it: events.")
    case .cannotRepeat(let repetition, let refusal):
      let reason = refusal.words(in: context)
      return ErrorWords("\(repetition.words): \(reason.what)", accepted: reason.accepted)
    }
  }
}

nonisolated extension TimeError.Repetition {
  fileprivate var words: String {
    switch self {
    case .undo: "this can't be taken back"
    case .travel: "this can't be gone to"
    case .replay: "this can't be done again"
    }
  }
}
