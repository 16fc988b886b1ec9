import Foundation
import LayerTracingMacros
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
    try write(
      "Sources/Specimens/Counter/MVP/B.swift", "extension A { func f() {} }\nimport UIKit\n")
    try write(
      "Sources/Specimens/Counter/MVP/A.swift", "@Layer(.model) class A { lazy var x = 1 }\n")
    try write("Sources/Specimens/Counter/MVP/.build/C.swift", "import UIKit\n")
    try write("Sources/Specimens/Patterns/MVP/P.swift", "let p = Pattern(\"MVP\", drawing: nil)\n")
    try write("Sources/Specimens/Counter/MVP/Notes.md", "import UIKit\n")
    let path = folder.path + "/Sources/"
    let result = try LayerSources.run(.lint(paths: [path, path + "Specimens"]))
    #expect(result.exitCode == 1)
    let places = result.output.split(separator: "\n").map {
      $0.dropFirst(path.count).prefix(while: { $0 != " " })
    }
    #expect(
      places == [
        "Specimens/Counter/MVP/A.swift:1:26:", "Specimens/Counter/MVP/B.swift:1:11:",
        "Specimens/Counter/MVP/B.swift:2:1:",
      ])
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
    #expect(throws: FileError.unreadable(path: path, reason: "No such file or directory")) {
      try LayerSources.run(.lint(paths: [path]))
    }
  }

  @Test func `bytes that are not UTF-8 are named by their line`() throws {
    let path = try write("A.swift", Data("// 한\nlet x = \"".utf8) + [0xFF, 0x22])
    #expect(throws: FileError.notUTF8(path: path, line: 2)) {
      try LayerSources.run(.lint(paths: [path]))
    }
    let cut = try write("B.swift", Data([0xED, 0x95]))
    #expect(throws: FileError.notUTF8(path: cut, line: 1)) {
      try LayerSources.run(.lint(paths: [cut]))
    }
  }
}
