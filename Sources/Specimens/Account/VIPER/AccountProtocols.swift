// Demonstrates the contract of a VIPER module in one file: a layer knows
// its neighbours by these protocols alone.
// They are named as the candy's, after the role.

import Features

protocol AccountViewProtocol: AnyObject {
  func set(viewModel: AccountViewModel)
  func showMessage(_ message: String)
}

protocol AccountPresenterProtocol: AnyObject {
  func viewDidLoad()
  func applyCheckCard()
  func moveToMain()
  func confirm()
  func finish()
}

protocol AccountInteractorProtocol: AnyObject {
  func requestSettings()
  func provideState()
  func applyCheckCard()
  func moveToMain()
  func confirm()
}

protocol AccountInteractorOutput: AnyObject {
  func didChange(state: AccountState)
  func didConfirm(_ question: AccountState.Question)
  func didFailWith(_ error: ServiceError)
}

protocol AccountAPIWorkerProtocol: AnyObject {
  func requestSettings(
    completion: @escaping (_ result: SettingsResult) -> Void)
}

protocol AccountRouterProtocol: AnyObject {
  func showApplyCard()
  func finish()
}
