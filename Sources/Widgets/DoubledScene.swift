/// A scene with a test's double in the place of one layer behind the view.
public struct DoubledScene {
  /// Assembles the feature.
  public let scene: any SceneDelegate
  private let notes: () -> [String]
  private let replace: (ViewController?) -> Void

  /// Describes a scene.
  ///
  /// - Parameters:
  ///   - scene: Assembles the feature.
  ///   - recorded: Gives what the double was told, in words, the oldest first.
  ///   - replace: Puts the double in place after that, from the view controller that is seen first; by default the
  ///     scene has done so itself.
  public init(
    _ scene: any SceneDelegate, recorded: @escaping () -> [String],
    replace: @escaping (ViewController?) -> Void = { _ in }
  ) {
    self.scene = scene
    notes = recorded
    self.replace = replace
  }

  /// What the double was told, in words, the oldest first.
  public var recorded: [String] { notes() }

  /// Puts the double in place, before anything is loaded.
  public func put(in window: Window) {
    let root = window.rootViewController
    replace((root as? NavigationController)?.topViewController ?? root)
  }
}
