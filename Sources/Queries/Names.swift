import LayerTracing

/// Looks names up as the grammar has it: exactly, else without regard to case.
public enum Names {
  /// Finds the element that a word names. If there is none, a ``QueryError`` has the sort of thing,
  /// such as `event`, all names, and the nearest one.
  public static func find<Element>(
    _ word: Word, _ sort: String, in elements: [Element], by name: (Element) -> String
  ) throws(QueryError) -> Element {
    if let element = elements.first(where: { name($0) == word.text }) { return element }
    let lower = word.text.lowercased()
    if let element = elements.first(where: { name($0).lowercased() == lower }) { return element }
    throw .unknown(sort, word, of: elements.map(name))
  }

  /// The role that a word names; a ``QueryError`` has all roles and the nearest.
  public static func role(_ word: Word, among roles: [Role]) throws(QueryError) -> Role {
    try find(word, "role", in: roles, by: \.name)
  }

  /// The whole number that a word is; a ``QueryError`` is thrown if it isn't one, or is too large.
  public static func number(_ word: Word, _ expected: String) throws(QueryError) -> Int {
    if let number = Int(word.text) { return number }
    let digits = word.text.drop { $0 == "-" || $0 == "+" }
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy(Cursor.isDigit)
    throw QueryError(isNumber ? .tooLarge(expected) : .expected(expected), at: word.span)
  }
}

/// The names that a reader of the grammar knows before anything is opened.
public struct Vocabulary: Sendable {
  /// The features, by which `counter.mvp` is read as a feature and a pattern, not as a pattern and
  /// a role. Empty if they aren't known.
  public var features: [String]
  /// The roles that a hop may name.
  public var roles: [Role]
  /// The build that a check means where it names none; nil where every check has to name one.
  var build: CheckedBuild?

  /// Makes a vocabulary. A session's own is its environment's.
  public init(features: [String], roles: [Role]) {
    self.features = features
    self.roles = roles
  }

  /// What is known where there is no session: the roles of the patterns, and any feature.
  public static let general = Vocabulary(features: [], roles: Role.known)
}
