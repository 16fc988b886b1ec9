import Languages

/// A message as people name it: `mvp#2.5`, `#2`, `mvp#2.5+1`.
///
/// ```
/// message = [specimen] "#" event-no ["." n ["+" n]]
/// ```
public struct MessageReference: Hashable, Sendable {
  /// The specimen's name, if given.
  public let specimen: String?
  /// The event's number; 0 is loading.
  public let event: Int
  /// The number of the crossing message; nil for the whole event.
  public let crossing: Int?
  /// The number of the message that stays within a role after that crossing; 0 for the crossing.
  public let inner: Int

  /// Makes a reference.
  public init(specimen: String?, event: Int, crossing: Int? = nil, inner: Int = 0) {
    self.specimen = specimen
    self.event = event
    self.crossing = crossing
    self.inner = inner
  }

  /// Whether a word looks like a message: it has a `#` before a digit.
  public static func looksLike(_ word: Word) -> Bool {
    guard !word.isQuoted, let hash = word.text.firstIndex(of: "#") else { return false }
    return word.text[word.text.index(after: hash)...].first?.isNumber ?? false
  }

  /// Reads a message's name.
  public init(_ word: Word) throws(QueryError) {
    var error: QueryError {
      QueryError(.expected(localized("query.thing.message")), at: word.span)
    }
    let halves = word.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { throw error }
    let specimen = halves[0].isEmpty ? nil : halves[0].split(separator: ".").last.map(String.init)
    let numbers = halves[1].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let event = Int(numbers[0]), event >= 0 else { throw error }
    guard numbers.count == 2 else {
      self.init(specimen: specimen?.lowercased(), event: event)
      return
    }
    let place = numbers[1].split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let crossing = Int(place[0]), crossing >= 0,
      let inner = place.count == 2 ? Int(place[1]) : 0, inner >= 0
    else { throw error }
    self.init(
      specimen: specimen?.lowercased(), event: event, crossing: crossing, inner: inner)
  }
}

extension MessageReference: CustomStringConvertible {
  /// The name as people write it.
  public var description: String {
    var text = "\(specimen ?? "")#\(event)"
    if let crossing { text += ".\(crossing)" }
    if inner > 0 { text += "+\(inner)" }
    return text
  }
}

extension MessageReference {
  static let production = Production(
    "message", "= [specimen] \"#\" event [\".\" n [\"+\" n]]",
    examples: ["mvp#2.5", "#2", "mvp#2.5+1"],
    readBy: { text throws(QueryError) in
      try MessageReference(Word(text, span: 0..<text.utf8.count)).description
    })
}
