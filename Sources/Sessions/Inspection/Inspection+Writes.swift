import LayerTracing

extension Inspection {
  /// When a property was set.
  public struct Write {
    /// The message.
    public let message: Message
    /// What it was before, if the trace knows.
    public let was: Value?
    /// The message that crossed layers last before that: `mvp#2.3`.
    public let inside: String
  }

  /// When a property was last set, in some events or in all; nil if the trace doesn't say.
  public func lastWrite(
    to property: String, of layer: any LayerObject, in events: ClosedRange<Int>? = nil
  ) -> Write? {
    let id = layer._layerToken.id
    var writes: [Message] = []
    // The newest are the likeliest: the trace is read in pieces that grow towards its beginning.
    var end = events?.upperBound ?? specimen.recorder.messages.newestEvent
    let start = events?.lowerBound ?? 0
    var length = 4
    while end >= start, writes.count < 2 {
      let first = max(start, end - length + 1)
      writes =
        specimen.recorder.messages.trace(events: first...end).filter {
          $0.kind == .write && $0.receiver.id == id && $0.site.name == property
        } + writes
      end = first - 1
      length *= 4
    }
    guard let last = writes.last else { return nil }
    let chain = CauseChain(of: last, in: specimen)
    guard let cause = chain.messages.last else { return nil }
    return Write(
      message: last, was: writes.dropLast().last?.arguments.first?.value,
      inside: "\(specimen.specimen.name)\(cause.position.reference(event: cause.event))")
  }

  /// When what a path leads to was last set: of a small layer that is shown by its values, when one of
  /// them was.
  public func lastWrite(to finding: Finding, in events: ClosedRange<Int>? = nil) -> Write? {
    switch finding {
    case .value(let property, let layer, _):
      lastWrite(to: property.fact.name, of: layer, in: events)
    case .layer(let layer):
      properties(of: layer).compactMap { lastWrite(to: $0.fact.name, of: layer, in: events) }
        .max { $0.message.id < $1.message.id }
    }
  }
}
