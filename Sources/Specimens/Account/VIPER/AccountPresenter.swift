// Demonstrates the Presenter of VIPER: states become texts, and a
// question that was answered with yes becomes a way to another screen.

import Features
import LayerTracing

@Layer(.presenter)
final class AccountPresenter {
  private weak var view: (any AccountViewProtocol)?
  private let interactor: any AccountInteractorProtocol
  private let router: any AccountRouterProtocol

  init(
    view: any AccountViewProtocol,
    interactor: any AccountInteractorProtocol,
    router: any AccountRouterProtocol
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
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
}

@Layer
extension AccountPresenter: AccountPresenterProtocol {
  func viewDidLoad() {
    interactor.requestSettings()
    interactor.provideState()
  }

  func applyCheckCard() {
    interactor.applyCheckCard()
  }

  func moveToMain() {
    interactor.moveToMain()
  }

  func confirm() {
    interactor.confirm()
  }

  func finish() {
    router.finish()
  }
}

@Layer
extension AccountPresenter: AccountInteractorOutput {
  func didChange(state: AccountState) {
    view?.set(
      viewModel: AccountViewModel(
        text: text(for: state.question),
        계좌종류: text(for: state.계좌종류)))
  }

  func didConfirm(_ question: AccountState.Question) {
    switch question {
    case .applyCheckCard: router.showApplyCard()
    case .moveToMain: router.finish()
    }
  }

  func didFailWith(_ error: ServiceError) {
    switch error {
    case .unreachable:
      view?.showMessage("Settings can't be fetched: no connection.")
    }
  }
}
