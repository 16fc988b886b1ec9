import Sessions

nonisolated extension PathError {
  var words: ErrorWords {
    switch kind {
    case .emptyScreen, .nothingInside: ErrorWords(message)
    case .noSuchRole: ErrorWords(message, nearest: nearest, listing: names, as: "Roles")
    case .noSuchProperty:
      ErrorWords(message, nearest: nearest, listing: names, as: "Properties")
    case .plainValue: ErrorWords(message, accepted: "It is a plain value.")
    }
  }
}

nonisolated extension BreakpointError {
  var words: ErrorWords {
    switch kind {
    case .noSuchRole(let role, let specimen):
      return ErrorWords(
        specimen.map { "\($0) has no \(role)" } ?? "nothing that is open has the role \(role)",
        accepted: "Roles here: User, App, \(names.joined(separator: ", ")).")
    case .noSuchName:
      return ErrorWords(
        "no message is called that", nearest: nearest,
        accepted: "A name may end in *. To see names: trace, side.")
    case .resultBeforeDelivery:
      return ErrorWords(
        "a message has no result before it is delivered",
        accepted: "Compare its arguments, or what a path leads to.")
    case .noSuchArgument(let message?):
      return ErrorWords(
        "\(message) has no such argument", nearest: nearest, accepted: arguments("Its arguments"))
    case .noSuchArgument(nil):
      return ErrorWords(
        "no message has such an argument", nearest: nearest, accepted: arguments("Arguments"))
    case .query(let error):
      return ErrorWords(
        error.message, nearest: error.nearest, listing: error.accepted, as: "Accepted")
    }
  }

  private func arguments(_ label: String) -> String? {
    if names.isEmpty {
      return "It has none; a condition may also compare what a path leads to."
    }
    return names.count > 12 ? nil : "\(label): \(names.joined(separator: ", "))."
  }
}
