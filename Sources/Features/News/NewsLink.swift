/// The links that lead to the news from outside.
public enum NewsLink {
  private static let scheme = "news://article/"
  private static let numbers = 1...Int.max

  /// The number of the article that a link leads to, from 1, whether or not there is one; nil for any other
  /// link.
  public static func article(_ url: String) -> Int? {
    guard url.hasPrefix(scheme), let number = Int(url.dropFirst(scheme.count)),
      numbers.contains(number)
    else { return nil }
    return number
  }

  /// The event that such a link is opened. Outside it isn't known how many articles there are.
  public static let event = Link(
    NewsEvent.link, to: "article", url: scheme, values: numbers)
}
