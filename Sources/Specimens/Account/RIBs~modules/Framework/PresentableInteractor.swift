// Demonstrates the Interactor of a RIB that can be seen: it owns what
// presents it. Source: github.com/uber/RIBs-iOS, PresentableInteractor.

import LayerTracing

/// What an interactor tells its results to; each RIB refines it.
@MainActor
public protocol Presentable: AnyObject {}

/// An interactor with something that presents its results.
@Layer(.interactor)
open class PresentableInteractor<PresenterType>: Interactor {
  /// What its results are told to.
  public let presenter: PresenterType

  /// Is handed what its results are told to.
  public init(presenter: PresenterType) {
    self.presenter = presenter
  }
}
