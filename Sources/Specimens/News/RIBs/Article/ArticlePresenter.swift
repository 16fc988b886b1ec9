// Demonstrates a small Presenter: it puts an article into words.

import LayerTracing

protocol ArticleViewProtocol: AnyObject {
  func set(viewModel: ArticleViewModel)
}

@Layer(.presenter)
final class ArticlePresenter:
  Presenter<any ArticleViewProtocol>, ArticlePresentable
{
  func present(article: LiveNewsData) {
    viewController.set(
      viewModel: ArticleViewModel(
        title: article.title,
        author: "By \(article.author ?? "an unknown author")",
        description: article.description ?? "There is no more."))
  }
}
