import Foundation
import Testing

@testable import LayerSourcesCore

/// Whole runs, over files on disk.
final class RunTests {
  /// A folder of this test's own.
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "layersources-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file below the folder, and answers its path.
  @discardableResult
  private func write(_ path: String, _ bytes: Data) throws -> String {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
    return url.path
  }

  /// Writes a text below the folder, and answers its path.
  @discardableResult
  private func write(_ path: String, _ text: String) throws -> String {
    try write(path, Data(text.utf8))
  }

  @Test func `findings are printed over all files, sorted, with exit code 1`() throws {
    try write("Sources/Patterns/MVP/B.swift", "extension A { func f() {} }\nimport UIKit\n")
    try write("Sources/Patterns/MVP/A.swift", "@Layer(.model) class A { lazy var x = 1 }\n")
    try write("Sources/Patterns/MVP/.build/C.swift", "import UIKit\n")
    try write("Sources/Patterns/MVP/P.swift", "let p = Pattern(\"MVP\", drawing: nil)\n")
    try write("Sources/Patterns/MVP/Notes.md", "import UIKit\n")
    let path = folder.path + "/Sources/"
    let result = try LayerSources.run(.lint(paths: [path, path + "Patterns"]))
    #expect(result.exitCode == 1)
    let places = result.output.split(separator: "\n").map {
      $0.dropFirst(path.count).prefix(while: { $0 != " " })
    }
    #expect(
      places == [
        "Patterns/MVP/A.swift:1:26:", "Patterns/MVP/B.swift:1:11:", "Patterns/MVP/B.swift:2:1:",
      ])
  }

  @Test func `tests are the methods that XCTest would run, and that can be called`() throws {
    let path = try write(
      "ATests.swift",
      """
      /* final class BTests { func testNone() {} } */
      final class ATests {
        func testOne() throws {}
        func testTwo(_ number: Int) {}
        private func testThree() {}
        static func testFour() {}
        func testFive() async {}
        func helper() { func testSix() {} }
        struct InnerTests { func test() {} }
      }
      extension ATests { func testSeven() {} }
      final class Other { func testEight() {} }
      func testNine() {}

      """)
    #expect(
      try LayerSources.run(.tests(files: [path])).output
        == "ATests.testOne\nATests.InnerTests.test\nATests.testSeven\n")
  }

  @Test func `nothing found is nothing printed`() throws {
    let path = try write("A.swift", "class A {}\n")
    #expect(try LayerSources.run(.lint(paths: [path])) == .init(output: "", exitCode: 0))
  }

  @Test func `the catalogue names every rule`() throws {
    let output = try LayerSources.run(.rules).output
    for rule in RuleName.allCases {
      #expect(output.split(separator: "\n").contains { $0.hasPrefix(rule.rawValue + " ") })
    }
  }

  @Test func `help is the usage`() throws {
    #expect(try LayerSources.run(.help).output == Invocation.usage + "\n")
  }

  @Test func `a path that isn't there is named`() {
    let path = folder.path + "/none"
    #expect(throws: ToolError.unreadable(path: path, reason: "No such file or directory")) {
      try LayerSources.run(.lint(paths: [path]))
    }
  }

  @Test func `a folder in a file's place is named`() throws {
    let output = folder.path + "/Out.swift"
    #expect(throws: ToolError.unreadable(path: folder.path, reason: "Is a directory")) {
      try LayerSources.run(.index(module: "M", output: output, files: [folder.path]))
    }
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func `bytes that are not UTF-8 are named by their line`() throws {
    let path = try write("A.swift", Data("// 한\nlet x = \"".utf8) + [0xFF, 0x22])
    #expect(throws: ToolError.notUTF8(path: path, line: 2)) {
      try LayerSources.run(.lint(paths: [path]))
    }
    let cut = try write("B.swift", Data([0xED, 0x95]))
    #expect(throws: ToolError.notUTF8(path: cut, line: 1)) {
      try LayerSources.run(.lint(paths: [cut]))
    }
  }

  @Test func `an index holds its files sorted by name, and replaces the old one`() throws {
    let b = try write("x/B.swift", "let b = 1\n")
    let a = try write("y/A.swift", "\u{FEFF}let a = 1\r\n")
    let output = try write("Out.swift", "old")
    _ = try LayerSources.run(.index(module: "M", output: output, files: [b, a]))
    #expect(
      try String(contentsOfFile: output, encoding: .utf8)
        == SourcesWriter.file(embedding: [
          .init(path: "M/A.swift", folder: "y", text: "\u{FEFF}let a = 1\r\n"),
          .init(path: "M/B.swift", folder: "x", text: "let b = 1\n"),
        ]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
  }

  @Test func `templates are known by their paths below their folder, sorted`() throws {
    let b = try write("Templates/MVP/b.mustache", "b \"#\n")
    let a = try write("Templates/MVC/a.mustache", "a\n")
    let output = try write("Out.swift", "old")
    _ = try LayerSources.run(
      .embed(folder: folder.path + "/Templates", output: output, files: [b, a]))
    #expect(
      try String(contentsOfFile: output, encoding: .utf8) == """
        // Generated from this module's templates; do not edit.

        /// The files of this module's folder of templates, by their paths below it, whole.
        nonisolated let embeddedTemplates: [(path: String, text: String)] = [
          ("MVC/a.mustache", template0),
          ("MVP/b.mustache", template1),
        ]

        nonisolated private let template0 = #\"""
        a

        \"""#

        nonisolated private let template1 = ##\"""
        b "#

        \"""##

        """)
  }

  @Test func `two files of one name are refused`() throws {
    let one = try write("x/A.swift", "")
    let other = try write("y/A.swift", "")
    #expect(throws: ToolError.sameName("M/A.swift")) {
      try LayerSources.run(
        .index(module: "M", output: folder.path + "/O.swift", files: [one, other]))
    }
  }

  @Test func `an output that can't be written is named`() throws {
    let path = folder.path + "/none/Out.swift"
    #expect(throws: ToolError.unwritable(path: path, reason: "No such file or directory")) {
      try LayerSources.run(.index(module: "M", output: path, files: []))
    }
  }
}
