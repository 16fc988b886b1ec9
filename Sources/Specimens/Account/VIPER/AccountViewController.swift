// Demonstrates the View of VIPER: it passes on what the user does, shows
// what it is told, and knows no way to another screen.

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

  /// Strong: the view owns its presenter.
  var presenter: (any AccountPresenterProtocol)?

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

    presenter?.viewDidLoad()
  }

  private func applyCheckCardButtonTouched(_ sender: Button) {
    presenter?.applyCheckCard()
  }

  private func moveToMainButtonTouched(_ sender: Button) {
    presenter?.moveToMain()
  }

  private func confirmButtonTouched(_ sender: Button) {
    presenter?.confirm()
  }

  private func finishButtonTouched(_ sender: Button) {
    presenter?.finish()
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

@Layer
extension AccountViewController: AccountViewProtocol {
  func set(viewModel: AccountViewModel) {
    textLabel.text = viewModel.text
    kindLabel.text = viewModel.계좌종류
  }

  func showMessage(_ message: String) {
    noticeLabel.text = message
  }
}
