import Testing

/// What `@Layer(role)` adds to a class as a whole.
@Suite struct ClassTests {
  @Test func `a class gets facts, a token and a conformance`() {
    expectExpansion(
      """
      @Layer(.model)
      class Amount: Counting {
      }
      """,
      """
      class Amount: Counting {

        nonisolated class var _layerFacts: LayerTracing.LayerFacts {
          LayerTracing.LayerFacts(
            name: "Amount", role: .model,
            inherits: ["Counting"],
            properties: [],
            captures: [],
            source: LayerTracing.SourceLocation(fileID: "TestModule/test.swift", line: 2))
        }

        nonisolated final let _layerToken = LayerTracing.LayerToken()
      }

      extension Amount: nonisolated LayerTracing.Layered {}
      """, macros: rootMacros)
  }

  @Test func `a subclass of a layer overrides the facts and has no token of its own`() {
    expectExpansion(
      "@Layer(.controller) class CountViewController: ViewController {}",
      """
      class CountViewController: ViewController {

        override nonisolated class var _layerFacts: LayerTracing.LayerFacts {
          LayerTracing.LayerFacts(
            name: "CountViewController", role: .controller,
            inherits: ["ViewController"],
            properties: [],
            captures: [],
            source: LayerTracing.SourceLocation(fileID: "TestModule/test.swift", line: 1))
        }
      }
      """, macros: subclassMacros)
  }

  @Test(arguments: [
    ("", "nonisolated class var", "nonisolated final let"),
    ("private ", "nonisolated class var", "nonisolated final let"),
    ("fileprivate ", "nonisolated class var", "nonisolated final let"),
    ("package ", "package nonisolated class var", "package nonisolated final let"),
    ("public ", "public nonisolated class var", "public nonisolated final let"),
    ("open ", "open nonisolated class var", "public nonisolated final let"),
    ("final ", "nonisolated static var", "nonisolated let"),
    ("public final ", "public nonisolated static var", "public nonisolated let"),
  ])
  func `code that sees the class sees what it gets`(words: String, facts: String, token: String) {
    expectExpansion(
      "@Layer(.view) \(words)class A {\n}",
      """
      \(words)class A {

        \(facts) _layerFacts: LayerTracing.LayerFacts {
          LayerTracing.LayerFacts(
            name: "A", role: .view,
            inherits: [],
            properties: [],
            captures: [],
            source: LayerTracing.SourceLocation(fileID: "TestModule/test.swift", line: 1))
        }

        \(token) _layerToken = LayerTracing.LayerToken()
      }

      extension A: nonisolated LayerTracing.Layered {}
      """, macros: rootMacros)
  }

  @Test(arguments: [
    ("", "override nonisolated class var"), ("final ", "override nonisolated class var"),
    ("public ", "public override nonisolated class var"),
    ("open ", "open override nonisolated class var"),
  ])
  func `a subclass's facts are as visible`(words: String, facts: String) {
    expectExpansion(
      "@Layer(.view) \(words)class A {\n}",
      """
      \(words)class A {

        \(facts) _layerFacts: LayerTracing.LayerFacts {
          LayerTracing.LayerFacts(
            name: "A", role: .view,
            inherits: [],
            properties: [],
            captures: [],
            source: LayerTracing.SourceLocation(fileID: "TestModule/test.swift", line: 1))
        }
      }
      """, macros: subclassMacros)
  }
}
