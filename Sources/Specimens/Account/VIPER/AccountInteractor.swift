// Demonstrates the Interactor of VIPER as a small state machine: it
// decides what follows from what, and tells of changes only. Of the
// settings nothing is shown but that they can't be fetched.

import Features
import LayerTracing

@Layer(.interactor)
final class AccountInteractor: AccountInteractorProtocol {
  /// Weak: the presenter owns this interactor.
  weak var output: (any AccountInteractorOutput)?
  private let apiWorker: any AccountAPIWorkerProtocol
  private var state = AccountState()

  init(apiWorker: any AccountAPIWorkerProtocol) {
    self.apiWorker = apiWorker
  }

  func requestSettings() {
    apiWorker.requestSettings { [weak self] result in
      self?.receive(result)
    }
  }

  func provideState() {
    output?.didChange(state: state)
  }

  func applyCheckCard() {
    change(
      to: AccountState(
        question: .applyCheckCard, 계좌종류: .미니계좌))
  }

  func moveToMain() {
    change(
      to: AccountState(
        question: .moveToMain, 계좌종류: .일반계좌))
  }

  /// Answers the last question with yes; without one, nothing happens.
  func confirm() {
    guard let question = state.question else { return }
    output?.didConfirm(question)
  }

  private func change(to newState: AccountState) {
    guard newState != state else { return }
    state = newState
    output?.didChange(state: newState)
  }

  private func receive(_ result: SettingsResult) {
    switch result {
    case .success: break
    case .failure(let error): output?.didFailWith(error)
    }
  }
}
