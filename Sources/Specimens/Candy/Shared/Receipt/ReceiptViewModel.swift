// Demonstrates what the Presenter gives the View: texts, ready to be
// shown.

struct ReceiptViewModel: Equatable {
  let title: String
  let items: String
  let totalInclTax: String
}
