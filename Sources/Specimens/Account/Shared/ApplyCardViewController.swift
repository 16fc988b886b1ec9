// Demonstrates a screen that is presented: it covers the one that
// presents it, and asks to be dismissed. What it says is fixed, so there
// is nothing to present or to bind.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class ApplyCardViewController: ViewController {
  private let titleLabel = Label()
  private let closeButton = Button(
    title: "닫기", identifier: AccountEvent.back)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackView(.vertical, [titleLabel, closeButton]))
    titleLabel.text = "체크카드 신청"
    closeButton.addTarget(
      self, action: ApplyCardViewController.closeButtonTouched)
  }

  private func closeButtonTouched(_ sender: Button) {
    dismiss(animated: true)
  }
}
