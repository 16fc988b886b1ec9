import Testing

/// How results and errors get through the local function.
@Suite struct ResultTests {
  @Test(arguments: [
    ("() -> Int", "1"), ("() -> Int", "return 1"), ("() -> [Int]", "return []"),
    ("() -> String", "if n > 0 { \"pos\" } else { \"zero\" }"), ("() -> Self", "self"),
    ("() -> (a: Int, b: String)", "(1, \"x\")"), ("() -> any CountView", "view"),
    ("() -> Int?", "nil"), ("() -> (Int) -> Int", "{ [n] in $0 + n }"),
    ("() -> T where T: Sendable", "t"),
  ])
  func `a result is recorded on its way out`(signature: String, body: String) {
    let type = signature.split(separator: "-> ", maxSplits: 1)[1]
      .split(separator: " where")[0]
    let guarded = type == "Int?" ? "guard __t.isDelivered else { return nil }\n" : ""
    expectCall(
      "func f\(signature) { \(body) }",
      """
      let __t = _layerToken.enter(‹c A f()  2›, self)
      \(guarded)defer { _layerToken.leave(__t) }
      func __body() -> \(type) { … }
      let __r: \(type) = __body()
      _layerToken.returned(__r, from: __t)
      return __r
      """)
  }

  @Test(arguments: ["some Equatable", "[some Equatable]", "(some Equatable)?", "sending Box"])
  func `a result whose type can't be written for a variable goes untyped`(type: String) {
    expectCall(
      "func f() -> \(type) { made }",
      """
      let __t = _layerToken.enter(‹c A f()  2›, self)
      defer { _layerToken.leave(__t) }
      func __body() -> \(type) { … }
      let __r = __body()
      _layerToken.returned(__r, from: __t)
      return __r
      """)
  }

  @Test(arguments: ["Void", "()"])
  func `nothing is no result`(type: String) {
    expectCall(
      "func f() -> \(type) { g() }",
      """
      let __t = _layerToken.enter(‹c A f()  2›, self)
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()
      """)
  }

  @Test(arguments: ["throws", "throws(Offline)", "throws(any Error)"])
  func `what a method throws gets out, typed as it was`(effects: String) {
    expectCall(
      "func f(_ b: Bool) \(effects) -> Int { 1 }",
      """
      let __t = _layerToken.enter(‹c A f(_:) v 2›, self, b)
      defer { _layerToken.leave(__t) }
      func __body() \(effects) -> Int { … }
      let __r: Int = try __body()
      _layerToken.returned(__r, from: __t)
      return __r
      """)
    expectCall(
      "func f() \(effects) { throw e }",
      """
      let __t = _layerToken.enter(‹c A f()  2›, self)
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() \(effects) { … }
      try __body()
      """)
  }

  @Test func `generics and what they must be stay with the method`() {
    expectCall(
      "func same<T: Equatable>(_ a: T, as b: T) -> Bool where T: Sendable { a == b }",
      """
      let __t = _layerToken.enter(‹c A same(_:as:) vv 2›, self, values: [.init(a), .init(b)])
      defer { _layerToken.leave(__t) }
      func __body() -> Bool { … }
      let __r: Bool = __body()
      _layerToken.returned(__r, from: __t)
      return __r
      """)
  }

  @Test(arguments: ["@discardableResult", "override", "private", "@available(*, deprecated)"])
  func `attributes and modifiers stay with the method`(word: String) {
    expectCall(
      "\(word) func f() -> Int { 7 }",
      """
      let __t = _layerToken.enter(‹c A f()  2›, self)
      defer { _layerToken.leave(__t) }
      func __body() -> Int { … }
      let __r: Int = __body()
      _layerToken.returned(__r, from: __t)
      return __r
      """)
  }

  @Test func `the original lines are told to the compiler`() {
    expectExpansion(
      """
      class A {
        @_LayerCall
        func f() {
          // Says why.
          g()

          h()
        }
      }
      """,
      """
      class A {
        func f() {
        let __t = _layerToken.enter(‹c A f()  3›, self)
        guard __t.isDelivered else { return }
        defer { _layerToken.leave(__t) }
        func __body() {
        #sourceLocation(file: "test.swift", line: 5)
        g()

            h()
        #sourceLocation()
        }
        __body()
        }
      }
      """, macros: memberMacros)
  }
}
