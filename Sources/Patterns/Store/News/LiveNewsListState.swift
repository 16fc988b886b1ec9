// Demonstrates a State with rows: those that are there stay when the next
// can't be fetched. What is being done is a fact like any other.

import Features

struct LiveNewsListState: Equatable {
  var news: [LiveNewsModel] = []
  var isFetching = false
  var failure: ServiceError?
  var article: ArticleState?

  var message: String? {
    failure == nil ? nil : "Problem Fetching News"
  }
}

extension LiveNewsModel {
  var authorText: String { author ?? "Unknown author" }
  var descriptionText: String { description ?? "No description" }
}
