// Demonstrates a View that doesn't even dismiss itself: it says that its
// button was touched. That it goes is for the state to say.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class ApplyCardViewController: ViewController {
  private let titleLabel = Label()
  private let closeButton = Button(
    title: "닫기", identifier: AccountEvent.back)

  private let store: any Store<AccountState, AccountAction>

  init(store: any Store<AccountState, AccountAction>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackView(.vertical, [titleLabel, closeButton]))
    titleLabel.text = "체크카드 신청"
    closeButton.addTarget(
      self, action: ApplyCardViewController.closeButtonTouched)
  }

  private func closeButtonTouched(_ sender: Button) {
    store.send(.closeButtonTouched)
  }
}
