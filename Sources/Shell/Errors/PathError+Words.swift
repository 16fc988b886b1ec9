import Languages
import Sessions

nonisolated extension PathError {
  var words: ErrorWords {
    switch kind {
    case .emptyScreen, .nothingInside: ErrorWords(message)
    case .notRunning: ErrorWords(message, accepted: localized("error.not-running.advice"))
    case .noSuchRole:
      ErrorWords(message, nearest: nearest, accepted: localized("error.listed.roles", names))
    case .noSuchProperty:
      ErrorWords(message, nearest: nearest, accepted: localized("error.listed.properties", names))
    case .plainValue: ErrorWords(message, accepted: localized("error.plain-value.advice"))
    }
  }
}

nonisolated extension BreakpointError {
  var words: ErrorWords {
    switch kind {
    case .noSuchRole(let role, let specimen):
      ErrorWords(
        specimen.map { localized("error.no-role-in", $0, role) }
          ?? localized("error.no-role", role),
        accepted: localized("error.no-role.advice", names))
    case .noSuchName: ErrorWords(localized: "error.no-message-name", nearest: nearest)
    case .resultBeforeDelivery: ErrorWords(localized: "error.no-result-yet")
    case .noSuchArgument(let message?):
      ErrorWords(
        localized: "error.no-argument-in", message, nearest: nearest,
        accepted: arguments(localized("error.no-argument-in.those", names)))
    case .noSuchArgument(nil):
      ErrorWords(
        localized: "error.no-argument", nearest: nearest,
        accepted: arguments(localized("error.no-argument.those", names)))
    case .query(let error):
      ErrorWords(
        error.message, nearest: error.nearest,
        accepted: localized("error.listed.accepted", error.accepted))
    }
  }

  /// The arguments that there are, as they are listed, unless there are none, or too many.
  private func arguments(_ list: String) -> String? {
    if names.isEmpty { return localized("error.no-argument.none") }
    return names.count > 12 ? nil : list
  }
}
