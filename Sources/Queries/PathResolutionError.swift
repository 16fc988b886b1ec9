/// Why a path leads nowhere.
public enum PathResolutionError: Hashable, Sendable {
  /// The specimen shows nothing that could be looked into.
  case emptyScreen(specimen: String)
  /// No layer of the specimen has this role.
  case noSuchRole(specimen: String)
  /// The type has no such property.
  case noSuchProperty(type: String)
  /// A value of the type has no properties at all.
  case plainValue(type: String)
  /// The step before leads to nil.
  case nothingInside

  /// What is wrong, in words, without full stop.
  public var message: String {
    switch self {
    case .emptyScreen(let specimen): "\(specimen) shows nothing yet"
    case .noSuchRole(let specimen): "\(specimen) has no such role"
    case .noSuchProperty(let type), .plainValue(let type): "\(type) has no such property"
    case .nothingInside: "there is nothing inside nil"
    }
  }
}
