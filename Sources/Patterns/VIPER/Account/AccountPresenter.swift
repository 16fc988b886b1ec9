// Demonstrates the Presenter of VIPER: states become texts, and a
// question that was answered with yes becomes a way to another screen.

import Features
import LayerTracing

@Layer(.presenter)
final class AccountPresenter {
  weak var view: (any AccountViewProtocol)?
  var interactor: (any AccountInteractorProtocol)?
  var router: (any AccountRouterProtocol)?

  private func text(for question: AccountState.Question?) -> String {
    switch question {
    case nil: "Hello World"
    case .applyCheckCard: "체크카드 신청하러 갈까 말까"
    case .moveToMain: "메인화면으로 갈까 말까"
    }
  }
}

@Layer
extension AccountPresenter: AccountPresenterProtocol {
  func viewDidLoad() {
    interactor?.viewDidLoad()
  }

  func applyCheckCard() {
    interactor?.applyCheckCard()
  }

  func moveToMain() {
    interactor?.moveToMain()
  }

  func confirm() {
    interactor?.confirm()
  }

  func finish() {
    router?.finish()
  }
}

@Layer
extension AccountPresenter: AccountInteractorOutput {
  func didChange(state: AccountState) {
    view?.set(
      viewModel: AccountViewModel(
        text: text(for: state.question),
        계좌종류: "입출금(\(state.계좌종류))"))
  }

  func didConfirm(_ question: AccountState.Question) {
    switch question {
    case .applyCheckCard: router?.showApplyCard()
    case .moveToMain: router?.finish()
    }
  }

  func didFailWith(_ error: ServiceError) {
    switch error {
    case .unreachable:
      view?.showMessage("Settings can't be fetched: no connection.")
    }
  }
}
