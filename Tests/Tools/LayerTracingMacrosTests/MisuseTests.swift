import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Everything that `@Layer` says when it can't do what it is asked for: read downward, the
/// catalogue of its messages.
@Suite struct MisuseTests {
  /// One misuse.
  struct Row: Sendable, CustomTestStringConvertible {
    var source: String
    /// Where the message points: 1-based line and column.
    let line: Int
    let column: Int
    let severity: DiagnosticSeverity
    let message: String
    /// Each fix-it with the source that it leaves.
    var fixIts: [(text: String, fixed: String)] = []
    /// Whether it is about `@Layer` without a role.
    var isBare = false

    var testDescription: String { "\(line):\(column): \(message)" }
  }

  static let errors: [Row] = [
    Row(
      source: "@Layer(.view) enum E {}", line: 1, column: 1, severity: .error,
      message:
        "only a class, an actor or a structure can be a layer: a layer has an identity that messages go to"
    ),
    Row(
      source: "@Layer(.view) protocol P {}", line: 1, column: 1, severity: .error,
      message: "a protocol plays no role; put '@Layer(role)' on the classes that conform to it"),
    Row(
      source: "@Layer(.view) extension A {}", line: 1, column: 1, severity: .error,
      message: "an extension plays its class's role; write '@Layer' without a role",
      fixIts: [("remove the role", "@Layer extension A {}")]),
    Row(
      source: "@Layer(.view)\nextension A {}", line: 1, column: 1, severity: .error,
      message: "an extension plays its class's role; write '@Layer' without a role",
      fixIts: [("remove the role", "@Layer\nextension A {}")]),
    Row(
      source: "@Layer class A { func f() {}; func g() {} }", line: 1, column: 1, severity: .error,
      message: "a layer needs a role: '@Layer(.presenter)'",
      fixIts: [("add a role", "@Layer(.<#role#>) class A { func f() {}; func g() {} }")],
      isBare: true),
    Row(
      source: "@Layer\nclass A { let n = 0 }", line: 1, column: 1, severity: .error,
      message: "a layer needs a role: '@Layer(.presenter)'",
      fixIts: [("add a role", "@Layer(.<#role#>)\nclass A { let n = 0 }")], isBare: true),
    Row(
      source: "@Layer struct S { let n = 0; let m = 1 }", line: 1, column: 1, severity: .error,
      message: "a layer needs a role: '@Layer(.presenter)'",
      fixIts: [("add a role", "@Layer(.<#role#>) struct S { let n = 0; let m = 1 }")],
      isBare: true),
    Row(
      source: "@Layer enum E { static let n = 0 }", line: 1, column: 1,
      severity: .error,
      message:
        "only a class, an actor or a structure can be a layer: a layer has an identity that messages go to",
      isBare: true),
    Row(
      source: "@Layer protocol P { func f() }", line: 1, column: 1, severity: .error,
      message: "a protocol plays no role; put '@Layer(role)' on the classes that conform to it",
      isBare: true),
  ]

  static let warnings: [Row] = [
    Row(
      source:
        "@Layer(.model) class A { func f(_ g: () throws -> Int) rethrows -> Int { try g() } }",
      line: 1, column: 56, severity: .warning,
      message: "'f' rethrows and can't be traced; make it 'throws', or mark it '@Unrecorded'",
      fixIts: [
        (
          "make it 'throws'",
          "@Layer(.model) class A { func f(_ g: () throws -> Int) throws -> Int { try g() } }"
        ),
        (
          "leave it untraced",
          "@Layer(.model) class A { @Unrecorded func f(_ g: () throws -> Int) rethrows -> Int { try g() } }"
        ),
      ]),
    Row(
      source: "@Layer(.model) class A { func f() -> Never { fatalError() } }", line: 1, column: 38,
      severity: .warning,
      message: "'f' never returns and can't be traced; mark it '@Unrecorded'",
      fixIts: [
        (
          "leave it untraced",
          "@Layer(.model) class A { @Unrecorded func f() -> Never { fatalError() } }"
        )
      ]),
    Row(
      source: "@Layer(.model) class A { private lazy var n = 0 }", line: 1, column: 34,
      severity: .warning,
      message: "writes to lazy 'n' can't be traced; set it in 'init', or mark it '@Unrecorded'",
      fixIts: [
        ("leave it untraced", "@Layer(.model) class A { @Unrecorded private lazy var n = 0 }")
      ]),
    Row(
      source: "@Layer(.model) class A {\n  @Published\n  var n = 0\n}", line: 2, column: 3,
      severity: .warning,
      message: "writes to 'n', which @Published wraps, can't be traced; mark it '@Unrecorded'",
      fixIts: [
        (
          "leave it untraced",
          "@Layer(.model) class A {\n  @Unrecorded @Published\n  var n = 0\n}"
        )
      ]),
    Row(
      source: "@Layer(.model) class A { var a = 1, b = 2 }", line: 1, column: 26,
      severity: .warning,
      message: "writes to 'a, b' can't be traced; declare one property a line, or mark them "
        + "'@Unrecorded'",
      fixIts: [("leave it untraced", "@Layer(.model) class A { @Unrecorded var a = 1, b = 2 }")]),
    Row(
      source: "@Layer(.model) class A { var (a, b) = (1, 2) }", line: 1, column: 26,
      severity: .warning,
      message: "writes to '(a, b)' can't be traced; declare one property a line, or mark them "
        + "'@Unrecorded'",
      fixIts: [
        ("leave it untraced", "@Layer(.model) class A { @Unrecorded var (a, b) = (1, 2) }")
      ]),
    Row(
      source: "@Layer(.model) class A {\n  subscript(n: Int) -> Int { n }\n}", line: 2, column: 3,
      severity: .warning,
      message: "a subscript can't be traced; make it a method, or mark it '@Unrecorded'",
      fixIts: [
        (
          "leave it untraced",
          "@Layer(.model) class A {\n  @Unrecorded subscript(n: Int) -> Int { n }\n}"
        )
      ]),
    Row(
      source: "@Layer extension A { public subscript(n: Int) -> Int { n } }", line: 1, column: 29,
      severity: .warning,
      message: "a subscript can't be traced; make it a method, or mark it '@Unrecorded'",
      fixIts: [
        (
          "leave it untraced",
          "@Layer extension A { @Unrecorded public subscript(n: Int) -> Int { n } }"
        )
      ], isBare: true),
    Row(
      source: "@Layer(.model) class A { var n = 0 { willSet { f() } didSet { f() } } }", line: 1,
      column: 26, severity: .warning,
      message:
        "writes to 'n' can't be traced beside both 'willSet' and 'didSet'; keep one, or mark "
        + "it '@Unrecorded'",
      fixIts: [
        (
          "leave it untraced",
          "@Layer(.model) class A { @Unrecorded var n = 0 { willSet { f() } didSet { f() } } }"
        )
      ]),
    Row(
      source: "@Layer(.model) class A { var done: (() -> Void)? { didSet { f() } } }", line: 1,
      column: 26, severity: .warning,
      message: "calls of the closure in 'done' can't be traced beside its 'didSet'; make it "
        + "'willSet', or mark it '@Unrecorded'",
      fixIts: [
        (
          "leave it untraced",
          "@Layer(.model) class A { @Unrecorded var done: (() -> Void)? { didSet { f() } } }"
        )
      ]),
    Row(
      source: "@Layer(.viewModel) @Observable class A {\n  var done: (() -> Void)?\n}", line: 2,
      column: 3, severity: .warning,
      message:
        "calls of the closure in 'done', which '@Observable' makes computed, can't be traced; "
        + "mark it '@ObservationIgnored' or '@Unrecorded'",
      fixIts: [
        (
          "leave it unobserved",
          "@Layer(.viewModel) @Observable class A {\n  @ObservationIgnored var done: (() -> Void)?\n}"
        ),
        (
          "leave it untraced",
          "@Layer(.viewModel) @Observable class A {\n  @Unrecorded var done: (() -> Void)?\n}"
        ),
      ]),
    Row(
      source: "@Layer(.model) class A {\n  init() { DispatchQueue.main.async { f() } }\n}",
      line: 2, column: 12, severity: .warning, message: elsewhere("DispatchQueue.main.async"),
      fixIts: [
        (
          "leave it untraced",
          "@Layer(.model) class A {\n  @Unrecorded init() { DispatchQueue.main.async { f() } }\n}"
        )
      ]),
    Row(
      source: "@Layer extension A { var n: Int { Task.detached { 1 }; return 0 } }", line: 1,
      column: 35, severity: .warning, message: elsewhere("Task.detached"),
      fixIts: [
        (
          "leave it untraced",
          "@Layer extension A { @Unrecorded var n: Int { Task.detached { 1 }; return 0 } }"
        )
      ], isBare: true),
    Row(
      source: "@Layer(.model) class A {\n  #if DEBUG\n  func f() {}\n  #endif\n}", line: 2,
      column: 3,
      severity: .warning,
      message: "members inside '#if' can't be traced; move the condition into their bodies"),
    Row(
      source: "@Layer extension A {\n  #if DEBUG\n  func f() {}\n  #endif\n  var n: Int { 1 }\n}",
      line: 2, column: 3, severity: .warning,
      message: "members inside '#if' can't be traced; move the condition into their bodies",
      isBare: true),
  ]

  private static func elsewhere(_ call: String) -> String {
    "the trace doesn't follow what '\(call)' starts, and no event of the shell waits for it; begin a "
      + "'Task', ask a service, which answers when it is told to, or mark it '@Unrecorded'"
  }

  @Test(arguments: [
    "Task.immediate { f() }", "queue.async(execute: item)",
    "DispatchQueue.global().asyncAfter(deadline: later) { f() }",
    "DispatchQueue.concurrentPerform(iterations: 2) { g($0) }", "Thread { f() }.start()",
    "Thread.detachNewThread { f() }", "operations.addOperation { f() }",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in f() }",
    "f { if n > 0 { Thread { g() } } }",
  ])
  func `whatever starts work elsewhere is told`(call: String) {
    let source = "@Layer(.model) class A { func f() { \(call) } }"
    let row = Row(source: source, line: 1, column: 1, severity: .warning, message: "")
    let messages = diagnose(row).diagnostics.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("and no event of the shell waits for it") == true)
  }

  @Test(arguments: [
    "task()", "service.request(async)", "queue.sync { f() }", "Task.isCancelled", "view.detached()",
    "class B { func f() { Thread { g() } } }", "Task(priority: .low) { f() }",
    "Task<Int, Never> { 1 }",
    "Task.init { await f() }",
  ])
  func `what only looks like it is let through`(code: String) {
    let source = "@Layer(.model) class A { func f() { \(code) } }"
    let row = Row(source: source, line: 1, column: 1, severity: .warning, message: "")
    #expect(diagnose(row).diagnostics.isEmpty)
  }

  @Test(arguments: ["@Layer(.model) @Observable", "@Observable @Layer(.model)"])
  func `what is observed is traced, and what isn't`(attributes: String) {
    let members =
      "@ObservationIgnored var a = 0; let b = 1; var c: Int { 1 }; var d = 2; func f() {}"
    let source = "\(attributes) class A { \(members) }"
    let row = Row(source: source, line: 1, column: 1, severity: .warning, message: "")
    #expect(diagnose(row).diagnostics.isEmpty)
  }

  @Test(arguments: errors + warnings)
  func `a misuse is named, placed and mended`(row: Row) throws {
    let (diagnostics, context) = diagnose(row)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.message == row.message)
    #expect(diagnostic.diagMessage.severity == row.severity)
    let place = context.location(
      for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "test.swift")
    #expect("\(place.line):\(place.column)" == "\(row.line):\(row.column)")
    #expect(diagnostic.fixIts.map(\.message.message) == row.fixIts.map(\.text))
    for (fixIt, expected) in zip(diagnostic.fixIts, row.fixIts) {
      #expect(apply(fixIt, to: row.source, in: context) == expected.fixed)
    }
  }

  @Test(arguments: errors + warnings)
  func `what a fix-it leaves is no misuse any more`(row: Row) {
    for fixIt in row.fixIts where !fixIt.fixed.contains("<#") {
      var mended = row
      mended.source = fixIt.fixed
      mended.isBare = !fixIt.fixed.hasPrefix("@Layer(")
      #expect(diagnose(mended).diagnostics.map(\.message).filter { $0 == row.message }.isEmpty)
    }
  }

  /// Expands the row's source.
  private func diagnose(
    _ row: Row
  ) -> (diagnostics: [Diagnostic], context: BasicMacroExpansionContext) {
    let file = Parser.parse(source: row.source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "TestModule", fullFilePath: "test.swift")])
    _ = file.expand(
      macroSpecs: row.isBare ? extensionMacros : rootMacros,
      contextGenerator: {
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      })
    return (context.diagnostics, context)
  }

  /// The source after a fix-it.
  private func apply(
    _ fixIt: FixIt, to source: String, in context: BasicMacroExpansionContext
  ) -> String {
    var bytes = Array(source.utf8)
    for change in fixIt.changes {
      guard case .replace(let old, let new) = change else {
        Issue.record("a fix-it does more than to replace")
        continue
      }
      let start = context.location(for: old.position, anchoredAt: old, fileName: "").offset
      let end = context.location(for: old.endPosition, anchoredAt: old, fileName: "").offset
      bytes.replaceSubrange(start..<end, with: new.description.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
