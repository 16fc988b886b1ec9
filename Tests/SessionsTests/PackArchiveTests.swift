import Lessons
import Platform
import Testing
import TestSupport

@testable import Sessions

/// A pack of lessons in one file, as it is handed on: nothing of it is unpacked to disk.
@Suite struct PackArchiveTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static let manifest = "name: autumn\nversion: 1\nlayercake: 0.1\n"

  /// A zip with the file p/10-one.md, compressed, which holds "one" and a line end.
  private static let zip: [UInt8] = [
    0x50, 0x4B, 0x03, 0x04, 0x14, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x21, 0x5B,
    0x9F, 0xA8, 0x17, 0xF8, 0x06, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x0B, 0x00,
    0x00, 0x00, 0x70, 0x2F, 0x31, 0x30, 0x2D, 0x6F, 0x6E, 0x65, 0x2E, 0x6D, 0x64, 0xCB,
    0xCF, 0x4B, 0xE5, 0x02, 0x00, 0x50, 0x4B, 0x01, 0x02, 0x14, 0x03, 0x14, 0x00, 0x00,
    0x00, 0x08, 0x00, 0x00, 0x00, 0x21, 0x5B, 0x9F, 0xA8, 0x17, 0xF8, 0x06, 0x00, 0x00,
    0x00, 0x04, 0x00, 0x00, 0x00, 0x0B, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0xA4, 0x01, 0x00, 0x00, 0x00, 0x00, 0x70, 0x2F, 0x31, 0x30, 0x2D,
    0x6F, 0x6E, 0x65, 0x2E, 0x6D, 0x64, 0x50, 0x4B, 0x05, 0x06, 0x00, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x39, 0x00, 0x00, 0x00, 0x2F, 0x00, 0x00, 0x00, 0x00, 0x00,
  ]

  private func read(_ name: String, _ bytes: [UInt8]) throws -> CourseFolder {
    let path = try folder.add(name, bytes)
    let read = CourseFolder(path)
    #expect(folder.names == [name])
    return read
  }

  private func names(_ found: CourseFolder) -> [String] {
    found.sources.map { $0.file.replacing(folder.path + "/", with: "") }
  }

  private func complaints(_ found: CourseFolder) -> [String] {
    found.unreadable.map {
      "\($0.file): \($0.reason)".replacing(folder.path + "/", with: "")
    }
  }

  @Test func `its lessons and its manifest are those of the folder that was packed`() throws {
    var tar = Tar()
    tar.add("autumn/", "", .folder)
    tar.add("autumn/layercake.pack", Self.manifest)
    tar.add("autumn/20-two.md", "two\r\n")
    tar.add("autumn/part/10-한글.md", "한글")
    tar.add("autumn/10-one.md", "one")
    for other in ["README.md", "notes.txt", ".hidden.md", ".git/x.md", "part/layercake.pack"] {
      tar.add("autumn/\(other)", "name: other")
    }
    tar.add("elsewhere/30-three.md", "three")
    let found = try read("a.tar", tar.whole)
    #expect(
      names(found) == [
        "a.tar/autumn/10-one.md", "a.tar/autumn/20-two.md", "a.tar/autumn/part/10-한글.md",
      ])
    #expect(found.sources.map(\.text) == ["one", "two\n", "한글"])
    #expect(
      found.manifest
        == .text(Self.manifest, file: "\(folder.path)/a.tar/autumn/layercake.pack"))
    #expect(found.unreadable == [])
  }

  @Test func `what the system's tar has compressed is read, too`() throws {
    try folder.makeFolder("pack")
    try folder.add("pack/10-one.md", "one")
    try folder.add("pack/layercake.pack", Self.manifest)
    for (name, option) in [("a.tgz", "-czf"), ("b.tar.gz", "-czf"), ("c.tar", "-cf")] {
      let path = "\(folder.path)/\(name)"
      let packed = ChildProcess.run(
        "/bin/tar", ["tar", "-C", folder.path, option, path, "pack"], .output)
      try #require(packed.end == .done)
      let found = CourseFolder(path)
      #expect(found.sources.map(\.text) == ["one"])
      #expect(found.manifest != .none)
    }
  }

  @Test func `so is a zip`() throws {
    let found = try read("a.zip", Self.zip)
    #expect(names(found) == ["a.zip/p/10-one.md"])
    #expect(found.sources.map(\.text) == ["one\n"])
  }

  @Test func `what leads out of it, and what is no file, is not read`() throws {
    var tar = Tar()
    tar.add("/etc/absolute.md", "no")
    tar.add("../up.md", "no")
    tar.add("a/../../up.md", "no")
    tar.add("link.md", "", .symbolicLink, to: "/etc/passwd")
    tar.add("hard.md", "", .hardLink, to: "/etc/passwd")
    tar.add("device.md", "", .device)
    tar.add("folder.md/", "", .folder)
    tar.add(Array("bad-".utf8) + [0xFF, 0xFE] + Array(".md".utf8), "no")
    tar.add("good.md", "good")
    let found = try read("a.tar", tar.whole)
    #expect(found.sources.map(\.text) == ["good"])
    #expect(
      complaints(found) == [
        "a.tar/etc/absolute.md: its name points outside the archive",
        "a.tar/../up.md: its name points outside the archive",
        "a.tar/a/../../up.md: its name points outside the archive",
        "a.tar/link.md: it is a link", "a.tar/hard.md: it is a link",
        "a.tar: a name in it is not UTF-8",
      ])
  }

  @Test func `a lesson that is there twice counts as it was packed last`() throws {
    var tar = Tar()
    tar.add("10-one.md", "old")
    tar.add("./10-one.md", "new")
    let found = try read("a.tar", tar.whole)
    #expect(found.sources.map(\.text) == ["new"])
  }

  @Test func `of a lesson that is far too long no more is kept than shows that`() throws {
    var tar = Tar()
    tar.add("10-one.md", String(repeating: "x", count: 3 * Prose.largest))
    let found = try read("a.tar", tar.whole)
    #expect(found.sources.map(\.text.utf8.count) == [Prose.largest + 1])
  }

  @Test func `an archive that is damaged, or larger than lessons are, gives none`() throws {
    var whole = Tar()
    whole.add("10-one.md", String(repeating: "one\n", count: 1_000))
    var many = Tar()
    for number in 0...Archive.mostEntries { many.add("\(number).txt") }
    var huge = Tar()
    huge.add("10-one.md", "one")
    huge.add("photo.jpg", "x", size: Archive.mostBytes + 1)
    let spoilt: [(ArraySlice<UInt8>, String)] = [
      (whole.whole.dropLast(3_000), "it isn't an archive, or it is damaged: it ends too early"),
      (whole.bytes[...], "it isn't an archive, or it is damaged: it ends too early"),
      (
        Array("no archive at all".utf8)[...],
        "it isn't an archive, or it is damaged: it ends too early"
      ),
      (
        Array(repeating: 0x6F, count: 2_000)[...],
        "it isn't an archive, or it is damaged: an entry has no header"
      ),
      (
        [0x1F, 0x8B, 0x08, 0x00] + Array(repeating: 0xFF, count: 600),
        "it isn't an archive, or it is damaged: its compressed data can't be unpacked"
      ),
      (many.whole[...], "it has more than 10000 entries"),
      (huge.whole[...], "unpacked it is larger than 64 MB"),
    ]
    for (bytes, reason) in spoilt {
      let found = try read("a.tar", Array(bytes))
      #expect(found.sources == [])
      #expect(found.unreadable.count == 1)
      #expect(complaints(found)[0].hasPrefix("a.tar: " + reason), "\(complaints(found))")
    }
    #expect(
      complaints(CourseFolder("/nowhere/a.zip")) == ["/nowhere/a.zip: No such file or directory"])
  }
}
