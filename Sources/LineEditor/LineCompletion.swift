/// What could be typed at the cursor.
public struct LineCompletion: Sendable, Equatable {
  /// Something that could be typed, and what it is in a few words.
  public struct Candidate: Sendable, Equatable {
    /// What to type.
    public let text: String
    /// What it is.
    public let help: String

    /// Makes a candidate.
    public init(_ text: String, _ help: String = "") {
      self.text = text
      self.help = help
    }
  }

  /// How many characters before the cursor a candidate takes the place of.
  public let replaced: Int
  /// What could stand there.
  public let candidates: [Candidate]

  /// Makes a completion.
  public init(replacing replaced: Int, with candidates: [Candidate]) {
    self.replaced = replaced
    self.candidates = candidates
  }

  /// What all candidates begin with, by whole characters.
  var commonPrefix: String {
    guard var prefix = candidates.first.map({ Array($0.text) }) else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = Array(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return String(prefix)
  }
}
