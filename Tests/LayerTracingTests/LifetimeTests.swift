import LayerTracing
import Testing

/// A trace never keeps an object alive.
@Suite struct LifetimeTests {
  private let session = Session()
  private let receiver: Receiver

  init() { receiver = session.make { Receiver() } }

  /// Hands a value with a reference to `plain` to a layer, as argument, in a list, as a result.
  private func send<T>(_ make: (Plain) -> T) -> Plain? {
    weak var released: Plain?
    do {
      let plain = Plain()
      released = plain
      session.event {
        receiver.take(make(plain))
        receiver.takeTwo(make(plain), and: 1)
        _ = receiver.give(make(plain))
      }
    }
    return released
  }

  @Test func `objects in arguments and results are not kept`() {
    #expect(send { $0 } == nil)
    #expect(send { [$0] } == nil)
    #expect(send { ["x": $0] } == nil)
    #expect(send { Holder(plain: $0) } == nil)
    #expect(send { Nested(points: [], holder: Holder(plain: $0)) } == nil)
    #expect(send { Holder?.some(Holder(plain: $0)) } == nil)
    #expect(send { ($0, 1) } == nil)
    #expect(send { plain in { plain.n } } == nil)
    #expect(send { plain in [{ plain.n }] } == nil)
    #expect(send { Result<Plain, Offline>.success($0) } == nil)
    #expect(send { $0 as Any } == nil)
    #expect(send { Secretive(plain: $0) } == nil)
    #expect(send { [[[[[[[[[[$0]]]]]]]]]] } == nil)
    #expect(session.messages.count == 13 * 3)
  }

  @Test func `a value with a reference is described at once`() {
    let plain = Plain()
    session.event { receiver.take(Holder(plain: plain)) }
    #expect(
      session.messages.last?.arguments.first?.value
        == .described("Holder(plain: Plain, name: \"x\")"))
  }

  @Test func `a layer is released while the trace still names it`() {
    weak var released: Receiver?
    do {
      let other = session.make { Receiver() }
      released = other
      session.event {
        receiver.take(other)
        receiver.layer(other)
        other.text("x")
      }
      #expect(session.recorder.layers.instances[3].isAlive)
    }
    #expect(released == nil)
    #expect(!session.recorder.layers.instances[3].isAlive)
    #expect(session.messages.map(\.text) == ["take(Receiver)", "layer(Receiver)", "text [x]"])
    #expect(session.messages.last?.receiver.type == "Receiver")
  }

  @Test func `an object put into a property is released when it is taken out`() {
    let amounts = session.make { Amounts() }
    weak var released: Plain?
    session.event {
      amounts.plain = Plain()
      released = amounts.plain
      amounts.plain = nil
    }
    #expect(released == nil)
  }

  @Test func `a layer is there until it is being released, and not from then on`() {
    var seen: [[String]] = []
    session.recorder.beforeDelivery = { [unowned recorder = session.recorder] _ in
      seen.append(recorder.layers.living.map { type(of: $0)._layerFacts.name })
    }
    var parting: Parting? = session.make { Parting(from: receiver) }
    session.event { parting?.stay() }
    session.event { parting = nil }
    #expect(session.lines.last == "User -> Model text [farewell]")
    #expect(seen == [["Parting"], ["Receiver"]])
    #expect(!session.recorder.layers.instances[3].isAlive)
  }
}

/// Sends a message while it is being released.
@Layer(.presenter)
private final class Parting {
  private let receiver: Receiver

  init(from receiver: Receiver) { self.receiver = receiver }

  func stay() {}

  deinit { receiver.text("farewell") }
}
