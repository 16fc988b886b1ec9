import Languages
import Sessions

@MainActor extension TimeError {
  func words(in context: Context) -> ErrorWords {
    switch self {
    case .interrupted:
      return ErrorWords(
        localized("error.interrupted"), accepted: localized("error.interrupted.advice"))
    case .nothingToRedo:
      return ErrorWords(
        localized("error.nothing-to-redo"), accepted: localized("error.nothing-to-redo.advice"))
    case .nothingToUndo:
      return ErrorWords(
        localized("error.nothing-to-undo"), accepted: localized("error.nothing-to-undo.advice"))
    case .noEventYet:
      return ErrorWords(
        localized("error.nothing-fired"), accepted: localized("error.to-fire-one"))
    case .nothingToWalk:
      return ErrorWords(
        localized("error.nothing-fired"), accepted: localized("error.nothing-to-walk.advice"))
    case .noSuchEvent(_, let newest):
      return ErrorWords(
        localized("error.no-event"), accepted: localized("error.no-event.advice", newest))
    case .nothingBehind(let isInPast):
      return ErrorWords(
        localized("error.nothing-behind"),
        accepted: isInPast ? localized("error.to-go-forward") : localized("error.to-fire-one"))
    case .nothingAhead(let hasEvents):
      return ErrorWords(
        localized("error.nothing-ahead"),
        accepted: hasEvents ? localized("error.to-go-back") : localized("error.to-fire"))
    case .notStopped:
      return ErrorWords(
        localized("error.not-stopped"), accepted: localized("error.not-stopped.advice"))
    case .noMessage(let event):
      return ErrorWords(
        localized("error.sent-nothing", event), accepted: localized("error.sent-nothing.advice"))
    case .cannotRepeat(let repetition, let refusal):
      let reason = refusal.words(in: context)
      return ErrorWords(repetition.words(because: reason.what), accepted: reason.accepted)
    }
  }
}

nonisolated extension TimeError.Repetition {
  fileprivate func words(because reason: String) -> String {
    switch self {
    case .undo: localized("error.cannot-undo", reason)
    case .travel: localized("error.cannot-travel", reason)
    case .replay: localized("error.cannot-replay", reason)
    }
  }
}
