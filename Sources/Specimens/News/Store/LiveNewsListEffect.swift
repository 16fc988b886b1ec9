// Demonstrates an Effect: its name is all, and nothing is fetched by it.

enum LiveNewsListEffect: Equatable, Cancellable {
  case fetchLiveNews
}
