import Foundation
import Testing

@testable import LayerTracingMacros

/// Whole runs of the index, over files on disk.
final class IndexToolTests {
  /// A folder of this test's own.
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "index-\(UUID().uuidString)")

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
      try IndexTool.run(["tests", path])
        == "ATests.testOne\nATests.InnerTests.test\nATests.testSeven\n")
  }

  @Test func `a folder in a file's place is named`() throws {
    let output = folder.path + "/Out.swift"
    #expect(throws: FileError.unreadable(path: folder.path, reason: "Is a directory")) {
      try IndexTool.run(["index", "M", output, folder.path])
    }
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func `an index holds its files sorted by name, and replaces the old one`() throws {
    let b = try write("x/B.swift", "let b = 1\n")
    let a = try write("y/A.swift", "\u{FEFF}let a = 1\r\n")
    let output = try write("Out.swift", "old")
    #expect(try IndexTool.run(["index", "M", output, b, a]).isEmpty)
    #expect(
      try String(contentsOfFile: output, encoding: .utf8)
        == SourcesWriter.file(embedding: [
          .init(path: "M/A.swift", folder: "y", text: "\u{FEFF}let a = 1\r\n"),
          .init(path: "M/B.swift", folder: "x", text: "let b = 1\n"),
        ]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
  }

  @Test func `an output that can't be written is named`() throws {
    let path = folder.path + "/none/Out.swift"
    #expect(throws: FileError.unwritable(path: path, reason: "No such file or directory")) {
      try IndexTool.run(["index", "M", path])
    }
  }

  @Test func `other words are answered with the usage`() throws {
    for words in [["index", "M"], ["lint", "A.swift"]] {
      #expect(try IndexTool.run(words[...]).hasPrefix("usage: LayerTracingMacros index MODULE"))
    }
  }
}
