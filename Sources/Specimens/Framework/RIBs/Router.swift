// Demonstrates the backbone of RIBs: routers form the tree. Attached, a
// child is alive and its interactor active; detached, it is released.
// Source: github.com/uber/RIBs-iOS, Router.

import LayerTracing

/// A router as parent and interactor know it; each RIB refines it.
protocol Routing: AnyObject {
  var interactable: any Interactable { get }
  var children: [any Routing] { get }
  func load()
  func attachChild(_ child: any Routing)
  func detachChild(_ child: any Routing)
}

/// Owns an interactor and the RIBs below its own.
@Layer(.router)
class Router<InteractorType>: Routing {
  let interactor: InteractorType
  private(set) var children: [any Routing] = []
  private var isLoaded = false

  init(interactor: InteractorType) {
    self.interactor = interactor
  }

  /// A scene that is closed detaches nothing; its RIBs resign then.
  isolated deinit {
    guard interactable.isActive else { return }
    interactable.deactivate()
    children.forEach(deactivate)
  }

  /// The interactor without its RIB's protocol.
  var interactable: any Interactable {
    guard let interactable = interactor as? any Interactable else {
      preconditionFailure("\(interactor) is no Interactable")
    }
    return interactable
  }

  /// Tells the router that it is attached; called by the parent's router.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    didLoad()
  }

  /// For subclasses: attach the children that are there from the start.
  func didLoad() {}

  /// Takes a child into the tree, and activates it.
  func attachChild(_ child: any Routing) {
    assert(!children.contains { $0 === child }, "attached already")
    children.append(child)
    child.interactable.activate()
    child.load()
  }

  /// Deactivates a child and what is below it, and lets it go.
  func detachChild(_ child: any Routing) {
    deactivate(child)
    children.removeAll { $0 === child }
  }

  private func deactivate(_ router: any Routing) {
    router.interactable.deactivate()
    router.children.forEach(deactivate)
  }
}
