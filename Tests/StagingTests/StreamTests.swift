import Features
import Testing

/// Values that come one after the other.
@Suite struct StreamTests {
  /// What a binding was told, in order.
  private final class Told<Value> {
    var all: [Value] = []
  }

  private let numbers = Observers<Int>()

  /// What comes out of a stream of these numbers.
  private func told<Value>(
    _ values: [Int], by stream: (Stream<Int>) -> Stream<Value>
  ) -> [Value] {
    let told = Told<Value>()
    let binding = stream(numbers.stream).bind { told.all.append($0) }
    for value in values { numbers.notify(value) }
    return withExtendedLifetime(binding) { told.all }
  }

  @Test func `values are turned into others, some, or several`() {
    #expect(told([1, 2]) { $0.map { "\($0)" } } == ["1", "2"])
    #expect(told([1, 2, 3]) { $0.compactMap { $0 > 1 ? $0 : nil } } == [2, 3])
    #expect(told([2, 0, 1]) { $0.flatMap { Array(repeating: $0, count: $0) } } == [2, 2, 1])
  }

  @Test func `equal values that follow one another are dropped`() {
    #expect(told([1, 1, 2, 2, 1]) { $0.distinctUntilChanged() } == [1, 2, 1])
  }

  @Test func `what is dropped is each binding's own affair`() {
    let (stream, told) = (numbers.stream.distinctUntilChanged(), Told<Int>())
    let first = stream.bind { told.all.append($0) }
    numbers.notify(1)
    let second = stream.bind { told.all.append(10 + $0) }
    numbers.notify(1)
    #expect(told.all == [1, 11])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `several streams can be merged, and end together`() {
    let (others, told) = (Observers<Int>(), Told<Int>())
    var binding: Disposable? = Stream.merge(numbers.stream, others.stream)
      .bind { told.all.append($0) }
    numbers.notify(1)
    others.notify(2)
    #expect(binding != nil)
    binding = nil
    numbers.notify(3)
    others.notify(4)
    #expect(told.all == [1, 2])
  }

  @Test func `a relay gives its value at once, and each one that it accepts, equal or not`() {
    let (relay, told) = (BehaviorRelay("a"), Told<String>())
    relay.accept("b")
    let binding = relay.stream.bind { told.all.append($0) }
    relay.accept("b")
    relay.accept("c")
    #expect(told.all == ["b", "b", "c"])
    #expect(relay.value == "c")
    withExtendedLifetime(binding) {}
  }

  @Test func `a mirror shows a relay's value, and of a stream nothing`() {
    #expect(Mirror(reflecting: BehaviorRelay(1)).children.map(\.label) == ["value"])
    #expect(Mirror(reflecting: numbers.stream).children.isEmpty)
  }
}
