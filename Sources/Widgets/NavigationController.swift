import LayerTracing

/// Stands in for UIKit's `UINavigationController`: a stack of screens, of which the last is seen, with
/// a bar that leads back.
@Layer(.view)
public final class NavigationController: ViewController {
  /// The bar's button.
  public enum Event: String, Sendable {
    /// Goes back to the screen before.
    case back
  }

  /// Whether the bar is hidden; its button can't be reached then.
  @Unrecorded public var isNavigationBarHidden = false
  /// The screens, the first one at the bottom.
  @Unrecorded public private(set) var viewControllers: [ViewController] = []
  private let backButton = Button(title: "<", identifier: Event.back)

  /// Makes a stack.
  ///
  /// - Parameter rootViewController: The screen at its bottom, which is never popped.
  public convenience init(rootViewController: ViewController) {
    self.init()
    viewControllers = [rootViewController]
    rootViewController.navigationController = self
  }

  /// Makes an empty stack; ``setViewControllers(_:animated:)`` gives it its screens.
  public override init() {
    super.init()
    backButton.addTarget(self, action: NavigationController.backButtonTouched)
  }

  /// Replaces the screens, and shows the last of them once the stack itself is shown. The others are
  /// loaded when their turn comes.
  ///
  /// - Parameters:
  ///   - viewControllers: The screens, the first one at the bottom; at least one.
  ///   - animated: Whether the last slides in; text does not.
  public func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    for viewController in self.viewControllers { viewController.navigationController = nil }
    self.viewControllers = viewControllers
    for viewController in viewControllers { viewController.navigationController = self }
    if isViewLoaded { showTop() }
  }

  /// The screen that is seen.
  @Unrecorded public var topViewController: ViewController? { viewControllers.last }

  /// Loads the first screen.
  @Unrecorded public override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  /// Puts a screen on the stack and shows it, loading its view if that is the first time.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Whether it slides in; text does not.
  public func pushViewController(_ viewController: ViewController, animated: Bool) {
    viewControllers.append(viewController)
    viewController.navigationController = self
    showTop()
    viewController.didMove(toParent: self)
  }

  /// Takes the screen that is seen off the stack, unless it is the first.
  ///
  /// - Parameter animated: Whether it slides out; text does not.
  public func popViewController(animated: Bool) {
    guard viewControllers.count > 1 else { return }
    let popped = viewControllers.removeLast()
    popped.navigationController = nil
    showTop()
    popped.didMove(toParent: nil)
  }

  /// Takes all screens off the stack but the first, which is seen then.
  ///
  /// - Parameter animated: Whether they slide out; text does not.
  public func popToRootViewController(animated: Bool) {
    let popped = viewControllers.dropFirst()
    guard !popped.isEmpty else { return }
    viewControllers.removeSubrange(1...)
    for viewController in popped { viewController.navigationController = nil }
    showTop()
    for viewController in popped.reversed() { viewController.didMove(toParent: nil) }
  }

  /// The bar's own button goes back without asking the view controller.
  private func backButtonTouched(_ sender: Button) { popViewController(animated: true) }

  @Unrecorded private func showTop() {
    for view in view.subviews { view.removeFromSuperview() }
    guard let top = topViewController else { return }
    if viewControllers.count > 1, !isNavigationBarHidden { view.addSubview(backButton) }
    view.addSubview(top.view)
    top.loadViewIfNeeded()
  }
}
