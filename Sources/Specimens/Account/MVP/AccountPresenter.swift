// Demonstrates a Presenter in front of a state machine: it puts each
// state into words, and tells the view where to go once a question was
// answered with yes.

import Features
import LayerTracing

@Layer(.presenter)
final class AccountPresenter: AccountViewPresenter {
  private unowned let view: any AccountView
  private let account: Account
  private var observation: Disposable?

  init(view: any AccountView, account: Account) {
    self.view = view
    self.account = account
  }

  func viewDidLoad() {
    observation = account.observe(
      state: { [weak self] state in self?.show(state) },
      confirmed: { [weak self] question in self?.route(question) },
      failure: { [weak self] error in self?.show(error) })
    account.requestSettings()
    show(account.state)
  }

  func applyCheckCard() {
    account.applyCheckCard()
  }

  func moveToMain() {
    account.moveToMain()
  }

  func confirm() {
    account.confirm()
  }

  func finish() {
    view.close()
  }

  private func show(_ state: AccountState) {
    view.set(
      viewModel: AccountViewModel(
        text: text(for: state.question),
        계좌종류: text(for: state.계좌종류)))
  }

  private func text(for question: AccountState.Question?) -> String {
    switch question {
    case nil: "Hello World"
    case .applyCheckCard: "체크카드 신청하러 갈까 말까"
    case .moveToMain: "메인화면으로 갈까 말까"
    }
  }

  private func text(for kind: AccountState.Kind) -> String {
    switch kind {
    case .한도계좌: "입출금(한도계좌)"
    case .미니계좌: "입출금(미니계좌)"
    case .일반계좌: "입출금(일반계좌)"
    }
  }

  private func route(_ question: AccountState.Question) {
    switch question {
    case .applyCheckCard: view.showApplyCard()
    case .moveToMain: view.close()
    }
  }

  private func show(_ failure: ServiceError) {
    switch failure {
    case .unreachable:
      view.showMessage("Settings can't be fetched: no connection.")
    }
  }
}
