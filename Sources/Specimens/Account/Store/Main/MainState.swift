// Demonstrates a parent's State: it holds its child's, for as long as the
// child is there.

struct MainState: Equatable {
  var account: AccountState?
}
