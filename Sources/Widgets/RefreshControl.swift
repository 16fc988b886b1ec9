import LayerTracing

/// Stands in for UIKit's `UIRefreshControl`: above the rows of a table, to be pulled down.
///
/// UIKit's goes on turning until it is told that the refreshing has ended. Text stands still.
@Layer(.view)
public final class RefreshControl: Control {
  /// Makes a refresh control.
  ///
  /// - Parameter identifier: The event that pulling is.
  public init(identifier: some RawRepresentable<String>) {
    super.init()
    accessibilityIdentifier = identifier.rawValue
  }

  /// What is written on it.
  @Unrecorded public override var caption: String { "pull" }

  /// Pulls it down as a finger would; a disabled one doesn't react.
  @Unrecorded public override func perform(_ value: Int?) {
    guard isEnabled else { return }
    pull()
  }

  /// The gesture, traced as `pull()`.
  private func pull() { sendActions(for: .valueChanged) }

  /// `= pull =`, or `( pull )` while it is disabled.
  @Unrecorded public override func draw() -> [String] {
    [isEnabled ? "= \(caption) =" : "( \(caption) )"]
  }
}
