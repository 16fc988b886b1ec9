/// Stands in for UIKit's `UIWindow`: where a scene puts its first view controller.
///
/// No layer of its own: it is the app that makes it.
public final class Window {
  /// What the window shows.
  public var rootViewController: ViewController?

  /// What a scene of an earlier process gave for this one to go on with: stands in for
  /// `UISceneSession.stateRestorationActivity`, which a scene's delegate reads while it connects.
  public var stateRestorationActivity: UserActivity?

  /// Makes an empty window.
  public init() {}

  /// Shows the root view controller, loading its view if that is the first time.
  public func makeKeyAndVisible() { rootViewController?.loadViewIfNeeded() }

  /// The window as lines of text.
  public func draw() -> [String] { rootViewController?.visibleView.draw() ?? [] }

  /// The control that the user would reach for the event of this name, if it can be seen.
  public func control(named identifier: String) -> (any Touchable)? {
    rootViewController?.control(named: identifier)
  }
}

/// Stands in for UIKit's `UISceneDelegate`: assembles a feature and puts it into a window.
public protocol SceneDelegate: AnyObject {
  /// Builds the feature's layers, wires them, and gives the window its root view controller.
  func scene(willConnectTo window: Window)

  /// Shows what was built, once; by default it makes the window visible.
  ///
  /// UIKit has no such method: in an app these lines are the last of `scene(_:willConnectTo:options:)`. Here the building
  /// isn't recorded, and this is.
  func sceneDidConnect(to window: Window)

  /// Goes where links from outside lead; by default nowhere.
  func scene(openURLContexts contexts: Set<OpenURLContext>)

  /// Gives what the scene needs to go on with later, before the app may be ended; nil, as by default, if it begins
  /// anew then.
  func stateRestorationActivity(for window: Window) -> UserActivity?
}

extension SceneDelegate {
  /// Makes the window visible.
  public func sceneDidConnect(to window: Window) { window.makeKeyAndVisible() }

  /// Does nothing: there is nowhere that a link could lead.
  public func scene(openURLContexts contexts: Set<OpenURLContext>) {}

  /// Gives nothing: the scene begins anew.
  public func stateRestorationActivity(for window: Window) -> UserActivity? { nil }
}
