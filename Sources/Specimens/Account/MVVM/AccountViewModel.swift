// Demonstrates a ViewModel that offers each text on its own: one that
// stays the same isn't told again. To apply for a card is an event and no
// state: it may happen twice.

import Features
import LayerTracing

@Layer(.viewModel)
final class AccountViewModel {
  private let account: Account
  private let text = Bindable("Hello")
  private let 계좌종류 = Bindable("입출금(한도계좌)")
  private let 안내 = Bindable<String?>(nil)
  private let applyCards = Observers<Void>()
  private let isFinished = Bindable(false)
  private var observation: Disposable?

  init(account: Account) {
    self.account = account
  }

  func bind(
    text textHandler: @escaping (_ text: String) -> Void,
    계좌종류 kindHandler: @escaping (_ 계좌종류: String) -> Void,
    안내 noticeHandler: @escaping (_ 안내: String?) -> Void,
    applyCard applyCardHandler: @escaping () -> Void,
    isFinished finishHandler: @escaping (_ isFinished: Bool) -> Void
  ) -> Disposable {
    Disposable(joining: [
      text.bind(textHandler), 계좌종류.bind(kindHandler),
      안내.bind(noticeHandler), applyCards.add(applyCardHandler),
      isFinished.bind(finishHandler),
    ])
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
    isFinished.value = true
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
    case .moveToMain: isFinished.value = true
    }
  }

  private func handle(_ failure: ServiceError) {
    switch failure {
    case .unreachable:
      안내.value = "Settings can't be fetched: no connection."
    }
  }
}
