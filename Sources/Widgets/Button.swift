import LayerTracing

/// Stands in for UIKit's `UIButton`.
@Layer(.view)
public final class Button: Control {
  /// What is written on it.
  public var title: String

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What is written on it.
  ///   - identifier: The event that a tap on it is.
  ///   - isHidden: Whether it is left out of the screen at first.
  public init(
    title: String, identifier: some RawRepresentable<String>, isHidden: Bool = false
  ) {
    self.title = title
    super.init(isHidden: isHidden)
    accessibilityIdentifier = identifier.rawValue
  }

  /// What is written on it.
  @Unrecorded public override var caption: String { title }

  /// Taps the button as a finger would; a disabled button doesn't react.
  @Unrecorded public override func perform(_ value: Int?) {
    guard isEnabled else { return }
    tap(title)
  }

  /// The gesture, with what the finger is on: traced as `tap [+]`.
  private func tap(_ title: String) { sendActions(for: .touchUpInside) }

  /// `[ + ]`, or `( + )` while it is disabled.
  @Unrecorded public override func draw() -> [String] {
    [isEnabled ? "[ \(title) ]" : "( \(title) )"]
  }
}
