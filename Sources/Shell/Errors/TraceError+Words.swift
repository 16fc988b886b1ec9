import Exports

/// What is said of a line of an exported trace.
nonisolated extension TraceError.LineError {
  /// What is wrong, as a sentence goes on with it.
  var words: String {
    switch self {
    case .tooLong(let most): "it is longer than \(most / 1_000_000) MB"
    case .notJSON(let column): "it is no JSON behind column \(column)"
    case .torn: "it ends in the middle"
    case .notUTF8: "it is not UTF-8"
    case .tooDeep: "its values are nested too deep"
    case .noObject: "it is no JSON object"
    case .key(let key, let isMissing):
      isMissing ? "it has no \"\(key)\"" : "its \"\(key)\" is none that the format has"
    case .outOfRange(let key, let range):
      "its \"\(key)\" is not between \(range.lowerBound) and \(range.upperBound)"
    case .tooLarge(let column): "it has a number that is too large, before column \(column)"
    case .unknownSite(let number): "no line before it describes site \(number)"
    case .outOfOrder(let event, let before): "event \(event) comes after event \(before)"
    case .tooMany(let most): "its event has more than \(most) lines"
    }
  }

  /// What can be done.
  var accepted: String? {
    switch self {
    case .torn: "To read what comes before it: --keep-going."
    case .tooLong, .notJSON, .notUTF8, .tooDeep, .noObject, .key, .outOfRange, .tooLarge,
      .unknownSite:
      "To pass over such lines: --keep-going."
    case .outOfOrder: "Events must come in order to be converted."
    case .tooMany: nil
    }
  }
}
