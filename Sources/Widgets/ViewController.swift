import LayerTracing

/// Stands in for UIKit's `UIViewController`.
///
/// Which role a subclass plays is the pattern's affair: a Controller in Cocoa MVC, a View elsewhere.
@Layer(.view)
open class ViewController {
  /// The root of what the controller shows.
  public let view = View()
  /// Whether ``viewDidLoad()`` has been called.
  @Unrecorded public private(set) var isViewLoaded = false

  /// The controller of the stack of screens that this one stands on, if it does.
  @Unrecorded public internal(set) weak var navigationController: NavigationController?

  /// The controller whose view covers this one's.
  @Unrecorded public private(set) var presentedViewController: ViewController?

  /// The controller whose view this one's covers.
  @Unrecorded public private(set) weak var presentingViewController: ViewController?

  /// What is seen where this controller is shown: its view, or that of the one which covers it.
  @Unrecorded var visibleView: View { presentedViewController?.visibleView ?? view }

  /// The control that the user would reach for the event of this name, if it can be seen. It doesn't ask
  /// ``visibleView``, which would retain the view: that is slow for one that is referred to weakly.
  @Unrecorded func control(named identifier: String) -> (any Touchable)? {
    if let presentedViewController { return presentedViewController.control(named: identifier) }
    return view.knownControl(named: identifier)
  }

  /// Whether ``updateProperties()`` is to be called.
  @Unrecorded nonisolated let updateRequest = UpdateRequest()

  /// Makes a controller whose view isn't loaded yet.
  public init() {}

  /// Called once, before the view is first seen; a subclass builds its views here.
  @Unrecorded open func viewDidLoad() {}

  /// Calls ``viewDidLoad()`` unless that has been done.
  @Unrecorded public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    updateRequest.make(because: _layerToken.firstMessage(in: viewDidLoad))
  }

  /// Called before the view is first seen, and in the update pass after something that it has read has
  /// changed; a subclass reads here what it shows. As in UIKit it is run under Observation.
  @Unrecorded open func updateProperties() {}

  /// Asks for ``updateProperties()`` to be called in the next update pass.
  public func setNeedsUpdateProperties() {
    updateRequest.make(because: _layerToken.ownPort.message)
  }

  /// Called when the controller has come onto a stack of screens, or has been taken off it.
  ///
  /// - Parameter parent: The stack; nil if the controller is on none any more.
  @Unrecorded open func didMove(toParent parent: ViewController?) {}

  /// Covers the screen with another controller's view, loading it if that is the first time. What
  /// stands on a stack leaves that to the stack, as in UIKit.
  ///
  /// - Parameters:
  ///   - viewController: The other controller, which is kept.
  ///   - animated: Whether it slides in; text does not.
  public func present(_ viewController: ViewController, animated: Bool) {
    if let navigationController {
      navigationController.present(viewController, animated: animated)
      return
    }
    presentedViewController = viewController
    viewController.presentingViewController = self
    viewController.loadViewIfNeeded()
  }

  /// Uncovers the screen, and lets go of the controller that covers it. That may itself be told: it
  /// asks the controller that presents it, as in UIKit.
  ///
  /// - Parameter animated: Whether it slides out; text does not.
  public func dismiss(animated: Bool) {
    guard let presented = presentedViewController else {
      (presentingViewController ?? navigationController)?.dismiss(animated: animated)
      return
    }
    presentedViewController = nil
    presented.presentingViewController = nil
  }
}
