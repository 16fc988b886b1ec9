import Testing

@testable import LayerSourcesCore

/// What an unmarked extension hides, and where one name means several types.
struct ExtensionWithoutLayerTests {
  /// What the tool says, up to the rule.
  private static func message(_ name: String) -> String {
    "error: '\(name)' is a layer, but this extension has no '@Layer': its methods would be missing "
      + "from the trace. Write '@Layer' above the extension. [extension-without-layer]"
  }

  /// The same for a protocol's extension.
  private static func message(_ name: String, adoptedBy adopter: String) -> String {
    "error: the layer '\(adopter)' adopts '\(name)', but this extension has no '@Layer': its "
      + "methods would be missing from the trace. Write '@Layer' above the extension. "
      + "[extension-without-layer]"
  }

  @Test(arguments: [
    Case(
      "a class", "@Layer(.model) class A {}\nextension A {\n  func f() {}\n}",
      "2:11: " + message("A")),
    Case(
      "an extension above its class", "extension A { func f() {} }\n@Layer(.model) class A {}",
      "1:11: " + message("A")),
    Case(
      "a private method is traced as well",
      "@Layer(.model) class A {}\nextension A { private func f() {} }", "2:11: " + message("A")),
    Case(
      "a nested class", "enum A { @Layer(.model) class B {} }\nextension A.B { func f() {} }",
      "2:11: " + message("A.B")),
    Case(
      "a class nested in an extension",
      "class A {}\nextension A { @Layer(.model) class B {} }\nextension A.B { func f() {} }",
      "3:11: " + message("A.B")),
    Case(
      "a qualified name", "@Layer(.model) class A {}\nextension MVP.A { func f() {} }",
      "2:11: " + message("MVP.A")),
    Case(
      "a generic class", "@Layer(.model) class A<T> {}\nextension A<Int> { func f() {} }",
      "2:11: " + message("A")),
    Case(
      "an alias of the class",
      "@Layer(.model) class A {}\ntypealias B = A\nextension B { func f() {} }",
      "3:11: " + message("B")),
    Case(
      "a method inside #if",
      "@Layer(.model) class A {}\nextension A {\n#if DEBUG\nfunc f() {}\n#endif\n}",
      "2:11: " + message("A")),
    Case(
      "an extension inside #if",
      "@Layer(.model) class A {}\n#if DEBUG\nextension A { func f() {} }\n#endif",
      "3:11: " + message("A")),
    Case(
      "a qualified mark", "@LayerTracing.Layer(.model) class A {}\nextension A { func f() {} }",
      "2:11: " + message("A")),
    Case(
      "a mark inside #if",
      "#if T\n@Layer(.model)\n#endif\nclass A {}\nextension A { func f() {} }",
      "5:11: " + message("A")),
    Case(
      "a protocol that a layer adopts",
      "protocol P {}\n@Layer(.model) class A: P {}\nextension P { func f() {} }",
      "3:11: " + message("P", adoptedBy: "A")),
    Case(
      "a protocol adopted in an extension",
      "protocol P {}\n@Layer(.model) class A {}\nextension A: P {}\nextension P { func f() {} }",
      "4:11: " + message("P", adoptedBy: "A")),
    Case(
      "a protocol adopted through another",
      "protocol P {}\nprotocol Q: P {}\n@Layer(.view) class A: Q {}\nextension P { func f() {} }",
      "4:11: " + message("P", adoptedBy: "A")),
    Case(
      "a protocol in a composition",
      "protocol P {}\ntypealias Both = P & Sendable\n@Layer(.view) class A: Both {}\n"
        + "extension P { func f() {} }", "4:11: " + message("P", adoptedBy: "A")),
    Case(
      "a protocol that a parent class adopts",
      "protocol P {}\nclass A: P {}\n@Layer(.view) class B: A {}\nextension P { func f() {} }",
      "4:11: " + message("P", adoptedBy: "B")),
    Case(
      "a protocol that no file declares",
      "@Layer(.view) class A: Hashable {}\nextension Hashable { func f() {} }",
      "2:11: " + message("Hashable", adoptedBy: "A")),
    Case(
      "an attributed conformance",
      "protocol P {}\n@Layer(.view) class A: @MainActor P {}\nextension P { func f() {} }",
      "3:11: " + message("P", adoptedBy: "A")),
  ])
  func `an extension that hides methods is found`(row: Case) {
    #expect(lint(row.source) == row.findings)
  }

  @Test(arguments: [
    Case("marked", "@Layer(.model) class A {}\n@Layer extension A { func f() {} }"),
    Case("no layer", "class A {}\nextension A { func f() {} }"),
    Case("a conformance alone", "@Layer(.model) class A {}\nextension A: Sendable {}"),
    Case("static methods", "@Layer(.model) class A {}\nextension A { static func f() {} }"),
    Case("class methods", "@Layer(.model) class A {}\nextension A { class func f() {} }"),
    Case("computed properties", "@Layer(.model) class A {}\nextension A { var f: Int { 1 } }"),
    Case("initializers", "@Layer(.model) class A {}\nextension A { convenience init(a: Int) {} }"),
    Case(
      "nested types' methods",
      "@Layer(.model) class A {}\nextension A { struct B { func f() {} } }"),
    Case(
      "another nested type", "@Layer(.model) class A { struct B {} }\nextension A.B { func f() {} }"
    ),
    Case("a protocol of others", "protocol P {}\nclass A: P {}\nextension P { func f() {} }"),
    Case(
      "a marked protocol extension",
      "protocol P {}\n@Layer(.view) class A: P {}\n@Layer extension P { func f() {} }"),
    Case("circles end", "typealias A = B\ntypealias B = A\nextension A { func f() {} }"),
    Case(
      "protocols in a circle end",
      "protocol P: Q {}\nprotocol Q: P {}\n@Layer(.view) class A: Q {}\n"
        + "@Layer extension P { func f() {} }"),
  ])
  func `an extension that hides nothing is let through`(row: Case) {
    #expect(lint(row.source) == [])
  }

  @Test func `an opted-out method needs no mark, but its neighbour does`() {
    let layer = "@Layer(.model) class A {}\n"
    #expect(lint(("Sources/A/A.swift", layer + "extension A { @Unrecorded func f() {} }")) == [])
    #expect(
      lint(
        ("Sources/A/A.swift", layer + "extension A { @Unrecorded func f() {}; func g() {} }")
      ).count == 1)
  }

  @Test func `the same name in another module is another class`() {
    let layer = "@Layer(.model) class Amount {}"
    let plain = "struct Amount {}"
    let extended = "extension Amount { func f() {} }"
    let mvp = "Sources/Specimens/Counter/MVP/"
    let features = "Sources/Features/"
    #expect(lint((mvp + "A.swift", layer), (features + "B.swift", plain + "\n" + extended)) == [])
    #expect(lint((mvp + "A.swift", layer), (features + "B.swift", extended)) == [])
    #expect(
      lint((mvp + "A.swift", layer), (mvp + "B.swift", extended)).map { $0.prefix(37) }
        == ["Sources/Specimens/Counter/MVP/B.swift"])
  }

  @Test func `a class from an imported module is found`() {
    let layer = "@Layer(.model) public class Amount {}"
    let extended = "import MVP\nextension Amount { func f() {} }"
    let qualified = "import MVP\nimport VIPER\nextension MVP.Amount { func f() {} }"
    let a = "Sources/Specimens/Counter/MVP/A.swift"
    #expect(lint((a, layer), ("Sources/Shell/B.swift", extended)).count == 1)
    #expect(lint((a, layer), ("Tests/MVPTests/B.swift", extended)).count == 1)
    let other: Snippet = ("Sources/Specimens/Counter/VIPER/A.swift", "public class Amount {}")
    #expect(lint((a, layer), other, ("Sources/Shell/B.swift", qualified)).count == 1)
    let own = "import MVP\nstruct Amount {}\nextension Amount { func f() {} }"
    #expect(lint((a, layer), ("Sources/Shell/B.swift", own)) == [])
    let wrong = "import MVP\nimport VIPER\nextension VIPER.Amount { func f() {} }"
    #expect(lint((a, layer), other, ("Sources/Shell/B.swift", wrong)) == [])
  }

  @Test func `a derived build knows the classes that it takes, unless it has its own`() {
    let layer = "@Layer(.model) class Amount {}"
    let extended = "extension Amount { func f() {} }"
    let folder = "Sources/Specimens/Counter/"
    let variant: Snippet = (
      folder + "MVP~a/Variant.swift", "let variant = Variant(\"MVP~a\", of: \"MVP\")"
    )
    for place in ["MVP", "Shared"] {
      let known: Snippet = (folder + place + "/A.swift", layer)
      #expect(lint(known, (folder + "MVP~a/B.swift", extended), variant).count == 1)
      let own: Snippet = (folder + "MVP~a/C.swift", "struct Amount {}")
      #expect(lint(known, (folder + "MVP~a/B.swift", extended), own, variant) == [])
    }
    let other: Snippet = (folder + "VIPER/A.swift", layer)
    #expect(lint(other, (folder + "MVP~a/B.swift", extended), variant) == [])
  }

  @Test func `a private class is known to its own file alone`() {
    let layer = "@Layer(.model) private class Amount {}"
    let extended = "extension Amount { func f() {} }"
    #expect(lint(("A.swift", layer), ("B.swift", "class Amount {}\n" + extended)) == [])
    #expect(lint(("A.swift", layer + "\n" + extended), ("B.swift", "class Amount {}")).count == 1)
  }

  @Test func `paths that tell no module are matched by name`() {
    #expect(
      lint(
        ("a/A.swift", "@Layer(.model) class A {}"), ("b/B.swift", "extension A { func f() {} }")
      ).count == 1)
  }
}
