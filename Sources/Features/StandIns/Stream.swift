/// Values that come one after the other, now or later: stands in for RxSwift's `Observable`.
///
/// ```swift
/// let kinds = state.stream.map(\.kind).distinctUntilChanged()
/// let binding = kinds.bind { print($0) }
/// ```
///
/// A stream is a recipe: nothing runs before something is bound to it, and each binding runs it anew.
/// It ends with the binding, and never fails. Values come within the call that sends them. Source: seed
/// 004, whose modules are joined by such streams; the operators have RxSwift's names.
public struct Stream<Value> {
  private let subscribe: (@escaping (Value) -> Void) -> Disposable

  /// Makes a stream from what subscribes a handler to it.
  public init(_ subscribe: @escaping (@escaping (Value) -> Void) -> Disposable) {
    self.subscribe = subscribe
  }

  /// Calls a handler with each value, for as long as the result is kept.
  public func bind(_ handler: @escaping (Value) -> Void) -> Disposable { subscribe(handler) }

  /// Other values, one for each.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Stream<Other> {
    Stream<Other> { handler in bind { handler(transform($0)) } }
  }

  /// Other values, where there are any.
  public func compactMap<Other>(_ transform: @escaping (Value) -> Other?) -> Stream<Other> {
    flatMap { transform($0).map { [$0] } ?? [] }
  }

  /// Other values, any number for each.
  public func flatMap<Other>(_ transform: @escaping (Value) -> [Other]) -> Stream<Other> {
    Stream<Other> { handler in bind { transform($0).forEach(handler) } }
  }

  /// The values of several streams, as they come.
  public static func merge(_ streams: Stream...) -> Stream {
    Stream { handler in Disposable(joining: streams.map { $0.bind(handler) }) }
  }
}

extension Stream where Value: Equatable {
  /// The values that differ from the one before; the first always comes.
  public func distinctUntilChanged() -> Stream {
    Stream { handler in
      var last: Value?
      return bind { value in
        guard value != last else { return }
        last = value
        handler(value)
      }
    }
  }
}

extension Stream: CustomReflectable {
  /// A stream has nothing inside that could be looked at.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

extension Observers {
  /// What is told from now on.
  public var stream: Stream<Value> { Stream { self.insert($0) } }
}
