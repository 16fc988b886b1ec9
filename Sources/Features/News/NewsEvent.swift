/// What the user can do to the news, in every pattern.
///
/// Source: seed 002, whose list is fetched once and whose rows lead nowhere.
public enum NewsEvent: String, CaseIterable, Sendable {
  /// Pull the list down, so that it is fetched again.
  case reload
  /// Read the article in this row, from 1.
  case select
  /// Leave the article.
  case back
  /// Come from outside, by a link that leads to the article of this number, from 1.
  case link

  /// The events that a mock of the view can stand in for, and which values they bring, if any.
  public static let drivable: [String: ClosedRange<Int>?] = [
    reload.rawValue: nil, select.rawValue: 1...[LiveNewsModel].today.count,
    link.rawValue: NewsLink.event.values,
  ]
}
