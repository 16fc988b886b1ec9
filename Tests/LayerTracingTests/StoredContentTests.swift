import LayerTracing
import Testing

/// A layer with a property of each sort.
@Layer(.model)
private final class Store {
  var count = 1
  var ratio = 0.5
  var name: String?
  var isOpen = true
  let child: Store?
  weak var parent: Store?
  var children: [Store] = []
  var whenChanged: () -> Void = {}

  init(child: Store? = nil) { self.child = child }
}

/// What layers store, read where it lies.
@Suite struct StoredContentTests {
  /// What a layer stores, as text: an object by its name here.
  private func read(_ layer: Store, _ names: [ObjectIdentifier: String]) -> [String] {
    var found: [String] = []
    let isRead = StoredContent.forEach(in: layer) { content in
      switch content {
      case .object(let object):
        found.append(object.map { names[ObjectIdentifier($0)] ?? "?" } ?? "none")
      case .int(let number): found.append("\(number ?? -1)")
      case .bool(let bool): found.append("\(bool)")
      case .text(let text): found.append(text ?? "no text")
      case .plain(let value): found.append("plain \(value)")
      case .elements(let elements):
        found.append(
          "[\(elements.map { names[ObjectIdentifier($0 as AnyObject)] ?? "?" }.joined())]")
      case .closure: found.append("a closure")
      case .value(let value): found.append("a value: \(value)")
      }
    }
    #expect(isRead)
    return found
  }

  @Test func `all that a layer stores is read, in the order of its source`() {
    let child = Store()
    let layer = Store(child: child)
    let names = [ObjectIdentifier(child): "child", ObjectIdentifier(layer): "layer"]
    #expect(
      read(layer, names) == [
        "1", "plain 0.5", "no text", "true", "child", "none", "[]", "a closure",
      ])
    (layer.count, layer.name, layer.isOpen, child.parent) = (7, "shop", false, layer)
    layer.children = [child, layer]
    #expect(read(layer, names)[6] == "[childlayer]")
    layer.children = []
    #expect(read(layer, names).prefix(4) == ["7", "plain 0.5", "shop", "false"])
    #expect(read(child, names)[5] == "layer")
  }

  @Test func `a value is told by its type, whatever it is declared as`() {
    func name(_ value: Any) -> String {
      switch StoredContent(value) {
      case .object: "object"
      case .int: "int"
      case .bool: "bool"
      case .text: "text"
      case .plain: "plain"
      case .elements: "elements"
      case .closure: "closure"
      case .value: "value"
      }
    }
    struct Named {
      let name: String
      let numbers: [Int?]
    }
    struct Held { let store: Store? }
    enum Choice {
      case one, other
    }
    enum Refused: Error { case late }
    enum Loaded { case store(Store) }
    let ok = Result<[Named], Refused>.success([Named(name: "a", numbers: [1, nil])])
    let values: [(Any, String)] = [
      (1, "int"), (true, "bool"), ("a", "text"), (Named(name: "a", numbers: []), "plain"),
      (Choice.one, "plain"), (ok, "plain"), (Store(), "object"), ([Store()], "elements"),
      ([1, 2], "plain"), ({ () in }, "closure"), (Held(store: nil), "value"),
      (Loaded.store(Store()), "value"), (Result<Store, Refused>.failure(.late), "value"),
      (Result<Int, any Error>.success(1), "value"), (["a": 1], "value"),
    ]
    for (value, expected) in values { #expect(name(value) == expected, "\(value)") }
  }

  @Test func `what is no layer isn't read`() {
    final class Plain { let number = 1 }
    #expect(!StoredContent.forEach(in: Plain()) { _ in Issue.record("nothing is read") })
  }

  @Test func `a plain value's bits tell whether it is still the same`() throws {
    let layer = Store()
    let facts = LayerProperty.facts(of: layer)
    func bits(_ name: String) -> StoredBits? {
      facts.first { $0.name == name }.flatMap { StoredBits(of: $0, in: layer) }
    }
    let (count, ratio) = (try #require(bits("count")), try #require(bits("ratio")))
    #expect(count.isCurrent && ratio.isCurrent)
    layer.count += 1
    #expect(!count.isCurrent && ratio.isCurrent)
    layer.count -= 1
    layer.ratio = -0.5
    #expect(count.isCurrent && !ratio.isCurrent)
    // A text may change where it lies, an object may be another at the same place.
    #expect(bits("name") == nil && bits("child") == nil && bits("children") == nil)
    #expect(bits("parent") == nil && bits("whenChanged") == nil)
  }
}
