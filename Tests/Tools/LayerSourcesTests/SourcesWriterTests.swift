import SwiftParser
import Testing

@testable import LayerSourcesCore

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
}
