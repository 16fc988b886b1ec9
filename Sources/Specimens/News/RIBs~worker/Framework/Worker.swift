// Demonstrates Uber's Worker: work that has a life. It isn't called for
// an answer; it is started, and goes on while an interactor is active.
// Source: github.com/uber/RIBs-iOS, Worker; there a worker stays started
// while its scope is inactive, and here its interactor starts it anew.

import Features
import LayerTracing

/// A worker as its interactor knows it; each one refines it.
protocol Working: AnyObject {
  var isStarted: Bool { get }
  func start(_ scope: any InteractorScope)
  func stop()
}

/// Work that begins and ends with what an interactor does.
@Layer(.worker)
class Worker: Working {
  private(set) var isStarted = false
  private var activity: Disposable?

  init() {}

  /// Works from now on, until the scope isn't active any more.
  func start(_ scope: any InteractorScope) {
    guard !isStarted else { return }
    activity = scope.isActiveStream.bind { [weak self] isActive in
      if isActive { self?.begin() } else { self?.stop() }
    }
  }

  /// Ends the work before its scope does.
  func stop() {
    guard isStarted else { return }
    isStarted = false
    activity = nil
    didStop()
  }

  private func begin() {
    isStarted = true
    didStart()
  }

  /// For subclasses: begin.
  func didStart() {}

  /// For subclasses: put away what must not go on.
  func didStop() {}
}
