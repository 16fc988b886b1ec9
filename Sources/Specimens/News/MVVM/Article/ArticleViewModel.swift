// Demonstrates the ViewModel of a screen that doesn't change: the one of
// the screen before makes it. There is nothing to bind, so it is read.

import Features
import LayerTracing

@Layer(.viewModel)
final class ArticleViewModel {
  let title: String
  let author: String
  let description: String

  init(article: LiveNewsModel) {
    title = article.title
    author = "By \(article.author ?? "an unknown author")"
    description = article.description ?? "There is no more."
  }
}
