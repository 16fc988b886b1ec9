// Demonstrates the Interactor of a root with nothing to decide: in an app
// with a login it would choose which child is attached.

import LayerTracing

@Layer(.interactor)
final class CountRootInteractor: Interactor, CountRootInteractable {
  /// Weak: the router owns its interactor.
  weak var router: (any CountRootRouting)?
}
