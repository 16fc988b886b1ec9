import Testing

/// What becomes of each kind of signature. `{ … }` stands for the original body.
@Suite struct CallTests {
  @Test func `a plain method enters and leaves`() {
    expectCall(
      "func increase() { number += 1 }",
      """
      let __t = _layerToken.enter(‹c A increase()  2›, self)
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()
      """)
  }

  @Test func `one argument is recorded bare, so that a number stays cheap`() {
    expectCall(
      "func set(number: Int) { self.number = number }",
      """
      let __t = _layerToken.enter(‹c A set(number:) v 2›, self, number)
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()
      """)
  }

  @Test func `several arguments are recorded as a list that is made when it is wanted`() {
    expectCall(
      "func show(_ title: String, at index: Int, animated: Bool) { rows[index] = title }",
      """
      let __t = _layerToken.enter(‹c A show(_:at:animated:) vvv 2›, self, values: [.init(title), \
      .init(index), .init(animated)])
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()
      """)
  }

  @Test func `an argument without a name can't be read`() {
    expectCall(
      "func touched(_: Int, twice: Bool) { beep() }",
      """
      let __t = _layerToken.enter(‹c A touched(_:twice:) _v 2›, self, twice)
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()
      """)
  }

  @Test func `a name in backticks is recorded without them`() {
    expectCall(
      "func `repeat`(`in` room: Int, `for`: Int) { go(`for`) }",
      """
      let __t = _layerToken.enter(‹c A repeat(in:for:) vv 2›, self, values: [.init(room), \
      .init(`for`)])
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()
      """)
  }

  @Test func `an empty body has nothing to go into`() {
    expectCall(
      "func over(_ a: Int) {  }",
      """
      let __t = _layerToken.enter(‹c A over(_:) v 2›, self, a)
      _layerToken.leave(__t)
      """)
  }

  @Test func `an extension looks its token up`() {
    expectCall(
      "func increase() -> Int { 1 }",
      """
      let __token = LayerTracing._layerToken(of: self)
      let __t = __token.enter(‹c Inner increase()  2›, self)
      defer { __token.leave(__t) }
      func __body() -> Int { … }
      let __r: Int = __body()
      __token.returned(__r, from: __t)
      return __r
      """, in: "extension Outer.Inner")
  }

  @Test(arguments: [
    // Everything that is no closure is recorded, whatever it is like.
    ("_ x: inout Int", "v"), ("_ x: Int...", "v"), ("_ x: consuming [Int]", "v"),
    ("_ x: borrowing [Int]", "v"), ("_ x: Int = 4", "v"), ("_ x: some Equatable", "v"),
    ("_ x: any CountView", "v"), ("_ x: (Int, Int)", "v"), ("_ x: Handler", "v"),
    ("_ x: Int?", "v"), ("_ x: Int!", "v"), ("_ x: Self", "v"),
    ("_ x: @autoclosure () -> Int", "f"),
    ("_ x: (Int) -> Int", "f"), ("_ x: [() -> Void]", "f"), ("_ x: some ~Copyable", "_"),
  ])
  func `each kind of parameter is recorded if it can be`(parameter: String, mark: String) {
    expectCall(
      "func f(\(parameter)) { g() }",
      """
      let __t = _layerToken.enter(‹c A f(_:) \(mark) 2›, self\(mark == "v" ? ", x" : ""))
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()\(parameter.contains("inout") ? "\n_layerToken.returned(x, from: __t)" : "")
      """)
  }

  @Test func `an asynchronous method tells what it comes to, however late`() {
    expectCall(
      "func load(n: Int) async throws -> Int { 1 }",
      """
      let __t = _layerToken.enter(‹c A load(n:) v 2›, self, n)
      let __await = _layerToken.awaiting(__t)
      func __body() async throws -> Int { … }
      do {
      let __r: Int = try await __await.run { try await __body() }
      _layerToken.leave(__t, since: __await, ‹a A load(n:)  2›, returning: __r)
      return __r
      } catch {
      _layerToken.leave(__t, since: __await, ‹e A load(n:)  2›, throwing: error)
      throw error
      }
      """)
    expectCall(
      "func save() async { g() }",
      """
      let __t = _layerToken.enter(‹c A save()  2›, self)
      guard __t.isDelivered else { return }
      let __await = _layerToken.awaiting(__t)
      func __body() async { … }
      let __r: Void = await __await.run { await __body() }
      _layerToken.leave(__t, since: __await, ‹a A save()  2›, returning: __r)
      """)
  }

  @Test func `an initialiser keeps its body`() {
    expectExpansion(
      "class A {\n  @_LayerCall init() {n = 1}\n}", "class A {\n  init() {\n  n = 1\n  }\n}",
      macros: memberMacros)
  }
}
