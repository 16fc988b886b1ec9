import Sessions

nonisolated extension PathFault {
  /// The fault in words.
  var words: FaultWords {
    switch kind {
    case .emptyScreen, .nothingInside: FaultWords(message)
    case .noSuchRole: FaultWords(message, nearest: nearest, listing: names, as: "Roles")
    case .noSuchProperty:
      FaultWords(message, nearest: nearest, listing: names, as: "Properties")
    case .plainValue: FaultWords(message, accepted: "It is a plain value.")
    }
  }
}

nonisolated extension BreakpointFault {
  /// The fault in words.
  var words: FaultWords {
    switch kind {
    case .noSuchRole(let role, let specimen):
      return FaultWords(
        specimen.map { "\($0) has no \(role)" } ?? "nothing that is open has the role \(role)",
        accepted: "Roles here: User, App, \(names.joined(separator: ", ")).")
    case .noSuchName:
      return FaultWords(
        "no message is called that", nearest: nearest,
        accepted: "A name may end in *. To see names: trace, side.")
    case .resultBeforeDelivery:
      return FaultWords(
        "a message has no result before it is delivered",
        accepted: "Compare its arguments, or what a path leads to.")
    case .noSuchArgument(let message?):
      return FaultWords(
        "\(message) has no such argument", nearest: nearest, accepted: arguments("Its arguments"))
    case .noSuchArgument(nil):
      return FaultWords(
        "no message has such an argument", nearest: nearest, accepted: arguments("Arguments"))
    case .query(let error):
      return FaultWords(
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
