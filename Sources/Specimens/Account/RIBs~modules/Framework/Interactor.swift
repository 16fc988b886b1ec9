// Demonstrates the heart of a RIB: business logic with a lifetime. It
// works while its router is attached, and knows no widget.
// Source: github.com/uber/RIBs-iOS, Interactor.

import Features
import LayerTracing

/// An interactor as its router knows it; each RIB refines it.
@MainActor
public protocol Interactable: AnyObject {
  /// Whether its RIB is attached.
  var isActive: Bool { get }
  /// Begins the work.
  func activate()
  /// Ends the work.
  func deactivate()
}

/// Business logic that is active while its RIB is attached.
///
/// Released, it resigns. In the original `isActive` is a stream, too.
@Layer(.interactor)
open class Interactor: Interactable {
  /// Whether its RIB is attached.
  public private(set) var isActive = false
  fileprivate let untilInactive = CompositeDisposable()

  /// Makes one that isn't active yet.
  public init() {}

  isolated deinit {
    if isActive { deactivate() }
  }

  /// Begins the work; called by the router of the parent.
  public func activate() {
    guard !isActive else { return }
    isActive = true
    didBecomeActive()
  }

  /// Ends the work; called by the router of the parent.
  public func deactivate() {
    guard isActive else { return }
    willResignActive()
    untilInactive.dispose()
    isActive = false
  }

  /// For subclasses: ask for data, present what is there.
  open func didBecomeActive() {}

  /// For subclasses: put away what must not go on.
  open func willResignActive() {}
}

extension Disposable {
  /// Goes on for as long as the interactor is active.
  public func disposeOnDeactivate(interactor: Interactor) {
    guard interactor.isActive else { return }
    interactor.untilInactive.insert(self)
  }
}
