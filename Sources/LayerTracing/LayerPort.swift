import CLayerTracing

/// A closure's way back to the layer that handed it over; see ``LayerToken/port(to:)``.
public struct LayerPort: @unchecked Sendable {
  let state: UnsafeMutablePointer<RecorderState>
  let recorder: Recorder?
  let owner: UInt32
  /// Ends with the last closure that has this port.
  let life: ClosureLife?
  /// The way back in an app that was recorded as the closure was handed over.
  var app: AppPort?

  /// Records that a closure without arguments runs, as the layer that handed it over.
  public func enter(_ site: StaticString) -> LayerEntry {
    if state.recordsQuickly { return state.record(site, to: owner, 0, .none) }
    if state.recordsHere { return state.recordSlow(site, to: owner, 0, .none) }
    return elsewhere(site.utf8Start, nil)
  }

  /// Records that a closure runs with an `Int`.
  public func enter(_ site: StaticString, _ value: Int) -> LayerEntry {
    enter(site, stored: .int(value))
  }

  /// Records that a closure runs with a `String`.
  public func enter(_ site: StaticString, _ value: String) -> LayerEntry {
    enter(site, stored: .string(value))
  }

  /// Records that a closure runs with any other value.
  public func enter<T>(_ site: StaticString, _ value: T) -> LayerEntry {
    enter(site, stored: StoredValue(value))
  }

  /// Records that a closure runs with several values.
  public func enter(_ site: StaticString, values: @autoclosure () -> [StoredValue]) -> LayerEntry {
    enter(site, stored: .list(values()))
  }

  private func enter(_ site: StaticString, stored: @autoclosure () -> StoredValue) -> LayerEntry {
    guard state.recordsHere, let recorder else { return elsewhere(site.utf8Start, stored()) }
    let value = stored()
    if case .int(let number) = value {
      return state.recordSlow(site, to: owner, UInt(bitPattern: number), .int)
    }
    return state.recordSlow(site, to: owner, recorder.messages.add(value), .stored)
  }

  /// Records that a closure runs, by a site's text that no macro wrote: with a value, or without one.
  func enter<Value>(_ text: UnsafePointer<UInt8>, _ value: Value) -> LayerEntry {
    let isEmpty = Value.self == Void.self
    guard state.recordsHere, let recorder else {
      return elsewhere(text, isEmpty ? nil : StoredValue(value))
    }
    let frame = state.frame
    let isDelivered =
      isEmpty
      ? recorder.record(text, to: owner, 0, .none)
      : recorder.record(text, to: owner, recorder.messages.add(StoredValue(value)), .stored)
    return LayerEntry(frame, isDelivered: isDelivered)
  }

  private func elsewhere(
    _ text: UnsafePointer<UInt8>, _ value: @autoclosure () -> StoredValue?
  ) -> LayerEntry {
    guard let app, layer_is_app_recorded() else { return state.unrecorded }
    return app.enter(text, value) ?? state.unrecorded
  }

  /// Goes back to what was running before the closure.
  public func leave(_ entry: LayerEntry) {
    if entry.isOfApp { AppFrame.pop() } else { state.restore(entry.frame) }
  }

  /// The message that is being handled; 0 for none, and on another thread than the recorder's.
  public var message: UInt32 { state.runsHere ? state.frame.message : 0 }
}
