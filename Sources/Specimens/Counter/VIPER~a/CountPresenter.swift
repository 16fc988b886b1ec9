// The presenter of the counter, built in VIPER.

import LayerTracing

@Layer(.presenter)
final class CountPresenter {
  private weak var view: (any CountView)?
  private let interactor: any CountInteractorInput
  private var number = 0

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
    number += 1
    interactor.save(number: number)
  }

  func decreaseButtonTouched() {
    number -= 1
    interactor.save(number: number)
  }
}

@Layer
extension CountPresenter: CountInteractorOutput {
  func didChange(number: Int) {
    view?.onValueChange(number: number)
  }
}
