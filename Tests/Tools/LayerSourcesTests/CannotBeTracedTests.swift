import Testing

@testable import LayerSourcesCore

/// What the macro can't see within a layer.
struct CannotBeTracedTests {
  /// What the tool says about `member`.
  private static func message(_ member: String, _ reason: String) -> String {
    "error: '\(member)' can't be traced: \(reason) [cannot-be-traced]"
  }

  /// The reason for a parameter whose function type hides behind an alias.
  private static func aliased(_ parameter: String, _ alias: String) -> String {
    "the type of parameter '\(parameter)' is '\(alias)', an alias of a function type, and '@Layer' "
      + "sees no function behind an alias. Write the function type out."
  }

  /// The reason for a property whose function type hides behind an alias.
  private static let aliasedProperty =
    "its type is 'Done', an alias of a function type, and '@Layer' sees no function behind an "
    + "alias. Write the function type out."
  /// The reason for a lazy property.
  private static let lazy =
    "a lazy property can't have observers. Set it in an initializer, or mark it '@Unrecorded'."
  /// The reason for a wrapped property.
  private static let wrapper =
    "the wrapper '@Published' owns its storage. Store it plainly, or mark it '@Unrecorded'."
  /// The reason for a member inside `#if`.
  private static let conditional =
    "'@Layer' sees no member inside '#if'. Move the '#if' into the member, or mark it "
    + "'@Unrecorded'."
  /// The reason for a rethrowing method.
  private static let rethrowing =
    "a rethrowing function can't be wrapped. Write 'throws', or mark it '@Unrecorded'."
  /// The reason for a property with both observers.
  private static let bothObservers =
    "it has both 'willSet' and 'didSet', which leaves no room for the trace. Keep one, or mark it "
    + "'@Unrecorded'."

  /// The aliases that the rows use, on one line before the layer.
  private static let aliases = "typealias Done = () -> Void; typealias Later = Done?; "

  @Test(arguments: [
    Case(
      "an aliased parameter", "func f(done: @escaping Done) {}",
      "2:14: " + message("f(done:)", aliased("done", "Done"))),
    Case(
      "an alias of an alias, by the inner name", "func f(_ done: Later) {}",
      "2:16: " + message("f(_:)", aliased("done", "Later"))),
    Case(
      "an optional alias", "func f(a: Int, b: (Done)?, c: Done!, d: Optional<Done>) {}",
      """
      2:19: \(message("f(a:b:c:d:)", aliased("b", "Done")))
      2:31: \(message("f(a:b:c:d:)", aliased("c", "Done")))
      2:41: \(message("f(a:b:c:d:)", aliased("d", "Done")))
      """),
    Case("an aliased property", "var done: Done?", "2:5: " + message("done", aliasedProperty)),
    Case(
      "two properties, one annotation", "var a, b: Done",
      "2:5: " + message("a", aliasedProperty) + "\n2:8: " + message("b", aliasedProperty)),
    Case("a lazy property", "lazy var x = 1", "2:1: " + message("x", lazy)),
    Case("a wrapped property", "@Published var x: Int", "2:1: " + message("x", wrapper)),
    Case("a wrapper with arguments", "@Published(1) var x: Int", "2:1: " + message("x", wrapper)),
    Case(
      "a method inside #if", "#if DEBUG\nfunc f() {}\n#endif",
      "3:6: " + message("f()", conditional)),
    Case(
      "both branches, and an #if inside an #if",
      "#if DEBUG\nvar x = 1\n#else\n#if os(Linux)\nvar y = 1\n#endif\n#endif",
      "3:5: " + message("x", conditional) + "\n6:5: " + message("y", conditional)),
    Case(
      "a rethrowing method", "func f(g: () throws -> Void) rethrows {}",
      "2:30: " + message("f(g:)", rethrowing)),
    Case(
      "both observers", "var x = 1 {\n  willSet {}\n  didSet {}\n}",
      "4:3: " + message("x", bothObservers)),
  ])
  func `what the macro can't see is found`(row: Case) {
    #expect(lint(Self.aliases + "@Layer(.model) class A {\n\(row.source)\n}") == row.findings)
  }

  @Test(arguments: [
    Case("a function type", "func f(done: @escaping () -> Void) {}\nvar done: (() -> Void)?"),
    Case("an alias of a value", "func f(x: Number) {}\nvar x: Number = 1"),
    Case("an array of aliases is no function", "func f(x: [Done]) {}"),
    Case("a computed property", "var x: Done { {} }\nvar y: Done { get { {} } set {} }"),
    Case("a static member", "static var x: Done = {}\nstatic func f(x: Done) async {}"),
    Case("an initializer", "init(done: @escaping Done) {}"),
    Case("one observer", "var x = 1 { didSet {} }\nvar y = 1 { willSet {} }"),
    Case("known attributes", "@MainActor @objc @available(*, deprecated) var x = 1"),
    Case("a global actor of the project", "@Background var x = 1"),
    Case("a constant inside #if", "#if DEBUG\nlet x = 1\n#endif"),
    Case("a computed property inside #if", "#if DEBUG\nvar x: Int { 1 }\n#endif"),
    Case("a nested type's members", "struct B { lazy var x = 1; func f() async {} }"),
    Case("an alias that is another type inside", "enum Done {}\nfunc f(x: Done) {}"),
  ])
  func `what the macro sees is let through`(row: Case) {
    let others = "typealias Number = Int; @globalActor actor Background {}; "
    #expect(
      lint(Self.aliases + others + "@Layer(.model) class A {\n\(row.source)\n}") == row.findings)
  }

  @Test(arguments: [
    "func f(done: @escaping Done) {}", "var done: Done?", "lazy var x = 1",
    "@Published var x: Int", "#if DEBUG\nfunc f() {}\n#endif", "func f() async {}",
    "func f() rethrows {}", "var x = 1 { willSet {} didSet {} }",
  ])
  func `opting out allows everything`(member: String) {
    let marked =
      member.hasPrefix("#if")
      ? member.replacing("func", with: "@Unrecorded func") : "@Unrecorded " + member
    let file: Snippet = (
      "Sources/Shell/A.swift", Self.aliases + "@Layer(.model) class A {\n\(marked)\n}"
    )
    #expect(lint(file) == [])
  }

  @Test func `a closure of an observed class is found, unless it is left unobserved`() {
    let members =
      "{\nvar a: (() -> Void)?\n@ObservationIgnored var b: (() -> Void)?\nvar c = 1\nvar d: Int { 1 }\n}"
    let reason =
      "'@Observable' makes it computed, so that its closure can't be wrapped. Mark it "
      + "'@ObservationIgnored' or '@Unrecorded'."
    for attributes in ["@Layer(.model) @Observable", "@Observable @Layer(.model)"] {
      #expect(lint("\(attributes) class A \(members)") == ["2:5: " + Self.message("a", reason)])
    }
    #expect(lint("@Layer(.model) class A \(members)") == [])
  }

  @Test func `marked extensions are held to it, plain types are not`() {
    let member = "{\nlazy var x = 1\n}"
    #expect(lint("@Layer extension A \(member)") == ["2:1: " + Self.message("x", Self.lazy)])
    #expect(lint("class A \(member)\nstruct B \(member)\nextension A \(member)") == [])
  }

  @Test func `an alias is found in another file, in an imported module, and inside a type`() {
    let layer = "@Layer(.worker) class A {\nfunc f(done: Done) {}\nfunc g(done: Worker.Done) {}\n}"
    let alias = "public typealias Done = (Int) -> Void"
    let path = "Sources/Specimens/Counter/MVP/A.swift"
    let expected = "\(path):2:14: " + Self.message("f(done:)", Self.aliased("done", "Done"))
    #expect(lint((path, layer), ("Sources/Specimens/Counter/MVP/B.swift", alias)) == [expected])
    #expect(lint((path, layer), ("Sources/Features/B.swift", alias)) == [])
    let importing = "import Features; " + layer
    #expect(lint((path, importing), ("Sources/Features/B.swift", alias)) == [expected])
    #expect(
      lint((path, importing), ("Sources/Features/B.swift", "protocol Worker {\n\(alias)\n}")) == [
        "\(path):3:14: " + Self.message("g(done:)", Self.aliased("done", "Worker.Done"))
      ])
  }
}
