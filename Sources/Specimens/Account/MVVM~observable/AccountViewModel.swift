// Demonstrates a ViewModel whose texts are observed each on its own. That
// the card is applied for, or the account left, is no text: it happens.

import Features
import LayerTracing
import Observation

@Layer(.viewModel)
@Observable
final class AccountViewModel {
  private(set) var text = "Hello"
  private(set) var 계좌종류 = "입출금(한도계좌)"
  private(set) var 안내: String?

  let applyCards = Observers<Void>()
  let ends = Observers<Void>()

  private let account: Account
  @ObservationIgnored private var observation: Disposable?

  init(account: Account) {
    self.account = account
  }

  func viewDidLoad() {
    observation = account.observe(
      state: { [weak self] state in self?.handle(state) },
      confirmed: { [weak self] question in self?.route(question) },
      failure: { [weak self] error in self?.handle(error) })
    account.requestSettings()
    handle(account.state)
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
    ends.notify(())
  }

  private func handle(_ state: AccountState) {
    switch state.question {
    case nil: text = "Hello World"
    case .applyCheckCard:
      text = "체크카드 신청하러 갈까 말까"
    case .moveToMain: text = "메인화면으로 갈까 말까"
    }
    switch state.계좌종류 {
    case .한도계좌: 계좌종류 = "입출금(한도계좌)"
    case .미니계좌: 계좌종류 = "입출금(미니계좌)"
    case .일반계좌: 계좌종류 = "입출금(일반계좌)"
    }
  }

  private func route(_ question: AccountState.Question) {
    switch question {
    case .applyCheckCard: applyCards.notify(())
    case .moveToMain: ends.notify(())
    }
  }

  private func handle(_ failure: ServiceError) {
    switch failure {
    case .unreachable:
      안내 = "Settings can't be fetched: no connection."
    }
  }
}
