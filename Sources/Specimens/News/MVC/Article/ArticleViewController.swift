// Demonstrates a second screen in Cocoa MVC: its Controller is handed the
// article itself, and puts into words what is missing in it.

import Features
import LayerTracing
import Widgets

@Layer(.controller)
final class ArticleViewController: ViewController {
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let descriptionLabel = Label()

  private let article: LiveNewsModel

  init(article: LiveNewsModel) {
    self.article = article
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, authorLabel, descriptionLabel]))
    titleLabel.text = article.title
    authorLabel.text = "By \(article.author ?? "an unknown author")"
    descriptionLabel.text = article.description ?? "There is no more."
  }
}
