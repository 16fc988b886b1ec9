/// The links that lead into the shop from outside.
public enum CandyLink {
  /// Leads to the receipt of what was bought last.
  public static let receipt = "candy://receipt"

  /// The event that such a link is opened.
  public static let event = Link(CandyEvent.link, to: "receipt", url: receipt)
}
