// Demonstrates a parent's Action: what happens to the child happens to
// the parent, too.

enum MainAction: Equatable {
  case account(AccountAction)
}
