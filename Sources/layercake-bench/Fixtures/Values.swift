/// What the fixtures are told.
enum Values {
  /// A text that fits a `String` without memory of its own.
  static let shortText = "candy"
  /// A text of 40 bytes, for which memory was allocated.
  static let longText = String(repeating: "sweet and sour ", count: 3).dropLast(5).description

  /// A value with texts inside, such as a view model.
  struct Card {
    let title: String
    let price: String
    let count: Int
  }

  /// A value of numbers alone.
  struct Frame {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// A view model with one short text and one that needed memory.
  static let card = Card(title: longText, price: shortText, count: 3)
  static let frame = Frame(x: 1, y: 2, width: 3, height: 4)
}
