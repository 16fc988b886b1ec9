import Exports
import Languages

/// What is said of a line of an exported trace.
nonisolated extension TraceError.LineError {
  /// What is wrong, as a sentence goes on with it.
  var words: String {
    switch self {
    case .tooLong(let most): localized("error.trace.too-long", most / 1_000_000)
    case .notJSON(let column): localized("error.trace.no-json", column)
    case .torn: localized("error.trace.torn")
    case .notUTF8: localized("error.trace.no-utf-8")
    case .tooDeep: localized("error.trace.too-deep")
    case .noObject: localized("error.trace.no-object")
    case .key(let key, let isMissing):
      isMissing ? localized("error.trace.key-missing", key) : localized("error.trace.key", key)
    case .outOfRange(let key, let range):
      localized("error.trace.out-of-range", key, "\(range.lowerBound)", "\(range.upperBound)")
    case .tooLarge(let column): localized("error.trace.too-large", column)
    case .unknownSite(let number): localized("error.trace.no-site", number)
    case .outOfOrder(let event, let before): localized("error.trace.out-of-order", event, before)
    case .tooMany(let most): localized("error.trace.too-many", most)
    }
  }

  /// What can be done.
  var accepted: String? {
    switch self {
    case .torn: localized("error.trace.torn.advice")
    case .tooLong, .notJSON, .notUTF8, .tooDeep, .noObject, .key, .outOfRange, .tooLarge,
      .unknownSite:
      localized("error.trace.advice")
    case .outOfOrder: localized("error.trace.out-of-order.advice")
    case .tooMany: nil
    }
  }
}
