import LayerTracing

/// Stands in for UIKit's `UIStepper`, with whole numbers: a value that goes up and down.
@Layer(.view)
public final class Stepper: Control {
  /// The value.
  public private(set) var value = 0
  /// The least value that the stepper takes.
  @Unrecorded public var minimumValue = 0
  /// The greatest value that the stepper takes; `.max` where the stepper sets no limit.
  @Unrecorded public var maximumValue = 100

  /// Makes a stepper at 0.
  ///
  /// - Parameter identifier: The event that a new value is.
  public init(identifier: some RawRepresentable<String>) {
    super.init()
    accessibilityIdentifier = identifier.rawValue
  }

  /// Its least to its greatest value.
  @Unrecorded public override var values: ClosedRange<Int>? { minimumValue...maximumValue }

  /// Steps to a value as fingers would; a value out of reach, or a disabled stepper, does nothing.
  @Unrecorded public override func perform(_ value: Int?) {
    guard isEnabled, let value, minimumValue...maximumValue ~= value else { return }
    step(to: value)
  }

  /// The gesture, traced as `step(to: 3)`.
  private func step(to value: Int) {
    self.value = value
    sendActions(for: .valueChanged)
  }

  /// `[ - ] 3 [ + ]`, or `( - ) 3 ( + )` while it is disabled.
  @Unrecorded public override func draw() -> [String] {
    [isEnabled ? "[ - ] \(value) [ + ]" : "( - ) \(value) ( + )"]
  }
}
