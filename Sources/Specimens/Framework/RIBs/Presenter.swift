// Demonstrates the optional part of a RIB: between Interactor and View,
// it turns data into texts. Without one, the view controller is the
// Presentable. Source: github.com/uber/RIBs-iOS, Presenter.

import LayerTracing

/// Presents an interactor's results on a view.
@Layer(.presenter)
class Presenter<ViewControllerType>: Presentable {
  let viewController: ViewControllerType

  init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
