// Demonstrates the Presenter of VIPER: between View and Interactor, it
// turns the one's events into the other's use cases, and outcomes into
// what is shown. It holds no data of its own.

import LayerTracing

@Layer(.presenter)
final class CountPresenter {
  private weak var view: (any CountView)?
  private let interactor: any CountInteractorInput

  init(view: any CountView, interactor: any CountInteractorInput) {
    self.view = view
    self.interactor = interactor
  }
}

@Layer
extension CountPresenter: CountViewPresenter {
  func viewDidLoad() {
    interactor.provideNumber()
  }

  func increaseButtonTouched() {
    interactor.increase()
  }

  func decreaseButtonTouched() {
    interactor.decrease()
  }
}

@Layer
extension CountPresenter: CountInteractorOutput {
  func didChange(number: Int) {
    view?.onValueChange(number: number)
  }
}
