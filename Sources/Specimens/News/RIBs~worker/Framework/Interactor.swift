// Demonstrates the heart of a RIB: business logic with a lifetime. It
// works while its router is attached, and knows no widget.
// Source: github.com/uber/RIBs-iOS, Interactor.

import Features
import LayerTracing

/// An interactor as those know it that work while it is active.
protocol InteractorScope: AnyObject {
  var isActive: Bool { get }
  var isActiveStream: Stream<Bool> { get }
}

/// An interactor as its router knows it; each RIB refines it.
protocol Interactable: InteractorScope {
  func activate()
  func deactivate()
}

/// Business logic that is active while its RIB is attached.
///
/// Released, it resigns.
@Layer(.interactor)
class Interactor: Interactable {
  private(set) var isActive = false {
    didSet { activity.accept(isActive) }
  }
  private let activity = BehaviorRelay(false)
  fileprivate let untilInactive = CompositeDisposable()

  init() {}

  isolated deinit {
    if isActive { deactivate() }
  }

  /// Whether it is active, and each change.
  var isActiveStream: Stream<Bool> { activity.stream }

  /// Begins the work; called by the router of the parent.
  func activate() {
    guard !isActive else { return }
    isActive = true
    didBecomeActive()
  }

  /// Ends the work; called by the router of the parent.
  func deactivate() {
    guard isActive else { return }
    willResignActive()
    untilInactive.dispose()
    isActive = false
  }

  /// For subclasses: ask for data, present what is there.
  func didBecomeActive() {}

  /// For subclasses: put away what must not go on.
  func willResignActive() {}
}

extension Disposable {
  /// Goes on for as long as the interactor is active.
  func disposeOnDeactivate(interactor: Interactor) {
    guard interactor.isActive else { return }
    interactor.untilInactive.insert(self)
  }
}
