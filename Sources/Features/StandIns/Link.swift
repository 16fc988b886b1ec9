/// An event that comes from outside the app: a link is opened, and the system hands it to the app.
///
/// Stands in for a URL scheme, which an app of UIKit's has in its `Info.plist`.
public struct Link: Sendable {
  /// The event's name.
  public let event: String
  /// What it leads to, as people call it: `receipt`.
  public let title: String
  /// The values that the event may bring; nil if it brings none.
  public let values: ClosedRange<Int>?
  private let url: String

  /// Describes links.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - title: What it leads to, as people call it.
  ///   - url: The link, up to the value.
  ///   - values: The values that stand behind it; nil if none does.
  public init(
    _ event: some RawRepresentable<String>, to title: String, url: String,
    values: ClosedRange<Int>? = nil
  ) {
    self.event = event.rawValue
    self.title = title
    self.url = url
    self.values = values
  }

  /// The link itself, with the event's value.
  public func url(with value: Int?) -> String { url + (value.map(String.init) ?? "") }
}
