import LayerTracing

/// Looks on while an event runs.
public struct Watch {
  /// Called before each message is delivered, with the specimen and the message's id, while the sender
  /// waits; nil for nobody who wants to know.
  public var beforeDelivery: ((OpenSpecimen, Int) -> Void)?
  /// Called now and then while messages are sent; see ``Recorder/pulse``.
  public var pulse: ((OpenSpecimen) -> Void)?

  /// Makes somebody who looks on.
  public init(
    beforeDelivery: ((OpenSpecimen, Int) -> Void)? = nil, pulse: ((OpenSpecimen) -> Void)? = nil
  ) {
    self.beforeDelivery = beforeDelivery
    self.pulse = pulse
  }

  func begin(with specimen: OpenSpecimen) {
    if let beforeDelivery {
      specimen.recorder.beforeDelivery = { [unowned specimen] in beforeDelivery(specimen, $0) }
    }
    if let pulse { specimen.recorder.pulse = { [unowned specimen] in pulse(specimen) } }
  }

  func end(with specimen: OpenSpecimen) {
    specimen.recorder.beforeDelivery = nil
    specimen.recorder.pulse = nil
  }
}
