// Demonstrates the screen below: it is seen again when the account is
// through, and is loaded only then.

import LayerTracing
import Widgets

@Layer(.view)
final class MainViewController: ViewController {
  private let titleLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    titleLabel.text = "메인화면"
  }
}
