// Demonstrates the backbone of RIBs: routers form the tree. Attached, a
// child is alive and its interactor active; detached, it is released.
// Source: github.com/uber/RIBs-iOS, Router.

import LayerTracing

/// A router as parent and interactor know it; each RIB refines it.
@MainActor
public protocol Routing: AnyObject {
  /// The interactor of its RIB.
  var interactable: any Interactable { get }
  /// The routers below, in the order in which they were attached.
  var children: [any Routing] { get }
  /// Tells the router that it is attached.
  func load()
  /// Takes a child into the tree.
  func attachChild(_ child: any Routing)
  /// Lets a child go.
  func detachChild(_ child: any Routing)
}

/// Owns an interactor and the RIBs below its own.
@Layer(.router)
open class Router<InteractorType>: Routing {
  /// The interactor, as its RIB knows it.
  public let interactor: InteractorType
  /// The routers below, in the order in which they were attached.
  public private(set) var children: [any Routing] = []
  private var isLoaded = false

  /// Is handed the interactor, which it owns.
  public init(interactor: InteractorType) {
    self.interactor = interactor
  }

  /// A scene that is closed detaches nothing; its RIBs resign then.
  isolated deinit {
    guard interactable.isActive else { return }
    interactable.deactivate()
    children.forEach(deactivate)
  }

  /// The interactor without its RIB's protocol.
  public var interactable: any Interactable {
    guard let interactable = interactor as? any Interactable else {
      preconditionFailure("\(interactor) is no Interactable")
    }
    return interactable
  }

  /// Tells the router that it is attached; called by the parent's router.
  public func load() {
    guard !isLoaded else { return }
    isLoaded = true
    didLoad()
  }

  /// For subclasses: attach the children that are there from the start.
  open func didLoad() {}

  /// Takes a child into the tree, and activates it.
  public func attachChild(_ child: any Routing) {
    assert(!children.contains { $0 === child }, "attached already")
    children.append(child)
    child.interactable.activate()
    child.load()
  }

  /// Deactivates a child and what is below it, and lets it go.
  public func detachChild(_ child: any Routing) {
    deactivate(child)
    children.removeAll { $0 === child }
  }

  private func deactivate(_ router: any Routing) {
    router.interactable.deactivate()
    router.children.forEach(deactivate)
  }
}
