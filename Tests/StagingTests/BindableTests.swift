import Features
import Testing

/// A value that can be bound to.
@Suite struct ObservableTests {
  /// What a binding was told, in order.
  private final class Told<Value> {
    var all: [Value] = []
  }

  @Test func `a binding has the value at once, and then each new one`() {
    let (text, told) = (Bindable("a"), Told<String>())
    let binding = text.bind { told.all.append($0) }
    text.value = "b"
    #expect(told.all == ["a", "b"])
    withExtendedLifetime(binding) {}
  }

  @Test func `equal values are dropped`() {
    let (text, told) = (Bindable("a"), Told<String>())
    let binding = text.bind { told.all.append($0) }
    for value in ["a", "b", "b", "a"] { text.value = value }
    #expect(told.all == ["a", "b", "a"])
    withExtendedLifetime(binding) {}
  }

  @Test func `nil is told when the value is gone, not when it was never there`() {
    let (text, told) = (Bindable<String?>(nil), Told<String?>())
    let binding = text.bind { told.all.append($0) }
    #expect(told.all.isEmpty)
    for value in [nil, "a", nil, nil] { text.value = value }
    #expect(told.all == ["a", nil])
    withExtendedLifetime(binding) {}
  }

  @Test func `an optional that has a value gives it to a binding at once`() {
    let told = Told<String?>()
    let binding = Bindable<String?>("a").bind { told.all.append($0) }
    #expect(told.all == ["a"])
    withExtendedLifetime(binding) {}
  }

  @Test func `a binding ends with its observation, and several end with the one that joins them`() {
    let (first, second, told) = (Bindable(0), Bindable(0), Told<Int>())
    var binding: Disposable? = Disposable(joining: [
      first.bind { told.all.append($0) }, second.bind { told.all.append(10 + $0) },
    ])
    first.value = 1
    second.value = 2
    #expect(told.all == [0, 10, 1, 12])
    #expect(binding != nil)
    binding = nil
    first.value = 3
    second.value = 4
    #expect(told.all == [0, 10, 1, 12])
  }

  @Test func `bindings come in the order in which they were made`() {
    let (number, told) = (Bindable(0), Told<String>())
    let bindings = ["a", "b"].map { name in number.bind { told.all.append("\(name)\($0)") } }
    number.value = 1
    #expect(told.all == ["a0", "b0", "a1", "b1"])
    withExtendedLifetime(bindings) {}
  }

  @Test func `a mirror shows the value, and no binding`() {
    let children = Mirror(reflecting: Bindable("a")).children
    #expect(children.map(\.label) == ["value"])
    #expect(children.first?.value as? String == "a")
  }
}
