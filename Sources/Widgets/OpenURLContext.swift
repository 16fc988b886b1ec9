/// Stands in for UIKit's `UIOpenURLContext`: a link that the app is asked to open, from outside.
///
/// Here a link is a text. UIKit's is a `URL`, and says which app it comes from.
public struct OpenURLContext: Hashable, Sendable {
  /// The link: `candy://receipt`.
  public let url: String

  /// Describes a link.
  public init(url: String) { self.url = url }
}
