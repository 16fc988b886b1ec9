import LayerTracing

/// The handlers to call when a value changes: stands in for Foundation's key-value observing,
/// which needs the Objective-C runtime.
///
/// ```swift
/// private(set) var number = 0 { didSet { observers.notify(number) } }
/// private let observers = Observers<Int>()
/// ```
///
/// As there, handlers run inside the setter, in the order in which they were added, until their
/// ``Disposable`` is gone. Source: seed 003, `NSKeyValueObservation`.
public final class Observers<Value> {
  @usableFromInline var handlers: [(id: ObjectIdentifier, handle: (Value) -> Void)] = []

  /// Tells one handler from another, and not how many there were before it: that is no part of any state.
  private final class Key {}

  /// Makes an empty list.
  public init() {}

  /// Adds a handler, for as long as the result is kept. Of an output of a layer that is a message.
  public func add(_ handler: @escaping (Value) -> Void) -> Disposable {
    LayerOutput.handing(handler, to: self, by: "add(_:)", insert)
  }

  /// Adds a handler.
  func insert(_ handler: @escaping (Value) -> Void) -> Disposable {
    let key = Key()
    handlers.append((ObjectIdentifier(key), handler))
    return Disposable { [weak self] in
      self?.handlers.removeAll { $0.id == ObjectIdentifier(key) }
    }
  }

  /// Calls every handler.
  @inlinable public func notify(_ value: Value) {
    for handler in handlers { handler.handle(value) }
  }
}
