/// Something that the shop sells: an entity, as the business knows it.
///
/// Source: seed 000.
public struct CandyEntity: Hashable, Sendable {
  /// What it is called.
  public let title: String
  /// What the shop says of it.
  public let description: String
  /// What one piece costs, without tax.
  public let price: Won
  /// The name of its picture.
  public let imageName: String

  /// Makes something to sell.
  public init(title: String, description: String, price: Won, imageName: String) {
    self.title = title
    self.description = description
    self.price = price
    self.imageName = imageName
  }
}

/// What the shop has today.
public struct CandyOffer: Hashable, Sendable {
  /// The first product.
  public let candy: CandyEntity
  /// The second product.
  public let choco: CandyEntity

  /// Makes an offer.
  public init(candy: CandyEntity, choco: CandyEntity) {
    self.candy = candy
    self.choco = choco
  }
}
