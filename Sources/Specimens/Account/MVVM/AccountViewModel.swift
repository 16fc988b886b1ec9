// Demonstrates a ViewModel that offers each text on its own: one that
// stays the same isn't told again. To apply for a card and to end are
// events and no state: a view that binds later isn't told of them.

import Features
import LayerTracing

@Layer(.viewModel)
final class AccountViewModel {
  let text = Bindable("Hello")
  let 계좌종류 = Bindable("입출금(한도계좌)")
  let 안내 = Bindable<String?>(nil)
  let applyCards = Observers<Void>()
  let ends = Observers<Void>()

  private let account: Account
  private var observation: Disposable?

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
    case nil: text.value = "Hello World"
    case .applyCheckCard:
      text.value = "체크카드 신청하러 갈까 말까"
    case .moveToMain: text.value = "메인화면으로 갈까 말까"
    }
    switch state.계좌종류 {
    case .한도계좌: 계좌종류.value = "입출금(한도계좌)"
    case .미니계좌: 계좌종류.value = "입출금(미니계좌)"
    case .일반계좌: 계좌종류.value = "입출금(일반계좌)"
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
      안내.value = "Settings can't be fetched: no connection."
    }
  }
}
