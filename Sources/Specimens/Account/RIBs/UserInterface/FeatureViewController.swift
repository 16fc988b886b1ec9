// Demonstrates a View that depends on no module but its own: actions go
// out, and each text is bound on its own. One that stays the same isn't
// told again.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class FeatureViewController: ViewController {
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

  /// Weak: the presenter owns both.
  weak var listener: (any FeatureViewListener)?
  private var binding: Disposable?

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    applyCheckCardButton.addTarget(
      self, action: FeatureViewController.applyCheckCardButtonTouched)
    moveToMainButton.addTarget(
      self, action: FeatureViewController.moveToMainButtonTouched)
    confirmButton.addTarget(
      self, action: FeatureViewController.confirmButtonTouched)
    finishButton.addTarget(
      self, action: FeatureViewController.finishButtonTouched)
    bindState()
    listener?.action(.viewDidLoad)
  }

  private func bindState() {
    binding = listener?.bind(
      text: { [weak self] text in self?.textLabel.text = text },
      계좌종류: { [weak self] text in self?.kindLabel.text = text },
      안내: { [weak self] text in self?.noticeLabel.text = text })
  }

  private func applyCheckCardButtonTouched(_ sender: Button) {
    listener?.action(.applyCheckCard)
  }

  private func moveToMainButtonTouched(_ sender: Button) {
    listener?.action(.moveToMain)
  }

  private func confirmButtonTouched(_ sender: Button) {
    listener?.action(.confirm)
  }

  private func finishButtonTouched(_ sender: Button) {
    listener?.action(.finish)
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
