// Demonstrates an Action: named for what the user did.

enum GreetingAction: Equatable {
  case showGreetingButtonTouched
}
