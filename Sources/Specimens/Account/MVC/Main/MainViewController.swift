// Demonstrates a Controller that is another's delegate: it is told what
// happened, and decides that the other screen goes.

import LayerTracing
import Widgets

@Layer(.controller)
final class MainViewController: ViewController {
  private let titleLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    titleLabel.text = "메인화면"
  }
}

@Layer
extension MainViewController: AccountViewControllerDelegate {
  func moveToMain() {
    navigationController?.popViewController(animated: true)
  }

  func finish() {
    navigationController?.popViewController(animated: true)
  }
}
