// Demonstrates what the list's Presenter gives its View for another
// screen: texts, ready to be shown. No Model type goes along.

import Features

struct ArticleViewModel: Equatable {
  let title: String
  let author: String
  let description: String

  init(_ article: LiveNewsModel) {
    title = article.title
    author = "By \(article.author ?? "an unknown author")"
    description = article.description ?? "There is no more."
  }
}
