// Demonstrates a View without a ViewModel: it is made with its texts, and
// nothing ever happens to it.

import LayerTracing
import Widgets

@Layer(.view)
final class ArticleViewController: ViewController {
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let descriptionLabel = Label()

  private let texts: ArticleTexts

  init(texts: ArticleTexts) {
    self.texts = texts
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, authorLabel, descriptionLabel]))
    titleLabel.text = texts.title
    authorLabel.text = texts.author
    descriptionLabel.text = texts.description
  }
}
