// Demonstrates a parent's Effect: what the child asks for, it asks for.

enum MainEffect: Equatable {
  case account(AccountEffect)
}
