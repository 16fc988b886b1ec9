/// Someone to greet: an entity, as the business knows it.
///
/// Source: seed 001.
public struct Person: Hashable, Sendable {
  /// The given name.
  public let firstName: String
  /// The family name.
  public let lastName: String

  /// Makes a person.
  public init(firstName: String, lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }
}

extension Person {
  /// The one whom the feature greets.
  public static let davidBlaine = Person(firstName: "David", lastName: "Blaine")
}
