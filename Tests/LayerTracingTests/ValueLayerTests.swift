import Testing

@testable import LayerTracing

@Layer(.reducer)
private struct Adder {
  let step: Int

  func add(to number: inout Int) -> String? {
    number += step
    return number > 1 ? "many" : nil
  }

  func clear(_ number: inout Int) { number = 0 }
  func swap(_ one: inout Int, _ other: inout Int) { (one, other) = (other, one) }
}

@Layer(.model)
private struct Box {
  private(set) var number = 0

  mutating func put(_ number: Int) { self.number = number }
}

@Layer(.effect)
private struct Teller {
  func tell(_ answer: @escaping (_ number: Int) -> Void) { answer(7) }
}

@Layer(.store)
private final class Keeper {
  let adder: Adder
  private let teller: any Telling = Teller()
  private(set) var box = Box()

  init(step: Int = 1) { adder = Adder(step: step) }

  func count() -> Int {
    var number = 0
    for _ in 0..<2 { _ = adder.add(to: &number) }
    return number
  }

  func ask() { teller.tell { [weak self] number in self?.box.put(number) } }
}

private protocol Telling { func tell(_ answer: @escaping (_ number: Int) -> Void) }
extension Teller: Telling {}

/// Layers that are values: structures with a role.
@Suite struct ValueLayerTests {
  private let session = Session()

  @Test func `what an inout argument was is an argument, and what it is left as a result`() {
    let adder = session.make { Adder(step: 2) }
    session.event {
      var (one, other) = (0, 5)
      _ = adder.add(to: &one)
      adder.clear(&other)
      adder.swap(&one, &other)
      #expect((one, other) == (0, 2))
    }
    #expect(
      session.lines == [
        "User -> Reducer add(to: 0) => (2, \"many\")", "User -> Reducer clear(5) => 0",
        "User -> Reducer swap(2, 0) => (0, 2)",
      ])
  }

  @Test func `copies are one layer, and values that were made apart are two`() {
    let (first, second) = session.make { (Adder(step: 1), Adder(step: 1)) }
    let copy = first
    session.event {
      var number = 0
      for adder in [first, copy, second] { adder.clear(&number) }
    }
    let receivers = session.messages.map(\.receiver.id)
    #expect(receivers[0] == receivers[1] && receivers[0] != receivers[2])
    #expect(session.messages.map(\.receiver.type) == ["Adder", "Adder", "Adder"])
  }

  @Test func `a layer is there as long as one of its copies is`() throws {
    var adders = session.make { [Adder(step: 1)] }
    let id = Int(try #require(adders.first)._layerToken.id)
    var copy = adders.first
    adders = []
    #expect(session.recorder.layers.instances[id].isAlive)
    withExtendedLifetime(copy) {}
    copy = nil
    #expect(!session.recorder.layers.instances[id].isAlive)
  }

  @Test func `a mutating method and the write in it are told`() {
    var box = session.make { Box() }
    session.event { box.put(3) }
    #expect(session.lines == ["User -> Model put(3)", "Model -> Model number = 3"])
    #expect(box.number == 3)
  }

  @Test func `a closure that a value is handed runs as the layer that handed it over`() {
    let keeper = session.make { Keeper() }
    session.event { keeper.ask() }
    #expect(
      session.lines == [
        "User -> Store ask()", "Store -> Effect tell({ … })", "Effect ~> Store number = 7",
        "Store -> Model put(7)", "Model -> Model number = 7",
      ])
  }

  @Test func `a graph leads to values, and the properties of each are read`() throws {
    let keeper = session.make { Keeper(step: 4) }
    let graph = LayerGraph(root: keeper)
    #expect(
      graph.nodes.map { "\($0.facts.name) \($0.path.joined(separator: "."))" } == [
        "Keeper ", "Adder adder", "Teller teller", "Box box",
      ])
    let adder = try #require(graph.first(.reducer)).layer
    #expect(LayerProperty.isValue(adder) && !LayerProperty.isValue(keeper))
    guard case .value(let step)? = LayerProperty.all(of: adder).first?.content else {
      Issue.record("the step is no value")
      return
    }
    #expect(step as? Int == 4)
    #expect(adder._layerToken.id == keeper.adder._layerToken.id)
  }

  @Test func `a stand-in shows the value as it is when it is asked for`() throws {
    let keeper = session.make { Keeper() }
    let graph = LayerGraph(root: keeper)
    let before = try #require(graph.first(.model)).layer
    session.event { keeper.ask() }
    let after = try #require(LayerGraph(root: keeper).first(.model)).layer
    #expect(before === after)
    guard case .value(let number)? = LayerProperty.all(of: after).first?.content else {
      Issue.record("the number is no value")
      return
    }
    #expect(number as? Int == 7)
  }

  @Test func `what holds a value can't be remembered by its references`() {
    let keeper = session.make { Keeper() }
    #expect(LayerFootprint(LayerGraph(root: keeper), roots: [keeper], of: session.recorder) == nil)
  }
}
