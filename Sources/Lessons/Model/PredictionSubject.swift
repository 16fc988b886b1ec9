/// What is to be foreseen of an event.
public struct PredictionSubject: Hashable, Sendable {
  /// A subject without its path, as it is named in lessons and on lines.
  ///
  /// To add one: a case here, a file with its type beside `PredictionForm`, which says all of it, and its sentences in
  /// the tables of the languages.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Which layers the messages reach, in order.
    case path
    /// How many messages cross layers.
    case count
    /// In which order given messages come.
    case order
    /// What a value is afterwards, by its path: `mvp.presenter.amount.number`.
    case value
    /// What the screen shows afterwards that it didn't show before.
    case screen

    /// Whether it is foreseen of what a path leads to.
    public var needsPath: Bool { self == .value }
  }

  /// What is asked where nothing else is said.
  public static let path = PredictionSubject(kind: .path, path: nil)

  /// Which kind it is.
  public let kind: Kind
  /// The path of the value that is asked about; nil for a kind that needs none.
  public let path: String?

  private init(kind: Kind, path: String?) { (self.kind, self.path) = (kind, path) }

  /// The subject of a kind; nil if a value has no path, or another kind has one.
  public init?(_ kind: Kind, of path: String? = nil) {
    guard kind.needsPath == (path != nil) else { return nil }
    self.init(kind: kind, path: path)
  }

  /// What is the same in every language, and another if the author changed what is to be foreseen.
  // no text: a checksum is made of it
  var essence: String { kind.rawValue + (path.map { "(of: \($0.debugDescription))" } ?? "") }
}
