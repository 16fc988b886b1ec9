import LayerTracing
import Testing

/// `beforeDelivery` stops between a message and its handling.
@Suite struct HookTests {
  private let session = Session()
  private let amounts: Amounts

  init() { amounts = session.make { Amounts() } }

  @Test func `the hook runs before the body, for every message in turn`() {
    var seen: [String] = []
    session.recorder.beforeDelivery = { [amounts] id in
      seen.append("\(id): number is \(amounts.constant + amounts.list.count - 1)")
    }
    session.event {
      amounts.append(7)
      amounts.append(8)
    }
    #expect(
      seen == ["1: number is 0", "2: number is 0", "3: number is 1", "4: number is 1"])
  }

  @Test func `the hook can look at the trace, which ends with the message`() {
    var last: [String] = []
    session.recorder.beforeDelivery = { [session] id in
      let messages = session.messages
      last.append(messages.last?.line ?? "")
      #expect(messages.last?.id == id)
      #expect(messages.last?.result == nil)
    }
    session.event { amounts.increase() }
    #expect(last == ["User -> Model increase()", "Model -> Model number = 2"])
  }

  @Test func `a property can be read while it is being changed, and is still as it was`() {
    var found: [String] = []
    session.recorder.beforeDelivery = { [amounts] _ in
      for property in LayerProperty.all(of: amounts)
      where ["list", "inner", "total"].contains(property.fact.name) {
        guard case .value(let value) = property.content else { continue }
        found.append("\(property.fact.name) \(describe(value))")
      }
    }
    session.event { amounts.append(7) }
    #expect(
      found == [
        "total 0", "list []", "inner Inner(n: 0)", "total 0", "list []", "inner Inner(n: 0)",
      ])
    found = []
    session.event(2) { amounts.mutate() }
    #expect(found.suffix(3) == ["total 0", "list [7]", "inner Inner(n: 0)"])
    found = []
    session.event(3) { amounts.total += 5 }
    #expect(found.prefix(1) == ["total 0"])
    #expect(found.suffix(3) == ["total 5", "list [7]", "inner Inner(n: 1)"])
  }

  @Test func `without the hook, or off, nothing is stopped at`() {
    var count = 0
    session.recorder.beforeDelivery = { _ in count += 1 }
    session.event { amounts.heard(1) }
    session.recorder.isOn = false
    session.event(2) { amounts.heard(1) }
    session.recorder.isOn = true
    session.recorder.beforeDelivery = nil
    session.event(3) { amounts.heard(1) }
    #expect(count == 1)
    #expect(session.messages.map(\.event) == [1, 3])
  }

  @Test func `the hook can mute the rest of an event`() {
    session.recorder.beforeDelivery = { [session] _ in session.recorder.isOn = false }
    session.event { amounts.increase() }
    #expect(session.lines == ["User -> Model increase()"])
    #expect(amounts.number == 2)
  }
}
