import LayerTracing

/// Hooks that are called while specimens are loaded and events run.
public struct Watch {
  /// Called before each message is delivered, with the specimen that records it, while the sender
  /// waits; nil if no message is of interest.
  public var beforeDelivery: ((OpenSpecimen) -> Void)?
  /// Called now and then while messages are sent; see ``Recorder/pulse``.
  public var pulse: ((OpenSpecimen) -> Void)?

  /// Describes what is called.
  public init(
    beforeDelivery: ((OpenSpecimen) -> Void)? = nil, pulse: ((OpenSpecimen) -> Void)? = nil
  ) {
    self.beforeDelivery = beforeDelivery
    self.pulse = pulse
  }

  func begin(with specimen: OpenSpecimen) {
    if let beforeDelivery {
      specimen.recorder.beforeDelivery = { [unowned specimen] _ in beforeDelivery(specimen) }
    }
    if let pulse { specimen.recorder.pulse = { [unowned specimen] in pulse(specimen) } }
  }

  func end(with specimen: OpenSpecimen) {
    specimen.recorder.beforeDelivery = nil
    specimen.recorder.pulse = nil
  }
}
