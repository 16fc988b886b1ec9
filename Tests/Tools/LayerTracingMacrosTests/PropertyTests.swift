import Testing

/// What becomes of stored properties.
@Suite struct PropertyTests {
  @Test(arguments: [
    "var number = 0", "private(set) var number: Int = 0", "var number: Int?", "var number: Int!",
    "var number: Handler",
  ])
  func `a write is recorded after it happened`(declaration: String) {
    expectExpansion(
      "class A {\n  @_LayerWrite \(declaration)\n}",
      """
      class A {
        \(declaration) {
        didSet { _layerToken.wrote(‹w A number v 2›, self, number) }
        }
      }
      """, macros: memberMacros)
  }

  @Test func `a name in backticks is recorded without them`() {
    expectExpansion(
      "class A {\n  @_LayerWrite var `default` = 0\n}",
      """
      class A {
        var `default` = 0 {
        didSet { _layerToken.wrote(‹w A default v 2›, self, `default`) }
        }
      }
      """, macros: memberMacros)
  }

  @Test func `beside a didSet it is recorded before that sets something off`() {
    // The test support has no place for a property with accessors; the compiler has.
    expectExpansion(
      "class A {\n  @_LayerWillWrite var number = 0 {didSet { tell(number) }}\n}",
      """
      class A {
        var number = 0 {didSet { tell(number) }
          willSet { _layerToken.wrote("w\\u{1F}A\\u{1F}number\\u{1F}v\\u{1F}\\u{1F}0", self, newValue) }}
      }
      """, macros: memberMacros)
  }

  @Test func `a closure is wrapped whenever one is put there`() {
    expectExpansion(
      "class A {\n  @_LayerWrite var observe: (_ number: Int) -> Void = ignore\n}",
      """
      class A {
        var observe: (_ number: Int) -> Void = ignore {
        didSet {
          let __port = _layerToken.port(to: _layerToken.current)
          observe = { (__f: @escaping (_ number: Int) -> Void) -> (_ number: Int) -> Void in { \
      __a0 in let __c = __port.enter(‹n A number v 2›, __a0); \(ifDelivered)defer { __port.leave(__c) }; return \
      __f(__a0) } }(observe)
        }
        }
      }
      """, macros: memberMacros)
  }

  @Test(arguments: ["?", "!"])
  func `an optional closure is wrapped if there is one`(mark: String) {
    expectExpansion(
      "class A {\n  @_LayerWrite private var pending: (() -> Void)\(mark)\n}",
      """
      class A {
        private var pending: (() -> Void)\(mark) {
        didSet {
          let __port = _layerToken.port(to: _layerToken.current)
          pending = pending.map { (__f: @escaping () -> Void) -> () -> Void in { let __c = \
      __port.enter(‹n A pending()  2›); \(ifDelivered)defer { __port.leave(__c) }; return __f() } }
        }
        }
      }
      """, macros: memberMacros)
  }

  @Test func `a closure that can't be passed on is left alone`() {
    expectExpansion(
      "class A {\n  @_LayerWrite var change: ((inout Int) -> Void)?\n}",
      "class A {\n  var change: ((inout Int) -> Void)?\n}", macros: memberMacros)
  }
}
