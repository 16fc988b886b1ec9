// Demonstrates the View of a child: it is handed a part of the parent's
// store, and can't tell it from a store of its own.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class AccountViewController: ViewController {
  private let textLabel = Label()
  private let kindLabel = Label()
  private let noticeLabel = Label()
  private let applyCheckCardButton = Button(
    title: "체크카드", identifier: AccountEvent.applyCheckCard)
  private let moveToMainButton = Button(
    title: "메인", identifier: AccountEvent.moveToMain)
  private let confirmButton = Button(
    title: "가기", identifier: AccountEvent.confirm)
  private let finishButton = Button(
    title: "끝내기", identifier: AccountEvent.finish)

  private let store: any Store<AccountState, AccountAction>
  private var subscription: Disposable?

  init(store: any Store<AccountState, AccountAction>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    applyCheckCardButton.addTarget(
      self, action: AccountViewController.applyCheckCardButtonTouched)
    moveToMainButton.addTarget(
      self, action: AccountViewController.moveToMainButtonTouched)
    confirmButton.addTarget(
      self, action: AccountViewController.confirmButtonTouched)
    finishButton.addTarget(
      self, action: AccountViewController.finishButtonTouched)

    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
    store.send(.viewDidLoad)
  }

  private func applyCheckCardButtonTouched(_ sender: Button) {
    store.send(.applyCheckCardButtonTouched)
  }

  private func moveToMainButtonTouched(_ sender: Button) {
    store.send(.moveToMainButtonTouched)
  }

  private func confirmButtonTouched(_ sender: Button) {
    store.send(.confirmButtonTouched)
  }

  private func finishButtonTouched(_ sender: Button) {
    store.send(.finishButtonTouched)
  }

  private func render(_ state: AccountState) {
    textLabel.text = state.text
    kindLabel.text = state.kindText
    noticeLabel.text = state.notice
    let isShown = navigationController?.presentedViewController != nil
    if state.isApplyingForCard, !isShown {
      present(ApplyCardViewController(store: store), animated: true)
    } else if !state.isApplyingForCard, isShown {
      dismiss(animated: true)
    }
  }

  private func layOut() {
    let questions = StackView(
      .horizontal, spacing: 3, [applyCheckCardButton, moveToMainButton])
    let answers = StackView(
      .horizontal, spacing: 3, [confirmButton, finishButton])
    view.addSubview(
      StackView(
        .vertical,
        [textLabel, kindLabel, noticeLabel, questions, answers]))
  }
}
