// Demonstrates a Model that is a small state machine, the same in MVC,
// MVP and MVVM: it decides what follows from what, and tells of changes
// only. Of the settings nothing is shown but that they can't be fetched.

import Features
import LayerTracing

@Layer(.model)
final class Account {
  private let service: AccountService
  private let stateObservers = Observers<AccountState>()
  private let confirmObservers = Observers<AccountState.Question>()
  private let failureObservers = Observers<ServiceError>()

  private(set) var state = AccountState() {
    didSet {
      if state != oldValue { stateObservers.notify(state) }
    }
  }

  init(service: AccountService) {
    self.service = service
  }

  func observe(
    state stateHandler: @escaping (_ state: AccountState) -> Void,
    confirmed confirmHandler:
      @escaping (_ confirmed: AccountState.Question) -> Void,
    failure failureHandler: @escaping (_ failure: ServiceError) -> Void
  ) -> Disposable {
    Disposable(joining: [
      stateObservers.add(stateHandler),
      confirmObservers.add(confirmHandler),
      failureObservers.add(failureHandler),
    ])
  }

  func requestSettings() {
    service.requestSettings { [weak self] result in
      self?.receive(result)
    }
  }

  func applyCheckCard() {
    state = AccountState(
      question: .applyCheckCard, 계좌종류: .미니계좌)
  }

  func moveToMain() {
    state = AccountState(
      question: .moveToMain, 계좌종류: .일반계좌)
  }

  /// Answers the last question with yes; without one, nothing happens.
  func confirm() {
    guard let question = state.question else { return }
    confirmObservers.notify(question)
  }

  private func receive(_ result: SettingsResult) {
    switch result {
    case .success: break
    case .failure(let error): failureObservers.notify(error)
    }
  }
}
