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

private struct Branch {
  let name: String
  let branches: [Branch]
}

@Suite struct PlainTypesTests {
  @Test func `what is made of numbers and texts is plain`() {
    for type in [PlainPair.self, PlainNested.self, [PlainPair].self, [[Int]].self] as [Any.Type] {
      #expect(PlainTypes.contain(type))
    }
  }

  @Test func `what may hold anything is not, nor what makes a mirror or never ends`() {
    let types: [Any.Type] = [
      AnyHolder.self, TextHolder.self, MaybeThing.self, ThingHolder.self, [AnyHolder].self,
      [PlainThing].self, Secretive.self, Branch.self, (() -> Void).self, [String: Int].self,
    ]
    for type in types { #expect(!PlainTypes.contain(type)) }
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
