// no text: Swift

/// What has to be declared in an app for a specimen's code: what UIKit has in another form.
enum UIKitShim {
  static let button = """
    extension UIButton {
      /// A button with a title; a test finds it by its identifier.
      convenience init(
        title: String, identifier: some RawRepresentable<String>,
        isHidden: Bool = false
      ) {
        self.init(type: .system)
        setTitle(title, for: .normal)
        accessibilityIdentifier = identifier.rawValue
        self.isHidden = isHidden
      }
    }
    """

  static let stepper = """
    extension UIStepper {
      /// A stepper at 0; a test finds it by its identifier.
      convenience init(identifier: some RawRepresentable<String>) {
        self.init()
        accessibilityIdentifier = identifier.rawValue
      }
    }
    """

  static let stackView = """
    extension UIStackView {
      /// Views in a row or a column; the spacing is in columns or lines of text.
      convenience init(
        _ axis: NSLayoutConstraint.Axis, spacing: Int = 0, _ views: [UIView]
      ) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = CGFloat(8 + spacing * 8)
        alignment = views.contains { $0 is UIScrollView } ? .fill : .center
      }
    }
    """

  static let tableView = """
    extension UITableView {
      /// A table; a test finds it by its identifier.
      convenience init(identifier: some RawRepresentable<String>) {
        self.init(frame: .zero, style: .plain)
        accessibilityIdentifier = identifier.rawValue
      }
    }
    """

  static let refreshControl = """
    extension UIRefreshControl {
      /// A control that stops spinning at once: Layercake's has no end of it.
      convenience init(identifier: some RawRepresentable<String>) {
        self.init()
        accessibilityIdentifier = identifier.rawValue
        addAction(
          UIAction { [weak self] _ in self?.endRefreshing() },
          for: .valueChanged)
      }
    }
    """

  static let window = """
    extension UIWindow {
      /// What the scene saved in an earlier process.
      var stateRestorationActivity: NSUserActivity? {
        windowScene?.session.stateRestorationActivity
      }
    }
    """

  static let userActivity = """
    extension NSUserActivity {
      /// The numbers among what was saved.
      var numbers: [String: Int] {
        get { userInfo as? [String: Int] ?? [:] }
        set { userInfo = newValue }
      }
    }
    """

  static let scene = """
    /// Assembles a feature; SceneDelegate.swift has UIKit call it.
    protocol FeatureScene: AnyObject {
      func scene(willConnectTo window: UIWindow)
      func sceneDidConnect(to window: UIWindow)
      func scene(openURLContexts contexts: Set<UIOpenURLContext>)
      func stateRestorationActivity(for window: UIWindow) -> NSUserActivity?
    }

    extension FeatureScene {
      func sceneDidConnect(to window: UIWindow) { window.makeKeyAndVisible() }
      func scene(openURLContexts contexts: Set<UIOpenURLContext>) {}
      func stateRestorationActivity(for window: UIWindow) -> NSUserActivity? {
        nil
      }
    }
    """

  static let sensor = """
    /// A button that is its own target, as a controller of Smalltalk's is.
    class Sensor: UIButton {
      init(title: String, identifier: some RawRepresentable<String>) {
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        setTitleColor(.systemBlue, for: .normal)
        accessibilityIdentifier = identifier.rawValue
        addAction(
          UIAction { [weak self] _ in self?.touched() }, for: .touchUpInside)
      }

      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }

      func touched() {}
    }
    """

  static let target = """
    extension UIControl {
      /// Calls a method of a target, which isn't kept alive.
      func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for event: UIControl.Event = .touchUpInside
      ) {
        let handler = UIAction { [weak self, weak target] _ in
          guard let target, let sender = self as? Sender else { return }
          action(target)(sender)
        }
        addAction(handler, for: event)
      }
    }
    """

  static let subview = """
    extension UIView {
      /// Puts a view below those that are there, centred; a table fills the rest.
      func addSubviewBelow(_ view: UIView) {
        if let cell = self as? UITableViewCell {
          return cell.contentView.addSubviewBelow(view)
        }
        let (above, guide) = (subviews.last, safeAreaLayoutGuide)
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let top = above?.bottomAnchor ?? guide.topAnchor
        var constraints = [
          view.topAnchor.constraint(equalTo: top, constant: 8),
          view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        ]
        let fills = view.subviews.contains { $0 is UIScrollView }
        if fills || superview is UITableViewCell {
          constraints.append(
            view.bottomAnchor.constraint(
              equalTo: guide.bottomAnchor, constant: -8))
        }
        if fills {
          constraints.append(
            view.widthAnchor.constraint(equalTo: guide.widthAnchor))
        }
        NSLayoutConstraint.activate(constraints)
      }
    }
    """

  static let minimumWidth = """
    extension UILabel {
      /// The least width, in columns of text.
      var minimumWidth: Int {
        get { 0 }
        set {
          widthAnchor.constraint(
            greaterThanOrEqualToConstant: CGFloat(newValue * 8)
          ).isActive = true
        }
      }
    }
    """

  static let layerOutput = """
    /// Layercake notes here that a handler was handed over.
    nonisolated enum LayerOutput {
      static func handing<Value>(
        _ handler: @escaping (Value) -> Void, to owner: AnyObject,
        by method: String, _ add: (@escaping (Value) -> Void) -> Disposable
      ) -> Disposable {
        add(handler)
      }
    }
    """
}
