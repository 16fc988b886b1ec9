import LayerTracing

extension Inspection {
  /// When a property was set.
  struct Write {
    /// The message's id.
    let id: Int
    /// What it was before, if the trace knows.
    let was: Value?
    /// The message that crossed layers last before that: `mvp#2.3`.
    let inside: String
  }

  /// When a property was last set; nil if the trace doesn't say.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - layer: The layer that has it.
  ///   - events: The events to look at; nil for all.
  func lastWrite(
    to property: String, of layer: any LayerObject, in events: ClosedRange<Int>? = nil
  ) -> Write? {
    let id = layer._layerToken.id
    var last: Message?
    var before: Value?
    for message in specimen.recorder.trace(events: events)
    where message.kind == .write && message.receiver.id == id && message.site.name == property {
      before = last?.arguments.first?.value
      last = message
    }
    guard let last else { return nil }
    let event = Array(specimen.recorder.trace(events: last.event...last.event))
    var cause: Message? = last
    while let message = cause, !message.isCrossing {
      cause = event.first { $0.id == message.cause }
    }
    guard let cause else { return nil }
    return Write(
      id: last.id, was: before,
      inside: "\(specimen.specimen.name)\(cause.position.reference(event: cause.event))")
  }

  /// When what a path leads to was last set: of a small layer that is shown by its values, when one of
  /// them was.
  func lastWrite(to finding: Finding, in events: ClosedRange<Int>? = nil) -> Write? {
    switch finding {
    case .value(let property, let layer, _):
      lastWrite(to: property.fact.name, of: layer, in: events)
    case .layer(let layer):
      properties(of: layer).compactMap { lastWrite(to: $0.fact.name, of: layer, in: events) }
        .max { $0.id < $1.id }
    }
  }
}
