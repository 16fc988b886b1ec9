import LayerTracing
import Observation

// What UIKit does since iOS 26. A view controller reads what it shows in `updateProperties()`, which is run
// under Observation: when something that was read is about to change, the controller is told, once, and the
// next update pass calls the method again.

// layer-lint: allow(extension-without-layer): the system's part; what it calls is traced
extension ViewController {
  /// Where the controller is told of a change: no line of a source, because Observation calls a closure of
  /// the system's.
  nonisolated private static let updateSite: StaticString =
    "n\u{1F}ViewController\u{1F}setNeedsUpdateProperties()\u{1F}\u{1F}Widgets/ViewController.swift\u{1F}0"

  /// Calls ``updateProperties()`` now if that is asked for and the view is loaded.
  public func updatePropertiesIfNeeded() {
    guard isViewLoaded, updateRequest.take() else { return }
    // What the system's own controller reads, no message has made known yet.
    _layerToken.identify(self)
    let port = _layerToken.ownPort
    _layerToken.recordingReads {
      withObservationTracking {
        updateProperties()
      } onChange: { [weak updateRequest] in
        // The request ends with its controller.
        guard let updateRequest else { return }
        let entry = port.enter(ViewController.updateSite)
        updateRequest.make(because: port.message)
        port.leave(entry)
      }
    }
  }

  /// The outermost controller that is seen here and asks for an update. One that is covered, or isn't on top
  /// of its stack, waits until it is seen again.
  fileprivate var firstToUpdate: ViewController? {
    if let presentedViewController { return presentedViewController.firstToUpdate }
    if isViewLoaded, updateRequest.cause != nil { return self }
    return (self as? NavigationController)?.topViewController?.firstToUpdate
  }
}

extension Window {
  /// Updates the properties of the outermost view controller that asks for it: a part of the update pass, which
  /// goes on until there is none.
  ///
  /// - Parameter update: Runs the update, which is due because of a message; 0 for none.
  /// - Returns: Whether there was one.
  public func updateNext(_ update: (_ cause: UInt32, _ body: () -> Void) -> Void) -> Bool {
    guard let controller = rootViewController?.firstToUpdate,
      let cause = controller.updateRequest.cause
    else { return false }
    update(cause, controller.updatePropertiesIfNeeded)
    return true
  }
}
