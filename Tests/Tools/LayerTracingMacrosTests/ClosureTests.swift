import Testing

/// Closures that a method is handed: each runs as the layer that handed it over.
@Suite struct ClosureTests {
  /// Expects that a parameter becomes `shadow`.
  private func expectShadow(
    _ parameter: String, _ label: String, marks: String = "f", _ shadow: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    expectCall(
      "func f(\(parameter)) { keep(done) }",
      """
      let __t = _layerToken.enter(‹c A f(\(label):) \(marks) 2›, self)
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      let __port = _layerToken.port(to: __t.sender)
      \(shadow); _ = done
      func __body() { … }
      __body()
      """, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Expects that a parameter stays as it is.
  private func expectNoShadow(
    _ parameter: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    expectCall(
      "func f(\(parameter)) { keep(done) }",
      """
      let __t = _layerToken.enter(‹c A f(done:) f 2›, self)
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()
      """, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @Test(arguments: [
    ("[weak self] in self?.g()", "2w"), ("[unowned self] in g()", "2u"), ("[self] in g()", "2s"),
    ("self.g()", "2s"),
  ])
  func `how a method's own closures capture self stands in its site`(
    closure: String, written: String
  ) {
    expectCall(
      "func f() { later { \(closure) } }",
      """
      let __t = _layerToken.enter(‹c A f()  2 \(written)›, self)
      guard __t.isDelivered else { return }
      defer { _layerToken.leave(__t) }
      func __body() { … }
      __body()
      """)
  }

  @Test func `without arguments it is called by its own name`() {
    expectShadow(
      "done: @escaping () -> Void", "done",
      """
      let done: () -> Void = { (__f: @escaping () -> Void) -> () -> Void in { let __c = \
      __port.enter(‹n A done()  2›); \(ifDelivered)defer { __port.leave(__c) }; return __f() } }(done)
      """)
  }

  @Test func `without a label it is called by its name inside`() {
    expectShadow(
      "_ done: @escaping () -> Void", "_",
      """
      let done: () -> Void = { (__f: @escaping () -> Void) -> () -> Void in { let __c = \
      __port.enter(‹n A done()  2›); \(ifDelivered)defer { __port.leave(__c) }; return __f() } }(done)
      """)
  }

  @Test func `one named argument names the message`() {
    expectShadow(
      "then done: @escaping (_ number: Int) -> Void", "then",
      """
      let done: (_ number: Int) -> Void = { (__f: @escaping (_ number: Int) -> Void) -> (_ number: \
      Int) -> Void in { __a0 in let __c = __port.enter(‹n A number v 2›, __a0); \(ifDelivered)defer { \
      __port.leave(__c) }; return __f(__a0) } }(done)
      """)
  }

  @Test func `one unnamed argument does not`() {
    expectShadow(
      "then done: @escaping (Int) -> Bool", "then",
      """
      let done: (Int) -> Bool = { (__f: @escaping (Int) -> Bool) -> (Int) -> Bool in { __a0 in let \
      __c = __port.enter(‹n A then(_:) v 2›, __a0); defer { __port.leave(__c) }; return __f(__a0) } \
      }(done)
      """)
  }

  @Test func `several arguments are recorded as a list`() {
    expectShadow(
      "done: @escaping (_ title: String, Int) -> Void", "done",
      """
      let done: (_ title: String, Int) -> Void = { (__f: @escaping (_ title: String, Int) -> Void) \
      -> (_ title: String, Int) -> Void in { __a0, __a1 in let __c = __port.enter(‹n A \
      done(title:_:) vv 2›, values: [.init(__a0), .init(__a1)]); \(ifDelivered)defer { __port.leave(__c) }; return \
      __f(__a0, __a1) } }(done)
      """)
  }

  @Test func `a closure that it is handed itself is passed on`() {
    expectShadow(
      "done: @escaping (_ more: () -> Void) -> Void", "done",
      """
      let done: (_ more: () -> Void) -> Void = { (__f: @escaping (_ more: () -> Void) -> Void) -> \
      (_ more: () -> Void) -> Void in { __a0 in let __c = __port.enter(‹n A done(more:) f 2›); \(ifDelivered)defer \
      { __port.leave(__c) }; return __f(__a0) } }(done)
      """)
  }

  @Test(arguments: ["(() -> Void)?", "(() -> Void)? = nil", "(() -> Void)!"])
  func `an optional closure is kept, so it is wrapped`(type: String) {
    let written = type.split(separator: " =")[0]
    expectShadow(
      "done: \(type)", "done",
      """
      let done: \(written) = done.map { (__f: @escaping () -> Void) -> () -> Void in { let __c = \
      __port.enter(‹n A done()  2›); \(ifDelivered)defer { __port.leave(__c) }; return __f() } }
      """)
  }

  @Test(arguments: ["throws", "throws(Offline)"])
  func `what it throws gets out`(effects: String) {
    expectShadow(
      "done: @escaping () \(effects) -> Void", "done",
      """
      let done: () \(effects) -> Void = { (__f: @escaping () \(effects) -> Void) -> () \(effects) -> \
      Void in { () \(effects) in let __c = __port.enter(‹n A done()  2›); \(ifDelivered)defer { __port.leave(__c) }; \
      return try \
      __f() } }(done)
      """)
  }

  @Test(arguments: [
    ("@escaping @Sendable () -> Void", "@Sendable () -> Void", "done"),
    ("@MainActor @escaping () -> Void", "@MainActor () -> Void", "done"),
  ])
  func `its other attributes stay`(type: String, bare: String, name: String) {
    expectShadow(
      "done: \(type)", "done",
      """
      let done: \(bare) = { (__f: @escaping \(bare)) -> \(bare) in { let __c = __port.enter(‹n A \
      done()  2›); \(ifDelivered)defer { __port.leave(__c) }; return __f() } }(done)
      """)
  }

  @Test func `an optional closure's attributes stay`() {
    expectShadow(
      "done: (@Sendable () -> Void)?", "done",
      """
      let done: (@Sendable () -> Void)? = done.map { (__f: @escaping @Sendable () -> Void) -> \
      @Sendable () -> Void in { let __c = __port.enter(‹n A done()  2›); \(ifDelivered)defer { __port.leave(__c) \
      }; return __f() } }
      """)
  }

  @Test(arguments: [
    // It runs before the method returns: as a part of it.
    "done: () -> Void", "done: (Int) throws -> Int", "done: @autoclosure () -> Int",
    // It can't be passed on.
    "done: @escaping (inout Int) -> Void", "done: @escaping (Int...) -> Void",
    "done: @escaping () async -> Void", "done: ((inout Int) -> Void)?",
    // It isn't seen.
    "done: [() -> Void]", "done: Optional<() -> Void>",
  ])
  func `others are left alone`(parameter: String) { expectNoShadow(parameter) }
}
