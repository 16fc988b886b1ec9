import Foundation
import Platform
import Testing

@Suite struct AtomicFileTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  private func write(_ text: String, to path: String, replacing: Bool = false) throws -> Int {
    let file = try AtomicFile(path, replacing: replacing)
    Array(text.utf8).withUnsafeBytes { file.write($0) }
    return try file.commit()
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  @Test func `a file is written whole and leaves nothing beside it`() throws {
    #expect(try write("한글\n", to: folder + "/a.jsonl") == 7)
    #expect(try String(contentsOfFile: folder + "/a.jsonl", encoding: .utf8) == "한글\n")
    #expect(try names == ["a.jsonl"])
  }

  @Test func `a file is never overwritten unasked`() throws {
    _ = try write("old", to: folder + "/a")
    #expect(throws: AtomicFile.WriteError.exists) { try write("new", to: folder + "/a") }
    #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "old")
    #expect(try names == ["a"])
  }

  @Test func `a file that appears while another is written is not overwritten either`() throws {
    let file = try AtomicFile(folder + "/a", replacing: false)
    Array("late".utf8).withUnsafeBytes { file.write($0) }
    _ = try write("early", to: folder + "/a")
    #expect(throws: AtomicFile.WriteError.exists) { try file.commit() }
    #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "early")
  }

  @Test func `a file is replaced when that is asked for`() throws {
    _ = try write("old and long", to: folder + "/a")
    _ = try write("new", to: folder + "/a", replacing: true)
    #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "new")
  }

  @Test func `behind a link the file that is meant is replaced, and keeps its permissions`() throws
  {
    let files = FileManager.default
    _ = try write("old", to: folder + "/target")
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder + "/target")
    try files.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: folder + "/target")
    #expect(throws: AtomicFile.WriteError.exists) { try write("new", to: folder + "/link") }
    _ = try write("new", to: folder + "/link", replacing: true)
    #expect(try String(contentsOfFile: folder + "/target", encoding: .utf8) == "new")
    #expect(try files.destinationOfSymbolicLink(atPath: folder + "/link") == folder + "/target")
    let mode = try files.attributesOfItem(atPath: folder + "/target")[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `what is no regular file is never replaced`() throws {
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    #expect(throws: AtomicFile.WriteError.cannotCreate(.noRegularFile)) {
      try write("x", to: folder + "/pipe", replacing: true)
    }
    #expect(try names == ["pipe"])
  }

  @Test func `a name may be as long as the system lets it`() throws {
    // 85 syllables are 255 bytes.
    for name in [String(repeating: "한", count: 85), String(repeating: "a", count: 255)] {
      #expect(try write("x", to: "\(folder)/\(name)") == 1)
      #expect(try write("xy", to: "\(folder)/\(name)", replacing: true) == 2)
      #expect(throws: AtomicFile.WriteError.cannotCreate(.call(ENAMETOOLONG))) {
        try write("x", to: "\(folder)/\(name)a", replacing: true)
      }
    }
    #expect(try names.count == 2)
  }

  @Test func `what is given up leaves nothing behind`() throws {
    do {
      let file = try AtomicFile(folder + "/a", replacing: false)
      Array("half".utf8).withUnsafeBytes { file.write($0) }
    }
    #expect(try names.isEmpty)
  }

  @Test(arguments: [
    ("/missing/a", ENOENT), ("", EISDIR), ("/", EISDIR),
  ])
  func `a path that can't be is refused with the system's reason`(suffix: String, reason: Int32) {
    #expect(throws: AtomicFile.WriteError.cannotCreate(.call(reason))) {
      try write("x", to: folder + suffix, replacing: true)
    }
  }
}
