import Testing

/// What `@Layer(role)` makes of a structure or an actor, where that differs from a class.
@Suite struct StructureTests {
  @Test func `a structure gets facts, a token of its own kind and a conformance`() {
    expectExpansion(
      """
      @Layer(.reducer)
      struct CountReducer: Reducer {
      }
      """,
      """
      struct CountReducer: Reducer {

        nonisolated static var _layerFacts: LayerTracing.LayerFacts {
          LayerTracing.LayerFacts(
            name: "CountReducer", role: .reducer,
            inherits: ["Reducer"],
            properties: [],
            captures: [],
            source: LayerTracing.SourceLocation(fileID: "TestModule/test.swift", line: 2))
        }

        nonisolated let _layerToken = LayerTracing.LayerToken(of: Self.self)
      }

      extension CountReducer: nonisolated LayerTracing.Layered {}
      """, macros: rootMacros)
  }

  @Test func `an actor gets an executor, too`() {
    expectExpansion(
      """
      @Layer(.model)
      public actor Till {
      }
      """,
      """
      public actor Till {

        public nonisolated static var _layerFacts: LayerTracing.LayerFacts {
          LayerTracing.LayerFacts(
            name: "Till", role: .model,
            inherits: [],
            properties: [],
            captures: [],
            source: LayerTracing.SourceLocation(fileID: "TestModule/test.swift", line: 2))
        }

        public nonisolated let _layerToken = LayerTracing.LayerToken()

        public nonisolated var unownedExecutor: _Concurrency.UnownedSerialExecutor {
          _layerToken.executor
        }
      }

      extension Till: nonisolated LayerTracing.Layered {}
      """, macros: rootMacros)
  }

  @Test func `a method names the token in the place of self`() {
    expectCall(
      "func f() -> Int { 1 }",
      """
      let __t = _layerToken.enter(‹c A f()  2›, _layerToken)
      defer { _layerToken.leave(__t) }
      func __body() -> Int { … }
      let __r: Int = __body()
      _layerToken.returned(__r, from: __t)
      return __r
      """, in: "struct A")
  }

  @Test func `a write does, too`() {
    expectExpansion(
      "struct A {\n  @_LayerWillWrite var n = 0\n}",
      """
      struct A {
        var n = 0 {
        willSet { _layerToken.wrote(‹w A n v 2›, _layerToken, newValue) }
        }
      }
      """, macros: memberMacros)
  }

  @Test func `what is left in inout arguments is recorded before the result`() {
    expectCall(
      "func f(_ n: inout Int, m: Int) -> Int? { nil }",
      """
      let __t = _layerToken.enter(‹c A f(_:m:) vv 2›, self, values: [.init(n), .init(m)])
      guard __t.isDelivered else { return nil }
      defer { _layerToken.leave(__t) }
      func __body() -> Int? { … }
      let __r: Int? = __body()
      _layerToken.returned(values: [.init(n), .init(__r)], from: __t)
      return __r
      """)
    expectCall(
      "func f(_ n: inout Int) { n = 1 }",
      """
      let __t = _layerToken.enter(‹c A f(_:) v 2›, self, n)
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()
      _layerToken.returned(n, from: __t)
      """)
  }
}
