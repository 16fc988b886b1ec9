import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing

@testable import LayerTracingMacros

/// Which members of a layer are traced, and how.
@Suite struct MemberTests {
  /// The attributes that the macro of a class, or of an extension, puts on each member.
  private func attributes(_ source: String) throws -> [String] {
    let file = Parser.parse(source: source)
    let item = try #require(file.statements.first?.item.asProtocol((any DeclGroupSyntax).self))
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "TestModule", fullFilePath: "test.swift")])
    func attributes(of member: DeclSyntax) throws -> [AttributeSyntax] {
      try item.is(ExtensionDeclSyntax.self)
        ? LayerExtensionMacro.expansion(
          of: "@Layer", attachedTo: item, providingAttributesFor: member, in: context)
        : LayerMacro.expansion(
          of: "@Layer(.view)", attachedTo: item, providingAttributesFor: member, in: context)
    }
    let result = try item.memberBlock.members.flatMap { try attributes(of: $0.decl) }
    #expect(context.diagnostics.isEmpty)
    return result.map(\.trimmedDescription)
  }

  @Test(arguments: [
    ("func f() {}", "Call"), ("private func f(_ x: Int) throws -> Int { 1 }", "Call"),
    ("override func f() { super.f() }", "Call"), ("func f(_ x: Handler) { keep(x) }", "Call"),
    ("var n = 0", "WillWrite"), ("var n: Int?", "WillWrite"), ("var n: Int!", "WillWrite"),
    ("private(set) var n = [1]", "WillWrite"), ("var n = 0 { willSet { f() } }", "Write"),
    ("var n = 0 { didSet { f() } }", "WillWrite"),
    ("var n = 0 { didSet(old) { f(old) } }", "WillWrite"),
    ("var done: ((Int) -> Void)?", "Write"), ("var done: () -> Void = {}", "Write"),
    ("var done: (() -> Void)? { willSet { f() } }", "Write"),
    ("@MainActor var n = 0", "WillWrite"), ("@IBOutlet var n: Label!", "WillWrite"),
  ])
  func `a member is traced`(member: String, how: String) throws {
    #expect(try attributes("class A { \(member) }") == ["@LayerTracing._Layer\(how)"])
  }

  @Test(arguments: [
    "init() {}", "convenience init(n: Int) { self.init() }", "deinit { f() }",
    "static func make() -> A { A() }", "class func make() -> A { A() }", "static var n = 0",
    "let n = 0", "var double: Int { n * 2 }", "var n: Int { get { 1 } set { f() } }",
    "@Unrecorded subscript(i: Int) -> Int { i }", "weak var view: V?", "unowned var view: V",
    "unowned(unsafe) var view: V?", "private(set) weak var view: V?", "typealias N = Int",
    "class B { func f() {} }", "enum E { case a }",
    // A superclass that stores it records it.
    "override var n: Int { didSet { f() } }",
    "@Unrecorded func f() {}", "@Unrecorded var n = 0", "@LayerTracing.Unrecorded var n = 0",
    "@Unrecorded lazy var n = 0", "@Unrecorded func f() async {}", "@Unrecorded @State var n = 0",
    "@Unrecorded var n = 0 { willSet { f() } didSet { g() } }",
  ])
  func `a member is left alone`(member: String) throws {
    #expect(try attributes("class A { \(member) }").isEmpty)
  }

  @Test func `an extension's methods are traced, its computed properties are not`() throws {
    #expect(
      try attributes(
        "extension A: P { func f() {}; var n: Int { 1 }; static func g() {}; @Unrecorded func h() {} }"
      )
        == ["@LayerTracing._LayerCall"])
  }

  @Test func `members of what can't be a layer are left alone`() throws {
    #expect(try attributes("enum E { static var n = 0; func f() {} }").isEmpty)
  }

  @Test func `Unrecorded expands to nothing`() {
    expectExpansion(
      "class A {\n  @Unrecorded var n = 0\n}", "class A {\n  var n = 0\n}", macros: rootMacros)
  }
}
