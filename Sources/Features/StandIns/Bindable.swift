import LayerTracing

/// A value that can be bound to: stands in for RxSwift's `BehaviorRelay` with
/// `distinctUntilChanged`.
///
/// ```swift
/// private let amountText = Bindable("0")
/// let binding = amountText.bind { print($0) }  // prints 0
/// amountText.value = "1"  // prints 1
/// amountText.value = "1"  // prints nothing: equal values are dropped
/// ```
///
/// A binding has the value when it is made, unless that is nil, and from then on each value that
/// differs from the one before, nil too. Values come inside the setter, in the order in which the
/// bindings were made, until their ``Disposable`` is gone.
///
/// It holds state. An event, which may happen twice in the same way, as two equal purchases do, is told
/// by ``Observers``, which drops nothing. Source: seed 004, whose `state` is
/// RxSwift's `Observable`.
public final class Bindable<Value: Equatable> {
  /// The value; setting it tells all bindings, unless it is equal to the one before.
  public var value: Value {
    // For the compiler to know the type of the value, where a feature sets it.
    @inlinable get { current }
    @inlinable set {
      let last = current
      current = newValue
      if newValue != last { observers.notify(newValue) }
    }
  }

  @usableFromInline var current: Value
  @usableFromInline let observers = Observers<Value>()

  /// Makes one with its first value.
  public init(_ value: Value) { current = value }

  /// Calls a handler with the value and with each new one, for as long as the result is kept. Of an output of a
  /// layer that is a message.
  public func bind(_ handler: @escaping (Value) -> Void) -> Disposable {
    LayerOutput.handing(handler, to: self, by: "bind(_:)") { handler in
      handler(value)
      return observers.insert(handler)
    }
  }
}

extension Bindable where Value: ExpressibleByNilLiteral {
  /// Calls a handler with the value, if there is one, and with each new one, for as long as the
  /// result is kept.
  public func bind(_ handler: @escaping (Value) -> Void) -> Disposable {
    LayerOutput.handing(handler, to: self, by: "bind(_:)") { handler in
      if value != nil { handler(value) }
      return observers.insert(handler)
    }
  }
}

extension Bindable: CustomReflectable {
  /// The bindable as a value: `Bindable<String>(value: "1")`. Its bindings are those of others.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": value], displayStyle: .struct)
  }
}
