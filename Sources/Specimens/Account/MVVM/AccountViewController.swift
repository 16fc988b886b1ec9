// Demonstrates the View of MVVM: it binds each part of itself to what the
// view model offers, its own end among them.

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

  private let viewModel: AccountViewModel
  private var bindings: [Disposable] = []

  init(viewModel: AccountViewModel) {
    self.viewModel = viewModel
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

    bindings = [
      viewModel.text.bind { [weak self] in self?.textLabel.text = $0 },
      viewModel.계좌종류.bind { [weak self] in
        self?.kindLabel.text = $0
      },
      viewModel.안내.bind { [weak self] in
        self?.noticeLabel.text = $0
      },
      viewModel.applyCards.add { [weak self] in self?.showApplyCard() },
      viewModel.ends.add { [weak self] in self?.close() },
    ]
    viewModel.viewDidLoad()
  }

  private func applyCheckCardButtonTouched(_ sender: Button) {
    viewModel.applyCheckCard()
  }

  private func moveToMainButtonTouched(_ sender: Button) {
    viewModel.moveToMain()
  }

  private func confirmButtonTouched(_ sender: Button) {
    viewModel.confirm()
  }

  private func finishButtonTouched(_ sender: Button) {
    viewModel.finish()
  }

  private func showApplyCard() {
    present(ApplyCardViewController(), animated: true)
  }

  private func close() {
    navigationController?.popViewController(animated: true)
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
