// Demonstrates the Presenter of VIPER: between View and Interactor, it
// turns the one's events into the other's use cases, and outcomes into
// what is shown. What leads to another screen, it leaves to the Router.

import LayerTracing

@Layer(.presenter)
final class CountPresenter {
  private weak var view: (any CountView)?
  private let interactor: any CountInteractorInput
  private let router: any CountRouterProtocol

  init(
    view: any CountView, interactor: any CountInteractorInput,
    router: any CountRouterProtocol
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
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

  func reviewButtonTouched() {
    router.showReview()
  }
}

@Layer
extension CountPresenter: CountInteractorOutput {
  func didChange(number: Int) {
    view?.onValueChange(number: number)
  }
}
