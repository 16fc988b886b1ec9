// Demonstrates the Presenter as the Interactor knows it: an object that
// wants to hear what is the case now.

import Features

protocol AccountInteractorOutput: AnyObject {
  func didChange(state: AccountState)
  func didConfirm(_ question: AccountState.Question)
  func didFailWith(_ error: ServiceError)
}
