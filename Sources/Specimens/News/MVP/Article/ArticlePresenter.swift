// Demonstrates a second Presenter: the words of the article are its own.
// It comes first, with the Model's answer; its view is made with it.

import Features
import LayerTracing

@Layer(.presenter)
final class ArticlePresenter: ArticleViewPresenter {
  weak var view: (any ArticleView)?
  private let article: LiveNewsModel

  init(article: LiveNewsModel) {
    self.article = article
  }

  func viewDidLoad() {
    view?.set(
      viewModel: ArticleViewModel(
        title: article.title,
        author: "By \(article.author ?? "an unknown author")",
        description: article.description ?? "There is no more."))
  }
}
