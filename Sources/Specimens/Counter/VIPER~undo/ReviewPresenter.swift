// Demonstrates a small Presenter: it asks when the screen is there, and
// passes on what comes.

import LayerTracing

@Layer(.presenter)
final class ReviewPresenter {
  private weak var view: (any ReviewView)?
  private let interactor: any ReviewInteractorInput

  init(view: any ReviewView, interactor: any ReviewInteractorInput) {
    self.view = view
    self.interactor = interactor
  }
}

@Layer
extension ReviewPresenter: ReviewViewPresenter {
  func viewDidLoad() {
    interactor.provideNumber()
  }

  func takeBackButtonTouched() {
    interactor.undo()
  }
}

@Layer
extension ReviewPresenter: ReviewInteractorOutput {
  func didChange(number: Int, canUndo: Bool) {
    view?.onValueChange(number: number, canUndo: canUndo)
  }
}
