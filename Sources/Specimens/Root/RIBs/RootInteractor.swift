// Demonstrates the Interactor of the root: a link comes in here, and a
// workflow goes on from here. In an app with a login it would also choose
// the child to attach.

import LayerTracing

/// Takes links that come from outside.
protocol URLHandler: AnyObject {
  func handle(_ url: String)
}

/// What the root offers to a workflow: the RIB below it, for a next step.
protocol RootActionableItem: AnyObject {
  var child: (any Interactable)? { get }
}

/// A way down the tree to where a link leads: at each step the interactor
/// of a RIB is asked for the next.
protocol Workflow {
  func run(from root: any RootActionableItem)
}

@Layer(.interactor)
final class RootInteractor: Interactor, RootActionableItem {
  /// Weak: the router owns its interactor.
  weak var router: (any Routing)?
  private let childBuilder: any RootChildBuildable

  init(childBuilder: any RootChildBuildable) {
    self.childBuilder = childBuilder
    super.init()
  }

  var child: (any Interactable)? {
    router?.children.first?.interactable
  }
}

@Layer
extension RootInteractor: URLHandler {
  func handle(_ url: String) {
    childBuilder.workflow(for: url)?.run(from: self)
  }
}
