// Demonstrates the Presenter as the Interactor knows it: someone who
// wants to hear the outcome.

protocol CountInteractorOutput: AnyObject {
  func didChange(number: Int)
}
