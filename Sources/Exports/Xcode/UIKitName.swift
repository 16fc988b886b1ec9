// no text: names of Swift, and comments in code

/// What some words of a specimen's code are in an app: the table by which code is rewritten. The book's page
/// 'In your Xcode' shows the types among them.
public struct UIKitName: Sendable {
  /// What stands here: the name of a type, or words that follow one another.
  public let name: String
  /// What stands in its place there.
  public let replacement: String
  /// What is said above the first line that has it; nil where both are the same but for the name.
  let note: String?
  /// What has to be declared for it; nil for nothing.
  let shim: String?

  private init(
    _ name: String, _ replacement: String, note: String? = nil, shim: String? = nil
  ) {
    (self.name, self.replacement, self.note, self.shim) = (name, replacement, note, shim)
  }

  /// All of them.
  public static let all: [UIKitName] = types + members

  /// The types.
  public static let types: [UIKitName] = [
    UIKitName("View", "UIView"),
    UIKitName("ViewController", "UIViewController"),
    UIKitName("Control", "UIControl"),
    UIKitName("Button", "UIButton", shim: UIKitShim.button),
    UIKitName("Label", "UILabel"),
    UIKitName("Stepper", "UIStepper", shim: UIKitShim.stepper),
    UIKitName("StackView", "UIStackView", shim: UIKitShim.stackView),
    UIKitName("ImageView", "UIImageView"),
    UIKitName("Image", "UIImage"),
    UIKitName("TableView", "UITableView", shim: UIKitShim.tableView),
    UIKitName("TableViewCell", "UITableViewCell"),
    UIKitName("TableViewDataSource", "UITableViewDataSource"),
    UIKitName("TableViewDelegate", "UITableViewDelegate"),
    UIKitName("IndexPath", "IndexPath"),
    UIKitName("RefreshControl", "UIRefreshControl", shim: UIKitShim.refreshControl),
    UIKitName("NavigationController", "UINavigationController"),
    UIKitName("Window", "UIWindow", shim: UIKitShim.window),
    UIKitName("UserActivity", "NSUserActivity", shim: UIKitShim.userActivity),
    UIKitName("OpenURLContext", "UIOpenURLContext"),
    UIKitName(
      "SceneDelegate", "FeatureScene",
      note: "SceneDelegate.swift, a UIWindowSceneDelegate, calls this",
      shim: UIKitShim.scene),
    UIKitName(
      "Sensor", "Sensor", note: "no such type; Shims.swift makes one of a button",
      shim: UIKitShim.sensor),
  ]

  /// What is called on them, where the name alone isn't enough.
  static let members: [UIKitName] = [
    UIKitName(
      "Button(", "UIButton(", note: "setTitle(_:for:); Shims.swift adds this init"),
    UIKitName("Stepper(", "UIStepper(", note: "Shims.swift adds this init"),
    UIKitName(
      "StackView(", "UIStackView(",
      note: "init(arrangedSubviews:); Shims.swift adds this init"),
    UIKitName("TableView(", "UITableView(", note: "Shims.swift adds this init"),
    UIKitName("RefreshControl(", "UIRefreshControl(", note: "Shims.swift adds this init"),
    UIKitName(
      "addTarget(", "addTarget(",
      note: "a #selector, or a UIAction; Shims.swift adds this",
      shim: UIKitShim.target),
    UIKitName(
      "addSubview(", "addSubviewBelow(",
      note: "addSubview(_:) and constraints; see Shims.swift", shim: UIKitShim.subview),
    UIKitName(
      "minimumWidth", "minimumWidth", note: "a constraint; see Shims.swift",
      shim: UIKitShim.minimumWidth),
    UIKitName("maximumValue = .max", "maximumValue = .greatestFiniteMagnitude"),
    UIKitName("sender.value", "Int(sender.value)"),
    UIKitName("map { Image(", "flatMap { UIImage("),
    UIKitName(
      "required init(reuseIdentifier: String?)",
      "override init(\n    style: UITableViewCell.CellStyle, reuseIdentifier: String?\n  )"),
    UIKitName(
      "super.init(reuseIdentifier: reuseIdentifier)",
      "super.init(style: style, reuseIdentifier: reuseIdentifier)"),
    UIKitName("userInfo", "numbers", note: "userInfo, which holds any value"),
    UIKitName("first?.url", "first?.url.absoluteString"),
    UIKitName(
      "LayerOutput", "LayerOutput", note: "only for Layercake's trace", shim: UIKitShim.layerOutput),
  ]
}
