/// What could be typed at the cursor.
public struct LineCompletion: Sendable, Equatable {
  /// Something that could be typed, and what it is in a few words.
  public struct Candidate: Sendable, Equatable {
    /// The name, as it is shown.
    public let text: String
    /// What it is.
    public let help: String
    /// What is put in for it, if it isn't the name as it is: quoted, perhaps.
    public let insertion: String

    /// Makes a candidate.
    public init(_ text: String, _ help: String = "", insertion: String? = nil) {
      self.text = text
      self.help = help
      self.insertion = insertion ?? text
    }
  }

  /// How many characters before the cursor a candidate replaces.
  public let replaced: Int
  /// The candidates to choose from.
  public let candidates: [Candidate]
  /// What is put in behind the only candidate.
  public let ending: String

  /// Makes a completion.
  public init(replacing replaced: Int, with candidates: [Candidate], ending: String = " ") {
    self.replaced = replaced
    self.candidates = candidates
    self.ending = ending
  }

  /// What all candidates begin with, by whole characters.
  var commonPrefix: String {
    guard var prefix = candidates.first.map({ Array($0.insertion) }) else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = Array(zip(prefix, candidate.insertion).prefix { $0 == $1 }.map(\.0))
    }
    return String(prefix)
  }
}
