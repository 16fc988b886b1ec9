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
  /// Leave the receipt.
  case back
}
