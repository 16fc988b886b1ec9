/// What the user can do in the candy shop, in every pattern.
///
/// Source: seed 000, the stepper; its pasted presenter speaks of a second product, which is real here.
public enum CandyEvent: String, CaseIterable, Sendable {
  /// Take so many pieces of candy.
  case quantity
  /// Take so many pieces of the second product.
  case choco
  /// Buy what was taken; a receipt follows.
  case buy
  /// Ask for the goods once more, after they couldn't be fetched.
  case retry
  /// Leave the receipt.
  case back
  /// Come from outside, by a link that leads to the receipt.
  case link

  /// The events that a mock of the view can stand in for, and which values they bring, if any.
  public static let drivable: [String: ClosedRange<Int>?] = [
    quantity.rawValue: 0...Int.max, choco.rawValue: 0...Int.max, buy.rawValue: nil,
    retry.rawValue: nil, link.rawValue: nil,
  ]
}
