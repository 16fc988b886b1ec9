// Demonstrates the Interactor of a RIB that can be seen: it owns what
// presents it. Source: github.com/uber/RIBs-iOS, PresentableInteractor.

import LayerTracing

/// What an interactor tells its results to; each RIB refines it.
protocol Presentable: AnyObject {}

/// An interactor with something that presents its results.
@Layer(.interactor)
class PresentableInteractor<PresenterType>: Interactor {
  let presenter: PresenterType

  init(presenter: PresenterType) {
    self.presenter = presenter
  }
}
