/// Stands in for UIKit's `UIImage`: a picture that the app brings along, known by its name.
public struct Image: Hashable, Sendable {
  /// The picture's name among the app's.
  public let name: String

  /// Finds a picture by its name. UIKit gives none for a name that it doesn't know; text has them all.
  public init(named name: String) { self.name = name }
}
