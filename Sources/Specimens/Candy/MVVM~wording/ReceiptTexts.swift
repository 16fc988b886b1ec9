// Demonstrates what a ViewModel offers: texts, ready to be shown.

struct ReceiptTexts: Equatable {
  let title: String
  let items: String
  let totalInclTax: String

  init(_ receipt: CandyReceipt) {
    let lines = receipt.items.map { "\($0.title) × \($0.quantity)" }
    title = "Receipt"
    items = lines.joined(separator: "\n")
    totalInclTax = "Incl Tax : \(receipt.totalInclTax) KRW"
  }
}
