import CLayerTracing

/// What a layer that belongs to no session does where an app is recorded.
extension LayerToken {
  /// Whether its messages go to an app's recorder, if anything.
  var isInApp: Bool { recorder == nil && layer_is_app_recorded() }

  /// Records a message that isn't one of a session.
  @usableFromInline @inline(never)
  func elsewhere(
    _ site: StaticString, _ layer: AnyObject, _ values: @autoclosure () -> StoredValue?
  ) -> LayerEntry {
    guard isInApp, let known = AppLayer.of(self, layer) else { return state.unrecorded }
    let running = AppFrame.current
    guard let frame = AppRecorder.record(to: known.party, site.utf8Start, from: running, values),
      let event = frame.event
    else { return state.unrecorded }
    if known.isNew(to: event.recorder.number) {
      event.recorder.add(AppLayer.references(of: layer, known.party, in: event.story))
    }
    frame.push()
    return LayerEntry(
      LayerFrame(instance: running.layer.id, message: 0), isOfApp: true)
  }

  /// Goes back to what was running before a message of an app.
  @usableFromInline @inline(never)
  func leaveApp() { AppFrame.pop() }

  /// Records what a call of an app returns, while it still runs.
  @usableFromInline @inline(never)
  func returnedToApp(_ value: @autoclosure () -> StoredValue) {
    let frame = AppFrame.current
    frame.event?.recorder.setResult(value, of: frame.message)
  }

  /// Records that a property is set in an app; of one that is set to a layer, whom the layer refers to from now on.
  @usableFromInline @inline(never)
  func wroteInApp<T>(_ site: StaticString, _ layer: AnyObject, _ value: T) {
    guard isInApp else { return leave(state.unrecorded) }
    let stored = StoredValue(value)
    if case .object = stored { refer(site, layer, to: value) }
    wroteInApp(site, layer, stored)
  }

  /// The same of a value that is stored already.
  func wroteInApp(_ site: StaticString, _ layer: AnyObject, _ value: StoredValue) {
    switch value {
    case .closure, .layer, .object: return
    default: leave(elsewhere(site, layer, value))
    }
  }

  private func refer<T>(_ site: StaticString, _ layer: AnyObject, to value: T) {
    let frame = AppFrame.current
    func object(_ value: Any) -> AnyObject? {
      if let optional = value as? any AnyOptional { return optional.held.flatMap(object) }
      return value as AnyObject
    }
    guard let event = frame.event ?? AppRecorder.shared, let owner = AppLayer.of(self, layer),
      let held = object(value).flatMap({ LayerClass.layer($0) }),
      let known = AppLayer.of(held._layerToken, held)
    else { return }
    event.recorder.add([
      AppReference(
        story: event.story, owner: owner.party, property: Site(site.utf8Start).name,
        // The macro leaves weak and unowned ones alone.
        ownership: .strong, held: known.party)
    ])
  }

  /// Begins an asynchronous method: what it runs as is bound to its task as long as its statements run, and no longer
  /// to this thread.
  public func awaiting(_ entry: LayerEntry) -> LayerAwait {
    guard entry.isOfApp else { return LayerAwait(wakes: wakes, frame: nil) }
    let frame = AppFrame.current
    AppFrame.pop()
    return LayerAwait(wakes: 0, frame: frame)
  }

  /// The way of a closure that this layer is handed in an app, back to the layer that hands it over.
  func appPort(to owner: UInt32) -> AppPort? {
    let frame = AppFrame.current
    guard frame.event != nil, let own = ofApp.load() else { return nil }
    return AppPort(
      owner: owner == frame.sender.id ? frame.sender : frame.layer,
      later: AppFrame(event: frame.event, layer: own.party, message: frame.message))
  }
}

/// A closure's way back to the layer that handed it over, in an app.
struct AppPort {
  let owner: Party
  /// What runs the closure where nothing runs: on a queue or by a timer, the layer that it was handed to, because of
  /// the message that brought it.
  let later: AppFrame

  /// Records that the closure runs; nil where nothing is recorded.
  func enter(_ text: UnsafePointer<UInt8>, _ value: () -> StoredValue?) -> LayerEntry? {
    let current = AppFrame.current
    let running = current.event == nil ? later : current
    guard let frame = AppRecorder.record(to: owner, text, from: running, value) else { return nil }
    frame.push()
    return LayerEntry(LayerFrame(instance: running.layer.id, message: 0), isOfApp: true)
  }
}

extension StoredValue {
  /// The value of a message that was to be recorded at once; nil for none.
  init?(_ payload: UInt, _ meaning: Record.Payload) {
    switch meaning {
    case .int: self = .int(Int(bitPattern: payload))
    case .double: self = .double(Double(bitPattern: UInt64(payload)))
    case .bool: self = .bool(payload != 0)
    case .none, .layer, .stored: return nil
    }
  }

  /// The values of a message's arguments.
  var values: [StoredValue] { if case .list(let values) = self { values } else { [self] } }
}
