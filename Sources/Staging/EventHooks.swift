import LayerTracing

/// Functions that are called while specimens are loaded and events run.
///
/// All stages of a session's state share one value of this class, so that what is called during one action
/// ends with it, on every stage that the action has made.
public final class EventHooks {
  /// The functions.
  public struct Calls {
    /// Called before each message is delivered, with the specimen that records it, while the sender
    /// waits; nil if no message is of interest.
    public var beforeDelivery: ((OpenSpecimen) -> Void)?
    /// Called now and then while messages are sent; see `Recorder.pulse`.
    public var pulse: ((OpenSpecimen) -> Void)?
    /// Whether they are called in events, too, that a specimen lives through again.
    public var isForRelived = false

    /// Describes what is called.
    public init(
      beforeDelivery: ((OpenSpecimen) -> Void)? = nil, pulse: ((OpenSpecimen) -> Void)? = nil,
      isForRelived: Bool = false
    ) {
      self.beforeDelivery = beforeDelivery
      self.pulse = pulse
      self.isForRelived = isForRelived
    }
  }

  private var calls = Calls()

  /// Makes hooks that call nothing yet.
  public init() {}

  /// Has functions called while something is done, and not after it; one that is nil leaves that which
  /// is called so far.
  public func calling<Result, Failure: Error>(
    _ calls: Calls, while body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = self.calls
    defer { self.calls = before }
    self.calls = Calls(
      beforeDelivery: calls.beforeDelivery ?? before.beforeDelivery,
      pulse: calls.pulse ?? before.pulse, isForRelived: calls.isForRelived || before.isForRelived)
    return try body()
  }

  /// Has a specimen's messages call the functions while something is done with it; in an event that was fired before only
  /// those that are for such events.
  func attached(to specimen: OpenSpecimen, isRelived: Bool = false, while body: () -> Void) {
    if calls.beforeDelivery == nil && calls.pulse == nil || isRelived && !calls.isForRelived {
      return body()
    }
    if let beforeDelivery = calls.beforeDelivery {
      specimen.recorder.beforeDelivery = { [unowned specimen] _ in beforeDelivery(specimen) }
    }
    if let pulse = calls.pulse {
      specimen.recorder.pulse = { [unowned specimen] in pulse(specimen) }
    }
    defer {
      specimen.recorder.beforeDelivery = nil
      specimen.recorder.pulse = nil
    }
    body()
  }
}
