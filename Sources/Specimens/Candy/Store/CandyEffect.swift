// Demonstrates an Effect: its name is all. A test of the reducer sees it
// asked for, and nothing is fetched.

enum CandyEffect: Equatable, Cancellable {
  case fetchCandy
}
