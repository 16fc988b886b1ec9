// The declarations of UIKit that exported code uses, with the forms that Apple's documentation gives them: for the
// compiler to check names and types on a system that has no UIKit. Nothing here does anything.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// They are documented where they are UIKit's.

@_exported import Foundation

open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var userInfo: [AnyHashable: Any]?
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}

@MainActor open class UIResponder: NSObject {
  public override init() {}
}

@MainActor public class UIColor: NSObject {
  public static var systemBackground: UIColor { UIColor() }
  public static var systemBlue: UIColor { UIColor() }
}

public final class UIImage: NSObject, Sendable {
  public init?(named name: String) { nil }
}

// MARK: Constraints

@MainActor public class NSLayoutConstraint: NSObject {
  public enum Axis: Int { case horizontal, vertical }
  public var isActive = false
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    .init()
  }
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { .init() }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { .init() }
}

@MainActor open class UILayoutGuide: NSObject {
  public var topAnchor: NSLayoutYAxisAnchor { .init() }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  public var widthAnchor: NSLayoutDimension { .init() }
}

// MARK: Views

open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public override convenience init() { self.init(frame: .zero) }
  open var isHidden = false
  open var backgroundColor: UIColor?
  open var accessibilityIdentifier: String?
  open var translatesAutoresizingMaskIntoConstraints = true
  open var subviews: [UIView] { [] }
  open var superview: UIView? { nil }
  open func addSubview(_ view: UIView) {}
  open var safeAreaLayoutGuide: UILayoutGuide { .init() }
  open var topAnchor: NSLayoutYAxisAnchor { .init() }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  open var widthAnchor: NSLayoutDimension { .init() }
}

open class UILabel: UIView {
  open var text: String?
}

open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor public class UIAction: NSObject {
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.init()
  }
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
  }
  open var isEnabled = true
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
}

open class UIButton: UIControl {
  public enum ButtonType: Int { case custom, system }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}

open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
}

open class UIRefreshControl: UIControl {
  public init() { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func endRefreshing() {}
}

open class UIStackView: UIView {
  public enum Alignment: Int { case fill, center }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var spacing: CGFloat = 0
  open var alignment: Alignment = .fill
}

open class UIScrollView: UIView {
  open var refreshControl: UIRefreshControl?
}

open class UITableView: UIScrollView {
  public enum Style: Int { case plain }
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { .init(style: .default, reuseIdentifier: nil) }
  open func reloadData() {}
}

open class UITableViewCell: UIView {
  public enum CellStyle: Int { case `default` }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentView: UIView { .init() }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  // Optional in UIKit.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

// MARK: View controllers

open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  open var view: UIView! = UIView()
  open var isViewLoaded: Bool { false }
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func updateProperties() {}
  open func setNeedsUpdateProperties() {}
  open func didMove(toParent parent: UIViewController?) {}
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open var navigationController: UINavigationController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
}

open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { nil }
  open var isNavigationBarHidden = false
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    nil
  }
}

// MARK: Scenes

open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open func makeKeyAndVisible() {}
}

@MainActor public class UISceneSession: NSObject {
  public var stateRestorationActivity: NSUserActivity?
}

@MainActor public class UIOpenURLContext: NSObject {
  public var url: URL { URL(fileURLWithPath: "") }
}

open class UIScene: UIResponder {
  @MainActor public class ConnectionOptions: NSObject {
    public var urlContexts: Set<UIOpenURLContext> { [] }
  }
  open var session: UISceneSession { .init() }
}

open class UIWindowScene: UIScene {}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
