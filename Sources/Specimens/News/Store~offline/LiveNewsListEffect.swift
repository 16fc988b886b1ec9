// Demonstrates Effects: their names are all, and nothing is fetched,
// saved or loaded by them.

import Features

enum LiveNewsListEffect: Equatable, Cancellable {
  case fetchLiveNews
  case save([LiveNewsModel])
  case loadSavedNews
}
