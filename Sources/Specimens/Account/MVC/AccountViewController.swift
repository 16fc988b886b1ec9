// Demonstrates the Controller of Cocoa MVC with a delegate: it mediates
// between its view and its model, and tells another controller when it
// is through. Where to go then isn't its affair.

import Features
import LayerTracing
import Widgets

protocol AccountViewControllerDelegate: AnyObject {
  func moveToMain()
  func finish()
}

@Layer(.controller)
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

  /// Weak: a delegate is not owned.
  weak var delegate: (any AccountViewControllerDelegate)?
  private let account: Account
  private var observation: Disposable?

  init(account: Account) {
    self.account = account
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

    observation = account.observe(
      state: { [weak self] state in self?.show(state) },
      confirmed: { [weak self] question in self?.route(question) },
      failure: { [weak self] error in self?.show(error) })
    account.requestSettings()
    show(account.state)
  }

  private func applyCheckCardButtonTouched(_ sender: Button) {
    account.applyCheckCard()
  }

  private func moveToMainButtonTouched(_ sender: Button) {
    account.moveToMain()
  }

  private func confirmButtonTouched(_ sender: Button) {
    account.confirm()
  }

  private func finishButtonTouched(_ sender: Button) {
    delegate?.finish()
  }

  private func show(_ state: AccountState) {
    switch state.question {
    case nil: textLabel.text = "Hello World"
    case .applyCheckCard:
      textLabel.text = "체크카드 신청하러 갈까 말까"
    case .moveToMain: textLabel.text = "메인화면으로 갈까 말까"
    }
    switch state.계좌종류 {
    case .한도계좌: kindLabel.text = "입출금(한도계좌)"
    case .미니계좌: kindLabel.text = "입출금(미니계좌)"
    case .일반계좌: kindLabel.text = "입출금(일반계좌)"
    }
  }

  private func route(_ question: AccountState.Question) {
    switch question {
    case .applyCheckCard:
      present(ApplyCardViewController(), animated: true)
    case .moveToMain: delegate?.moveToMain()
    }
  }

  private func show(_ failure: ServiceError) {
    switch failure {
    case .unreachable:
      noticeLabel.text = "Settings can't be fetched: no connection."
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
