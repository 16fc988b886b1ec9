// Demonstrates what the list's ViewModel offers for another screen:
// texts, ready to be shown.

import Features

struct ArticleTexts: Equatable {
  let title: String
  let author: String
  let description: String

  init(_ article: LiveNewsModel) {
    title = article.title
    author = "By \(article.author ?? "an unknown author")"
    description = article.description ?? "There is no more."
  }
}
