import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing

@testable import LayerTracingMacros

/// The generated file as a whole.
struct SourcesWriterTests {
  @Test func `the file is this`() {
    let source = SourcesWriter.Source(path: "MVP/A.swift", text: "enum E {\n  case a\n}\n")
    #expect(
      SourcesWriter.file(embedding: [source]) == """
        // Generated from this module's sources; do not edit.
        import LayerTracing

        /// This module's source files, whole, with an index of what they declare.
        nonisolated public let sourceFiles: [SourceFile] = [
          sourceFile0(),
        ]

        nonisolated private func sourceFile0() -> SourceFile {
          SourceFile(
            path: "MVP/A.swift",
            folder: "",
            text: #\"""
        enum E {
          case a
        }

        \"""#,
            declarations: [
              SourceDeclaration(kind: .enum, name: "E", container: nil, line: 1, lines: 1...3),
              SourceDeclaration(kind: .case, name: "a", container: "E", line: 2, lines: 2...2),
            ])
        }

        """)
  }

  @Test func `the file parses whatever it embeds`() {
    let sources = RawLiteralTests.hostile.enumerated().map { number, text in
      SourcesWriter.Source(path: "M/\(number) \"\\.swift", text: text + "\nfunc `a \\ b`() {}")
    }
    #expect(!Parser.parse(source: SourcesWriter.file(embedding: sources)).hasError)
    #expect(!Parser.parse(source: SourcesWriter.file(embedding: [])).hasError)
  }

  /// What `#sourceFile` becomes for a text, as the plugin writes it.
  private func expansion(_ text: String) throws -> String {
    let tree = Parser.parse(
      source:
        "#sourceFile(\n  path: \"M/A.swift\", folder: \"F\",\n  text: ####\"\"\"\n\(text)\n\"\"\"####)"
    )
    let node = try #require(
      tree.statements.first?.item.as(ExprSyntax.self)?.as(MacroExpansionExprSyntax.self))
    return try SourceFileMacro.expansion(of: node, in: BasicMacroExpansionContext()).description
  }

  // What ends the plugin's literal, and control characters, are for the compiler to refuse; of a carriage return
  // before a line's end it makes nothing.
  @Test(
    arguments: RawLiteralTests.hostile.filter { text in
      !text.contains("\"\"\"####")
        && text.unicodeScalars.allSatisfy {
          $0 == "\n" || $0 == "\t" || $0.value >= 0x20 && $0 != "\u{7F}" && $0 != "\u{FEFF}"
        }
    })
  func `the macro embeds the text of its literal, whatever that is`(text: String) throws {
    let text = text + "\nfunc `a \\ b`() {}\n"
    #expect(
      try expansion(text)
        == SourcesWriter.expression(.init(path: "M/A.swift", folder: "F", text: text)))
  }

  @Test func `a file that declares the module's pattern is none of its sources`() throws {
    #expect(try expansion("let pattern = Pattern(\"MVP\", drawing: nil)\n") == "nil")
  }
}
