import Testing

@testable import LayerTracing

private final class PlainThing {}

private struct PlainPair {
  let text: String
  let number: Int
}

private struct PlainNested {
  let pair: PlainPair
  let flag: Bool
  let small: UInt8
}

private struct AnyHolder {
  let value: Any
}

private struct TextHolder {
  let value: any CustomStringConvertible
  let text: String
}

private struct ThingHolder {
  let thing: PlainThing
}

private struct MaybeThing {
  let thing: PlainThing?
}

@Suite struct PlainTypesTests {
  @Test func `structs of numbers and texts are plain`() {
    #expect(PlainTypes.contain(PlainPair.self, like: PlainPair(text: "a", number: 1)))
    #expect(
      PlainTypes.contain(
        PlainNested.self,
        like: PlainNested(pair: PlainPair(text: "a", number: 1), flag: true, small: 2)))
  }

  @Test func `a property that may hold anything makes no plain type, whatever it holds now`() {
    #expect(!PlainTypes.contain(AnyHolder.self, like: AnyHolder(value: "a text")))
    #expect(!PlainTypes.contain(TextHolder.self, like: TextHolder(value: "a text", text: "b")))
    #expect(!PlainTypes.contain(MaybeThing.self, like: MaybeThing(thing: nil)))
    #expect(!PlainTypes.contain(ThingHolder.self, like: ThingHolder(thing: PlainThing())))
    #expect(!PlainTypes.contain([Int].self, like: [1]))
  }

  @Test func `an object in such a property is not kept alive, though a text came first`() {
    _ = StoredValue(AnyHolder(value: "a text"))
    var thing: PlainThing? = PlainThing()
    weak let kept = thing
    let stored = thing.map { StoredValue(AnyHolder(value: $0)) }
    thing = nil
    #expect(kept == nil)
    guard case .described("AnyHolder(value: PlainThing)", types: _) = stored else {
      Issue.record("it was stored as \(String(describing: stored))")
      return
    }
  }
}
