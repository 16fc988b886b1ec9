// Demonstrates a View whose state says which screen stands on it: while
// there is an account, it is there to be seen.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class MainViewController: ViewController {
  private let titleLabel = Label()

  private let store: any Store<MainState, MainAction>
  private var subscription: Disposable?

  init(store: any Store<MainState, MainAction>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    titleLabel.text = "메인화면"
    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
  }

  private func render(_ state: MainState) {
    let isOnTop = navigationController?.topViewController === self
    if state.account != nil, isOnTop {
      showAccount()
    } else if state.account == nil, !isOnTop {
      navigationController?.popViewController(animated: true)
    }
  }

  private func showAccount() {
    guard
      let store = ScopedStore(
        of: store, \.account, MainAction.account)
    else { return }
    navigationController?.pushViewController(
      AccountViewController(store: store), animated: true)
  }
}
