// The view model of the account, built in MVVM.

import Features
import LayerTracing

@Layer(.viewModel)
final class AccountViewModel {
  let text: Bindable<String>
  let 계좌종류: Bindable<String>
  let 안내 = Bindable<String?>(nil)
  let isApplyingForCard = Bindable(false)
  let ends = Observers<Void>()

  private let account: Account
  private var observation: Disposable?

  init(account: Account) {
    self.account = account
    text = Bindable(Self.text(for: account.state.question))
    계좌종류 = Bindable(Self.text(for: account.state.계좌종류))
  }

  func viewDidLoad() {
    handle(account.state)
    observation = account.observe(
      state: { [weak self] state in self?.handle(state) },
      confirmed: { [weak self] question in self?.route(question) },
      failure: { [weak self] error in self?.handle(error) })
    account.requestSettings()
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
    text.value = Self.text(for: state.question)
    계좌종류.value = Self.text(for: state.계좌종류)
  }

  private func route(_ question: AccountState.Question) {
    switch question {
    case .applyCheckCard: isApplyingForCard.value = true
    case .moveToMain: ends.notify(())
    }
  }

  private func handle(_ failure: ServiceError) {
    switch failure {
    case .unreachable:
      안내.value = "Settings can't be fetched: no connection."
    }
  }

  private static func text(
    for question: AccountState.Question?
  ) -> String {
    switch question {
    case nil: "Hello World"
    case .applyCheckCard: "체크카드 신청하러 갈까 말까"
    case .moveToMain: "메인화면으로 갈까 말까"
    }
  }

  private static func text(for kind: AccountState.Kind) -> String {
    switch kind {
    case .한도계좌: "입출금(한도계좌)"
    case .미니계좌: "입출금(미니계좌)"
    case .일반계좌: "입출금(일반계좌)"
    }
  }
}
