/// What a layer offers as a property that one subscribes to, `viewModel.totals.bind { … }`: it is no layer itself,
/// so no macro sees the call, and it is recorded here as one of its owner's.
public enum LayerOutput {
  /// Runs `body` with a handler that is handed to an output; with the same handler where the layer that runs holds
  /// no owner of it, as the owner itself.
  ///
  /// The call is a message to the owner, `totals.bind(_:)`. What the handler is later called with is a notification
  /// by the output's name, and runs as the layer that subscribed.
  ///
  /// - Parameters:
  ///   - handler: What the subscriber hands over.
  ///   - output: The object that is subscribed to.
  ///   - method: The method that was called, in full Swift form.
  ///   - body: Subscribes.
  /// - Returns: What `body` returns.
  public static func handing<Value, Result>(
    _ handler: @escaping (Value) -> Void, to output: AnyObject, by method: String,
    _ body: (_ handler: @escaping (Value) -> Void) -> Result
  ) -> Result {
    guard let recorder = Recorder.current, let place = place(of: output, in: recorder) else {
      return body(handler)
    }
    let token = place.owner._layerToken
    token.identify(place.owner)
    let sender = token.current
    let frame = recorder.state.frame
    if recorder.state.recordsHere {
      _ = recorder.record(
        place.text(.call, "\(place.property.name).\(method)", marks: "f"), to: token.id, 0, .none)
    }
    defer { recorder.state.restore(frame) }
    let port = token.port(to: sender)
    let isEmpty = Value.self == Void.self
    let name = place.property.name + (isEmpty ? "()" : "")
    let text = place.text(.notification, name, marks: isEmpty ? "" : "v")
    return body { value in
      let entry = port.enter(text, value)
      guard entry.isDelivered else { return }
      defer { port.leave(entry) }
      handler(value)
    }
  }

  /// A property of a layer that the running layer holds.
  private struct Place {
    let owner: any LayerObject
    let property: PropertyFact

    /// The text of a site at the property.
    func text(_ kind: Site.Kind, _ name: String, marks: String) -> UnsafePointer<UInt8> {
      let facts = type(of: owner)._layerFacts
      return Site.text(
        "\(kind.rawValue)\u{1F}\(facts.name)\u{1F}\(name)\u{1F}\(marks)\u{1F}"
          + "\(facts.source.fileID)\u{1F}\(property.line)\u{1F}")
    }
  }

  /// Where an object is held by a layer that the running layer holds in turn; else, for a test's double that is
  /// handed the layer, by one that messages have told of.
  private static func place(of output: AnyObject, in recorder: Recorder) -> Place? {
    if let running = recorder.layers.layer(Int(recorder.running.layer)) {
      guard place(of: output, in: running) == nil else { return nil }
      for field in LayerClass.of(running).own where field.isReference {
        guard case .layer(let owner) = field.knownContent(in: running) else { continue }
        if let place = place(of: output, in: owner) { return place }
      }
    }
    return recorder.layers.living.lazy.compactMap { place(of: output, in: $0) }.first
  }

  private static func place(of output: AnyObject, in owner: any LayerObject) -> Place? {
    let field = LayerClass.of(owner).own.first {
      $0.type == type(of: output)
        && $0.place(in: owner).load(as: AnyObject?.self) === output
    }
    return field.map { Place(owner: owner, property: $0.fact) }
  }
}
