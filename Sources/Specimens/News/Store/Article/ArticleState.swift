// Demonstrates a child's State, which is a part of its parent's, and the
// words that are computed from it.

import Features

struct ArticleState: Equatable {
  let article: LiveNewsModel

  var author: String { "By \(article.author ?? "an unknown author")" }
  var description: String { article.description ?? "There is no more." }
}
