// Demonstrates a child's State that is no copy: it is computed from its
// parent's, so that the two can't differ.

struct ReviewState: Equatable {
  let number: Int
  let canUndo: Bool
}

enum ReviewAction: Equatable {
  case takeBackButtonTouched
  case closed
}
