// Demonstrates a child's Interactor: it knows its parent as a listener,
// and says what happened. Whether it is detached, the parent decides.

import LayerTracing

protocol ArticleRouting: ViewableRouting {}

protocol ArticlePresentable: Presentable {
  func present(article: LiveNewsData)
}

protocol ArticleListener: AnyObject {
  func articleDidClose()
}

@Layer(.interactor)
final class ArticleInteractor:
  PresentableInteractor<any ArticlePresentable>, ArticleInteractable
{
  weak var router: (any ArticleRouting)?
  weak var listener: (any ArticleListener)?
  private let article: LiveNewsData

  init(presenter: any ArticlePresentable, article: LiveNewsData) {
    self.article = article
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    presenter.present(article: article)
  }
}

@Layer
extension ArticleInteractor: ArticlePresentableListener {
  func didMoveFromParent() {
    listener?.articleDidClose()
  }
}
