// Demonstrates the Presenter as the View knows it: an article has nothing
// to touch, so there is only one thing to tell it.

protocol ArticleViewPresenter: AnyObject {
  var view: (any ArticleView)? { get set }
  func viewDidLoad()
}
