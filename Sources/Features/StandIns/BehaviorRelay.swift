/// A value, and a stream of it: stands in for RxRelay's `BehaviorRelay`.
///
/// ```swift
/// let state = BehaviorRelay(0)
/// let binding = state.stream.bind { print($0) }  // prints 0
/// state.accept(1)  // prints 1
/// state.accept(1)  // prints 1 again
/// ```
///
/// A binding has the value at once, and then each value that is accepted, equal ones too. For changes
/// only there is ``Stream/distinctUntilChanged()``; ``Bindable`` is a relay that always has it.
/// Source: seed 004, whose interactor offers its `state` so.
public final class BehaviorRelay<Value> {
  /// The newest value.
  public private(set) var value: Value
  private let observers = Observers<Value>()

  /// Makes a relay with its first value.
  public init(_ value: Value) { self.value = value }

  /// Takes a new value, and tells it.
  public func accept(_ value: Value) {
    self.value = value
    observers.notify(value)
  }

  /// The value, and each new one.
  public var stream: Stream<Value> {
    Stream { handler in
      handler(self.value)
      return self.observers.insert(handler)
    }
  }
}

extension BehaviorRelay: CustomReflectable {
  /// The relay as a value: `BehaviorRelay<Int>(value: 1)`. Its bindings are those of others.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": value], displayStyle: .struct)
  }
}
