// Demonstrates a State with rows: those that are there stay when the next
// can't be fetched. What is being done is a fact like any other.

import Features

struct LiveNewsListState: Equatable {
  var news: [LiveNewsModel] = []
  var isFetching = false
  var failure: ServiceError?
  /// Where a link leads that came before the news.
  var awaitedArticle: Int?
  /// Whether a link led to no article since news came last.
  var isLinkDead = false
  var article: ArticleState?

  var message: String? {
    if isLinkDead { return "There is no such article." }
    return failure == nil ? nil : "Problem Fetching News"
  }
}

extension LiveNewsModel {
  var authorText: String { author ?? "Unknown author" }
  var descriptionText: String { description ?? "No description" }
}
