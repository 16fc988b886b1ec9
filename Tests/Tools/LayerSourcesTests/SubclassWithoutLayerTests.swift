import Testing

@testable import LayerSourcesCore

/// Which classes inherit a layer without saying so.
struct SubclassWithoutLayerTests {
  /// What the tool says, up to the rule.
  private static func message(_ name: String, _ ancestor: String) -> String {
    "error: '\(name)' inherits from the layer '\(ancestor)' but has no '@Layer': what it overrides "
      + "would be missing from the trace. Write '@Layer' with its role above the class. "
      + "[subclass-without-layer]"
  }

  @Test(arguments: [
    Case(
      "a subclass", "@Layer(.view) class A {}\nfinal class B: A {}", "2:13: " + message("B", "A")),
    Case(
      "a subclass of a subclass",
      "@Layer(.view) class A {}\nclass B: A {}\nclass C: B {}",
      "2:7: " + message("B", "A") + "\n3:7: " + message("C", "A")),
    Case(
      "a sibling inside the same type",
      "enum E {\n@Layer(.view) class A {}\nclass B: A {}\n}", "3:7: " + message("E.B", "E.A")),
    Case(
      "a generic parent", "@Layer(.view) class A<T> {}\nclass B: A<Int> {}",
      "2:7: " + message("B", "A")),
    Case(
      "an alias of the parent",
      "@Layer(.view) class A {}\ntypealias Base = A\nclass B: Base {}",
      "3:7: " + message("B", "A")),
    Case(
      "behind an attribute", "@Layer(.view) class A {}\nclass B: @unchecked Sendable, A {}",
      "2:7: " + message("B", "A")),
  ])
  func `a subclass of a layer is found`(row: Case) {
    #expect(lint(row.source) == row.findings)
  }

  @Test(arguments: [
    Case("marked", "@Layer(.view) class A {}\n@Layer(.view) class B: A {}"),
    Case("a class of its own", "@Layer(.view) class A {}\nclass B {}"),
    Case("a layer below a plain class", "class A {}\n@Layer(.view) class B: A {}"),
    Case("a protocol of that name", "protocol A {}\nclass B: A {}"),
    Case(
      "a nearer class of that name",
      "@Layer(.view) class A {}\nenum E {\nclass A {}\nclass B: A {}\n}"),
    Case("circles end", "class A: B {}\nclass B: A {}"),
  ])
  func `other classes are let through`(row: Case) {
    #expect(lint(row.source) == [])
  }

  @Test func `a parent is found in an imported module, not in another`() {
    let parent: Snippet = ("Sources/Widgets/V.swift", "@Layer(.view) open class Screen {}")
    #expect(
      lint(parent, ("Sources/Shell/A.swift", "import Widgets\nclass A: Screen {}")) == [
        "Sources/Shell/A.swift:2:7: " + Self.message("A", "Screen")
      ])
    #expect(lint(parent, ("Sources/Shell/A.swift", "class A: Screen {}")) == [])
  }
}
