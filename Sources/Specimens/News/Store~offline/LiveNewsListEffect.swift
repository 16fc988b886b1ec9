// Demonstrates Effects: their names are all, and nothing is fetched or
// read by them.

enum LiveNewsListEffect: Equatable {
  case fetchLiveNews
  case readStoredNews
}
