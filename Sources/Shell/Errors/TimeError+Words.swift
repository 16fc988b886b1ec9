import Languages
import Sessions

@MainActor extension TimeError {
  func words(in context: Context) -> ErrorWords {
    switch self {
    case .interrupted: ErrorWords(localized: "error.interrupted")
    case .nothingToRedo: ErrorWords(localized: "error.nothing-to-redo")
    case .nothingToUndo: ErrorWords(localized: "error.nothing-to-undo")
    case .noEventYet:
      ErrorWords(localized: "error.nothing-fired", accepted: localized("error.to-fire-one"))
    case .nothingToWalk:
      ErrorWords(
        localized: "error.nothing-fired", accepted: localized("error.nothing-to-walk.advice"))
    case .noSuchEvent(_, let newest): ErrorWords(localized: "error.no-event", advice: newest)
    case .nothingBehind(let isInPast):
      ErrorWords(
        localized: "error.nothing-behind",
        accepted: isInPast ? localized("error.to-go-forward") : localized("error.to-fire-one"))
    case .nothingAhead(let hasEvents):
      ErrorWords(
        localized: "error.nothing-ahead",
        accepted: hasEvents ? localized("error.to-go-back") : localized("error.to-fire"))
    case .notStopped: ErrorWords(localized: "error.not-stopped")
    case .noMessage(let event): ErrorWords(localized: "error.sent-nothing", event)
    case .cannotRepeat(let repetition, let refusal):
      repetition.words(because: refusal.words(in: context))
    }
  }
}

nonisolated extension TimeError.Repetition {
  fileprivate func words(because reason: ErrorWords) -> ErrorWords {
    switch self {
    case .undo: ErrorWords(localized: "error.cannot-undo", reason.what, accepted: reason.accepted)
    case .travel:
      ErrorWords(localized: "error.cannot-travel", reason.what, accepted: reason.accepted)
    case .replay:
      ErrorWords(localized: "error.cannot-replay", reason.what, accepted: reason.accepted)
    }
  }
}
