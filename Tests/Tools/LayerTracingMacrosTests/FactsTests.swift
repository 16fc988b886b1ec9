import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing

@testable import LayerTracingMacros

/// What the facts say of properties and capture lists.
@Suite struct FactsTests {
  /// The facts of a class with these members, whose first line is 2.
  private func facts(_ members: String) throws -> String {
    let file = Parser.parse(source: "class A {\n\(members)\n}")
    let declaration = try #require(file.statements.first?.item.as(ClassDeclSyntax.self))
    let layer = try #require(LayerType(declaration))
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "TestModule", fullFilePath: "test.swift")])
    return Facts(of: layer, role: ".model", in: context).declaration(isOverride: false)
      .map(\.description).joined()
  }

  @Test(arguments: [
    ("var number = 0", "name: \"number\", ownership: .strong, type: nil"),
    ("let amount: Amount", "name: \"amount\", ownership: .strong, type: \"Amount\""),
    ("weak var view: (any CountView)?", "ownership: .weak, type: \"(any CountView)?\""),
    ("unowned let view: any CountView", "ownership: .unowned, type: \"any CountView\""),
    ("private unowned(unsafe) var view: V?", "ownership: .unowned, type: \"V?\""),
    ("@Unrecorded var log: [Int] = []", "type: \"[Int]\", isUnrecorded: true"),
    ("@Published var total = 3", "name: \"total\", ownership: .strong"),
    ("lazy var rows = load()", "name: \"rows\", ownership: .strong"),
    ("var `default` = 0", "name: \"default\""),
    ("var number = 0 { didSet { tell() } }", "name: \"number\""),
    ("var number = 0 { willSet { a() } didSet { b() } }", "name: \"number\""),
    ("var title: [String: \"x\"]", "type: #\"[String: \"x\"]\"#"),
  ])
  func `a stored property is a fact`(member: String, fact: String) throws {
    let facts = try facts(member)
    #expect(facts.contains(fact))
    #expect(facts.contains("line: 2)]"))
  }

  @Test(arguments: [
    "var double: Int { number * 2 }", "var a: Int { get { 1 } set { b = newValue } }",
    "static var shared = A()", "class var kind: Int { 1 }", "func f() { let x = 1 }",
    // The superclass stores it.
    "override var isEnabled: Bool { didSet { draw() } }",
  ])
  func `what is not stored in the object is none`(member: String) throws {
    #expect(try facts(member).contains("properties: []"))
  }

  @Test func `several on one line, and a tuple's, are told apart`() throws {
    let several = try facts("let a: Int, b = 2")
    for (name, type) in [("a", "\"Int\""), ("b", "nil")] {
      let fact = "name: \"\(name)\", ownership: .strong, type: \(type), isConstant: true, line: 2"
      #expect(several.contains(fact))
    }
    let tuple = try facts("var (x, y): (Int, Int) = (1, 2)")
    #expect(tuple.contains("name: \"x\", ownership: .strong, type: nil, line: 2"))
    #expect(tuple.contains("name: \"y\", ownership: .strong, type: nil, line: 2"))
  }

  @Test func `capture lists are told with their lines, those inside closures too`() throws {
    let facts = try facts(
      """
      func f() {
        w.fetch { [weak self] r in self?.n = r }
        w.fetch { r in
          later { [unowned self, k = self.n] in g(k) }
        }
      }
      let h = { [w] in w }
      """)
    #expect(
      facts.contains(
        """
        captures: [LayerTracing.CaptureFact(captures: ["weak self"], line: 3), \
        LayerTracing.CaptureFact(captures: ["unowned self", "k = self.n"], line: 5), \
        LayerTracing.CaptureFact(captures: ["w"], line: 8)]
        """))
  }

  @Test func `a nested class keeps its own captures and properties`() throws {
    let facts = try facts("class B { var n = 0; func f() { g { [n] in n } } }")
    #expect(facts.contains("properties: []"))
    #expect(facts.contains("captures: []"))
  }
}
