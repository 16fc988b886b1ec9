import LayerTracing

/// Stands in for the sensor of Smalltalk's controllers: it takes a gesture in place of a view, and
/// shows nothing. UIKit has no counterpart: there a view is touched first.
@Layer(.controller)
open class Sensor: Control {
  private let title: String

  /// Makes a sensor.
  ///
  /// - Parameters:
  ///   - title: What is written where the user taps.
  ///   - identifier: The event that a tap is.
  public init(title: String, identifier: some RawRepresentable<String>) {
    self.title = title
    super.init()
    accessibilityIdentifier = identifier.rawValue
  }

  /// What is written where the user taps.
  @Unrecorded public override var caption: String { title }

  /// Taps as a finger would; a disabled sensor doesn't react.
  @Unrecorded public override func perform(_ value: Int?) {
    guard isEnabled else { return }
    tap(title)
  }

  /// The gesture, traced as `tap [+]`.
  private func tap(_ title: String) { touched() }

  /// Called when the user has tapped; a subclass does its work here.
  @Unrecorded open func touched() {}

  /// Nothing.
  @Unrecorded public override func draw() -> [String] { [] }
}
