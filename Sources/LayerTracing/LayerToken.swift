import CLayerTracing
import Synchronization

/// A layer's own way to its recorder, made with the layer and released with it.
///
/// `@Layer` adds one to each class and writes the calls that record messages. A layer that is made while a session's
/// recorder is bound (``Recorder/current``) belongs to that one for life. Any other is an app's: its messages go to
/// the ``AppRecorder`` that records at that moment, if one does.
///
/// A layer and its session's recorder are used from one thread at a time, so a token is not synchronised: what comes
/// on another thread it counts, and passes on unrecorded. What an app's recorder needs is.
public final class LayerToken: @unchecked Sendable {
  /// The layer's number in its recorder; 0 and 1 are the user and the app.
  public let id: UInt32
  @usableFromInline let state: UnsafeMutablePointer<RecorderState>
  /// Whether the recorder, if there is one, knows the layer's dynamic type yet: a token is made before
  /// `self` exists.
  @exclusivity(unchecked) @usableFromInline var isKnown: Bool
  /// Keeps the memory behind `state` alive.
  let recorder: Recorder?
  /// What stands for the layer, if that is a value and something keeps it.
  weak var standIn: (any LayerObject)?
  /// What runs the layer's jobs, if it is an actor that was sent something.
  var actorExecutor: ActorExecutor?

  /// What recorders of an app know of the layer; nothing before its first message there.
  let ofApp = AtomicLazyReference<AppLayer>()
  /// What runs the layer's jobs, if it is an actor that belongs to no session and was sent something.
  let executorOfApp = AtomicLazyReference<AppExecutor>()
  /// What stands for the layer's type, if that is a structure.
  let valueType: (any LayerObject.Type)?

  /// Makes the token of a new layer, in the recorder that is bound at this moment.
  public convenience init() { self.init(valueType: nil) }

  /// Makes the token of a new layer, which is a value if there is a type that stands for its own.
  init(valueType: (any LayerObject.Type)?) {
    self.valueType = valueType
    recorder = Recorder.current
    state = recorder?.state ?? RecorderState.unbound
    id = recorder?.layers.register() ?? 0
    isKnown = recorder == nil
  }

  deinit { recorder?.release(id) }

  /// What an unowned reference to an address leads to: 0 for nil, nil if it couldn't be read.
  func content(at address: UInt?) -> LayerProperty.Content {
    guard let address, let recorder else { return .untouched }
    guard address != 0 else { return .empty }
    guard let id = recorder.layers.id(at: address) else { return .untouched }
    return recorder.layers.layer(id).map { .layer($0) } ?? .gone
  }

  /// Tells the recorder whose token this is; the first message does it too.
  public func identify(_ layer: any LayerObject) {
    guard !isKnown, let recorder, recorder.isAtHome else { return }
    isKnown = true
    recorder.layers.identify(id, as: layer)
  }

  /// Tells the recorder which structure the layer is a value of.
  func identify(as type: any LayerObject.Type) {
    guard !isKnown, let recorder else { return }
    isKnown = true
    recorder.layers.identify(id, as: type)
  }

  // MARK: Calls

  /// Records that a message without arguments reaches the layer, before it is handled; tells what was
  /// running before, and whether to handle the message at all.
  @inlinable @inline(__always)
  public func enter(_ site: StaticString, _ layer: AnyObject) -> LayerEntry {
    record(site, layer, 0, .none)
  }

  /// Records a message with an `Int`.
  @inlinable @inline(__always)
  public func enter(_ site: StaticString, _ layer: AnyObject, _ value: Int) -> LayerEntry {
    record(site, layer, UInt(bitPattern: value), .int)
  }

  /// Records a message with a `Double`.
  @inlinable @inline(__always)
  public func enter(_ site: StaticString, _ layer: AnyObject, _ value: Double) -> LayerEntry {
    record(site, layer, UInt(truncatingIfNeeded: value.bitPattern), .double)
  }

  /// Records a message with a `Bool`.
  @inlinable @inline(__always)
  public func enter(_ site: StaticString, _ layer: AnyObject, _ value: Bool) -> LayerEntry {
    record(site, layer, value ? 1 : 0, .bool)
  }

  /// Records a message with another layer, by its number.
  @inlinable @inline(__always)
  public func enter(
    _ site: StaticString, _ layer: AnyObject, _ value: some LayerObject
  ) -> LayerEntry {
    let other = value._layerToken
    other.identify(value)
    guard other.id != 0 else { return enter(site, layer, stored: StoredValue(layer: value)) }
    return record(site, layer, UInt(other.id), .layer)
  }

  /// Records a message with a `String`.
  @inlinable @inline(__always)
  public func enter(_ site: StaticString, _ layer: AnyObject, _ value: String) -> LayerEntry {
    guard state.recordsHere else { return elsewhere(site, layer, .string(value)) }
    return record(site, layer, store(.string(value)), .stored)
  }

  /// Records a message with any other value.
  @inlinable @inline(__always)
  public func enter<T>(_ site: StaticString, _ layer: AnyObject, _ value: T) -> LayerEntry {
    guard state.recordsHere else { return elsewhere(site, layer, StoredValue(value)) }
    return enter(site, layer, stored: StoredValue(value))
  }

  /// Records a message with several values.
  @inlinable @inline(__always)
  public func enter(
    _ site: StaticString, _ layer: AnyObject, values: @autoclosure () -> [StoredValue]
  ) -> LayerEntry {
    guard state.recordsHere else { return elsewhere(site, layer, .list(values())) }
    return record(site, layer, store(.list(values())), .stored)
  }

  /// Goes back to what was running before the message.
  @inlinable @inline(__always)
  public func leave(_ entry: LayerEntry) {
    if _slowPath(entry.isOfApp) { return leaveApp() }
    state.restore(entry.frame)
  }

  // MARK: Results and writes

  /// Records several values that a call gives back: what it leaves in its `inout` arguments, and then what it
  /// returns.
  @inlinable @inline(__always)
  public func returned(values: @autoclosure () -> [StoredValue], from entry: LayerEntry) {
    if _slowPath(entry.isOfApp) { return returnedToApp(.list(values())) }
    guard state.recordsHere, state.frame.message != entry.frame.message else { return }
    returnedSlow(.list(values()))
  }

  /// Records what a call returns, while it still runs: not if the call itself was not recorded. An
  /// object that is no layer is left out.
  @inlinable @inline(__always)
  public func returned<T>(_ value: T, from entry: LayerEntry) {
    if _slowPath(entry.isOfApp) { return returnedToApp(StoredValue(value)) }
    guard state.recordsHere, state.frame.message != entry.frame.message else { return }
    returnedSlow(StoredValue(value))
  }

  /// Records that a property of the layer is set to an `Int`.
  @inlinable @inline(__always)
  public func wrote(_ site: StaticString, _ layer: AnyObject, _ value: Int) {
    leave(record(site, layer, UInt(bitPattern: value), .int))
  }

  /// Records that a property of the layer is set to a `Bool`.
  @inlinable @inline(__always)
  public func wrote(_ site: StaticString, _ layer: AnyObject, _ value: Bool) {
    leave(record(site, layer, value ? 1 : 0, .bool))
  }

  /// Records that a property of the layer is set to a `String`.
  @inlinable @inline(__always)
  public func wrote(_ site: StaticString, _ layer: AnyObject, _ value: String) {
    leave(enter(site, layer, value))
  }

  /// Records that a property of the layer is set to a `String`, or to nil: what a label shows.
  @inlinable @inline(__always)
  public func wrote(_ site: StaticString, _ layer: AnyObject, _ value: String?) {
    guard state.recordsHere else {
      return leave(elsewhere(site, layer, value.map { .string($0) } ?? StoredValue.none))
    }
    leave(record(site, layer, store(value.map { .string($0) } ?? .none), .stored))
  }

  /// Records that a property of the layer is set to any other value. Setting one to an object is
  /// assembly, and no message.
  @inlinable @inline(__always)
  public func wrote<T>(_ site: StaticString, _ layer: AnyObject, _ value: T) {
    guard state.recordsHere else { return wroteInApp(site, layer, value) }
    wroteSlow(site, layer, StoredValue(value))
  }

  // MARK: Closures

  /// The layer that is running: if a property of closure type is set, it hands the closure over.
  public var current: UInt32 {
    if state.runsHere { return state.frame.sender }
    return isInApp ? AppFrame.current.layer.id : LayerInstance.userID
  }

  /// What a closure needs to run as the layer that handed it over. It doesn't keep the layer's
  /// token, which would make a released layer look alive.
  public func port(to owner: UInt32) -> LayerPort {
    LayerPort(
      state: state, recorder: recorder, owner: owner,
      life: recorder?.keepClosure(for: id, of: owner), app: isInApp ? appPort(to: owner) : nil)
  }

  // MARK: How

  @inlinable @inline(__always)
  func record(
    _ site: StaticString, _ layer: AnyObject, _ payload: UInt, _ meaning: Record.Payload
  ) -> LayerEntry {
    if _slowPath(!isKnown) { know(layer) }
    if _fastPath(state.recordsQuickly) { return state.record(site, to: id, payload, meaning) }
    return recordSlow(site, layer, payload, meaning)
  }

  @usableFromInline @inline(never)
  func recordSlow(
    _ site: StaticString, _ layer: AnyObject, _ payload: UInt, _ meaning: Record.Payload
  ) -> LayerEntry {
    if state.recordsHere { return state.recordSlow(site, to: id, payload, meaning) }
    return elsewhere(site, layer, StoredValue(payload, meaning))
  }

  @usableFromInline @inline(never)
  func enter(_ site: StaticString, _ layer: AnyObject, stored value: StoredValue) -> LayerEntry {
    guard state.recordsHere else { return elsewhere(site, layer, value) }
    return record(site, layer, store(value), .stored)
  }

  @usableFromInline @inline(never)
  func know(_ layer: AnyObject) {
    if let layer = layer as? any LayerObject { identify(layer) }
  }

  @usableFromInline @inline(never)
  func store(_ value: consuming StoredValue) -> UInt { recorder?.messages.add(value) ?? 0 }

  @usableFromInline @inline(never)
  func returnedSlow(_ value: StoredValue) {
    if case .object = value { return }
    recorder?.messages.addResult(value)
  }

  @usableFromInline @inline(never)
  func wroteSlow(_ site: StaticString, _ layer: AnyObject, _ value: StoredValue) {
    switch value {
    case .object, .layer, .closure: return
    default: leave(record(site, layer, store(value), .stored))
    }
  }
}

extension LayerToken {
  /// The token of what is no layer.
  static let none = Recorder.binding(nil) { LayerToken() }
}
