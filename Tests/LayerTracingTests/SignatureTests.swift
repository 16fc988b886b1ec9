import LayerTracing
import Testing

/// Every kind of signature, called: it still does what it did, and it is recorded exactly.
@Suite struct SignatureTests {
  /// A call, and what it leaves in the trace.
  struct Row: @unchecked Sendable, CustomTestStringConvertible {
    let trace: [String]
    let call: (Signatures) throws -> Void
    var testDescription: String { trace.first ?? "" }

    init(_ trace: String..., call: @escaping (Signatures) throws -> Void) {
      self.trace = trace
      self.call = call
    }
  }

  static let plain: [Row] = [
    Row("plain()", "number = 3") { $0.plain() },
    Row("nothing()") { $0.nothing() },
    Row("onlyAComment()") { $0.onlyAComment() },
    Row("over(1)") { $0.over(1) },
    Row("over [x]") { $0.over("x") },
    Row("over(a: 1)") { $0.over(a: 1) },
    Row("several(\"x\", at: 1, rate: 0.5, isOn: true)") {
      $0.several("x", at: 1, rate: 0.5, isOn: true)
    },
    Row("unused({ … })") { $0.unused {} },
    Row("unusedInside({ … })", "number = 5") { $0.unusedInside {} },
    Row("repeat(for: 2)") { $0.repeat(for: 2) },
    Row("nonisolated()") { $0.nonisolated() },
    Row("callHidden()", "hidden()") { $0.callHidden() },
  ]

  static let results: [Row] = [
    Row("value() => 2") { #expect($0.value() == 2) },
    Row("implicit() => 2") { #expect($0.implicit() == 2) },
    Row("ifExpression() => \"pos\"") { #expect($0.ifExpression() == "pos") },
    Row("optional(nil) => nil") { #expect($0.optional(nil) == nil) },
    Row("optional(4) => 4") { #expect($0.optional(4) == 4) },
    Row("unwrapped(nil) => nil") { #expect($0.unwrapped(nil) == nil) },
    Row("unwrapped(4) => 4") { #expect($0.unwrapped(4) == 4) },
    Row("opaque() => 2") { #expect("\($0.opaque())" == "2") },
    Row("opaques() => [2]") { #expect($0.opaques().count == 1) },
    Row("selfish() => Signatures") { #expect($0.selfish() === $0) },
    Row("literal() => []") { #expect($0.literal().isEmpty) },
    Row("generic(1, 2) => false") { #expect(!$0.generic(1, 2)) },
    Row("discardable() => 7") { $0.discardable() },
    Row("variadic([1, 2, 3]) => 3") { #expect($0.variadic(1, 2, 3) == 3) },
    Row("defaulted(x: 4) => 4") { #expect($0.defaulted() == 4) },
    Row("borrowed({ … }) => [2, 3]") { #expect($0.borrowed { $0 + 1 } == [2, 3]) },
    Row("lazily({ … }) => 3") { #expect($0.lazily(1 + 2) == 3) },
    Row("unnamed(_, at: 2) => 2") { #expect($0.unnamed(1, at: 2) == 2) },
    Row("tuple() => (a: 1, b: \"x\")") { #expect($0.tuple().b == "x") },
    Row("existential() => Signatures") { #expect($0.existential() === $0) },
    Row("consume([1]) => 2") { #expect($0.consume([1]) == 2) },
    Row("consume([1], and: [2]) => 2") { #expect($0.consume([1], and: [2]) == 2) },
    Row("closure() => { … }") { #expect($0.closure()(1) == 2) },
    Row("localFunction() => 4") { #expect($0.localFunction() == 4) },
    Row("captures() => 5") { #expect($0.captures() == 5) },
  ]

  static let others: [Row] = [
    Row("throwing(true)") { layer in
      #expect(throws: Offline.bad) { try layer.throwing(true) }
    },
    Row("throwing(false) => 1") { layer in
      let value = try layer.throwing(false)
      #expect(value == 1)
    },
    Row("typed(true)") { layer in
      #expect(throws: Offline.bad) { try layer.typed(true) }
    },
    Row("typed(false) => 1") { layer in
      let value = try layer.typed(false)
      #expect(value == 1)
    },
    Row("throwingNothing(true)") { layer in
      #expect(throws: Offline.bad) { try layer.throwingNothing(true) }
    },
    Row("inOut(1) => (2, 2)") { layer in
      var x = 1
      #expect(layer.inOut(&x) == 2)
      #expect(x == 2)
    },
    Row("inOuts([0], 5) => ([0, 1], 6)") { layer in
      var (x, y) = ([0], 5)
      layer.inOuts(&x, &y)
      #expect(x == [0, 1])
      #expect(y == 6)
    },
  ]

  @Test(arguments: plain + results + others)
  func `a call does what it did, and is recorded`(row: Row) throws {
    let lines = try record({ Signatures() }, row.call)
    #expect(lines.first == "User -> Presenter \(row.trace[0])")
    #expect(lines.dropFirst() == row.trace.dropFirst().map { "Presenter -> Presenter \($0)" }[...])
  }

  @Test func `after a call that throws, the caller runs again`() {
    let lines = record({ Signatures() }) { layer in
      try? layer.throwingNothing(true)
      layer.nothing()
    }
    #expect(
      lines == [
        "User -> Presenter throwingNothing(true)", "User -> Presenter nothing()",
      ])
  }

  @Test func `an initialiser and a static method are assembly, a deinitialiser is not traced`() {
    let session = Session()
    session.event { _ = Signatures.make() }
    #expect(session.lines == ["User -> Presenter implicitInDeinit()"])
  }

  @Test @MainActor func `a method of an actor stays there`() {
    #expect(record({ Signatures() }) { $0.onMainActor() } == ["User -> Presenter onMainActor()"])
  }
}
