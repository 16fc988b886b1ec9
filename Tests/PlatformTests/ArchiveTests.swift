import Testing
import TestSupport

@testable import Platform

/// Archives as programs write them, and as an attacker would.
@Suite struct ArchiveTests {
  /// What was read, "name: text" each; or why nothing was.
  private func read(_ bytes: [UInt8], most: Int = 100) -> [String] {
    do throws(Archive.ReadError) {
      return try Archive.files(packed: bytes, most: most) { $0 != "unwanted" }.map { file in
        let text = file.bytes.map { String(decoding: $0, as: UTF8.self) }
        return "\(file.name ?? "a name"): \(text ?? "a link")"
      }
    } catch {
      return ["\(error)"]
    }
  }

  private func pax(_ record: String) -> String {
    // The length counts its own digits.
    let rest = record.utf8.count + 2
    let length = (rest...).first { $0 == rest + String($0).utf8.count } ?? rest
    return "\(length) \(record)\n"
  }

  @Test func `long names are those that pax and GNU's tar write before the entry`() {
    let long = String(repeating: "folder/", count: 30) + "file.md"
    var tar = Tar()
    tar.add("x", pax("path=\(long)"), .pax)
    tar.add("short", "one")
    tar.add("x", long + "\0", .longName)
    tar.add("short", "two")
    tar.add("short", "three")
    #expect(read(tar.whole) == ["\(long): one", "\(long): two", "short: three"])
  }

  @Test func `what pax says of a size counts, and a senseless record counts for nothing`() {
    var tar = Tar()
    tar.add("x", pax("size=3"), .pax)
    tar.add("a", "one", size: 0)
    for senseless in ["", "9", "x y", "99999999999999999999 path=b\n", "-5 path=b\n", "3 a\n"] {
      tar.add("x", senseless, .pax)
      tar.add("a", "two")
    }
    #expect(read(tar.whole) == ["a: one"] + Array(repeating: "a: two", count: 6))
    for size in ["-1", "99999999999"] {
      var lying = Tar()
      lying.add("x", pax("size=\(size)"), .pax)
      lying.add("a", "one")
      #expect(read(lying.whole).count == 1)
      #expect(!read(lying.whole)[0].contains("one"))
    }
  }

  @Test func `of a file no more is given than is asked for`() {
    var tar = Tar()
    tar.add("a", "12345678")
    var zip = Zip()
    zip.add("a", "12345678")
    #expect(read(tar.whole, most: 3) == ["a: 123"])
    #expect(read(zip.whole, most: 3) == ["a: 123"])
  }

  @Test func `a zip has files, links and other things`() {
    var zip = Zip()
    zip.add("a", "one", checksum: 0x7A6C_86F1)
    zip.add("folder/")
    zip.add("link", "/etc/passwd", mode: 0o120777)
    zip.add("pipe", mode: 0o010644)
    zip.add("unwanted", "two")
    #expect(read(zip.whole) == ["a: one", "link: a link"])
    #expect(read(Zip().whole) == [])
  }

  private static let lies: [(String, @Sendable (inout Zip) -> Void)] = [
    (
      "it isn't an archive, or it is damaged: a checksum is wrong",
      { $0.add("a", "one", checksum: 1) }
    ),
    ("it isn't an archive, or it is damaged: a checksum is wrong", { $0.add("a", "one", size: 2) }),
    (
      "it isn't an archive, or it is damaged: an entry is not where the archive's list says",
      { $0.add("a", "one", at: 1) }
    ),
    ("it isn't an archive, or it is damaged: it ends too early", { $0.add("a", at: 0x7FFF_FFFF) }),
    ("it isn't an archive, or it is damaged: it ends too early", { $0.add("a", at: 0xFFFF_FFFF) }),
    (
      "it isn't an archive, or it is damaged: its compressed data can't be unpacked",
      { $0.add("a", "\u{7}one", method: 8) }
    ),
    ("it isn't an archive, or it is damaged: it ends too early", { $0.add("a", "", method: 8) }),
    (
      "it is encrypted, which isn't read; an archive is a .zip, .tar or .tar.gz",
      { $0.add("a", "one", flags: 1) }
    ),
    (
      "it is compressed by an unusual method, which isn't read; an archive is a .zip, .tar or .tar.gz",
      { $0.add("a", "one", method: 14) }
    ),
    ("unpacked it is larger than 64 MB", { $0.add("unwanted", "one", size: 0xFFFF_FFFF) }),
    ("it has more than 10000 entries", { zip in for _ in 0...10_000 { zip.add("unwanted") } }),
  ]

  @Test(arguments: lies)
  func `a zip that lies is told as what it is`(reason: String, lie: @Sendable (inout Zip) -> Void) {
    var zip = Zip()
    lie(&zip)
    #expect(read(zip.whole) == [reason])
  }

  @Test func `entries that share their bytes are counted each`() {
    var zip = Zip()
    zip.add("a", String(repeating: "x", count: 70_000), size: 0)
    for _ in 0..<1_000 { zip.add("a", packed: 70_000, size: 0, at: 0) }
    #expect(read(zip.whole, most: 70_000 - 1) == ["unpacked it is larger than 64 MB"])
  }

  @Test func `what grows without end is given up at the limit`() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/bomb.tar.gz"
    let packed = ChildProcess.run(
      "/bin/sh", ["sh", "-c", "head -c 70000000 /dev/zero | gzip > \"$0\"", path], .output)
    try #require(packed.end == .done)
    #expect(throws: Archive.ReadError.tooLarge(most: Archive.mostBytes)) {
      try Archive.files(in: path, most: 1) { _ in true }
    }
  }

  @Test func `another kind of archive is told which kinds are read`() throws {
    let folder = try ScratchFolder()
    for name in ["a.tar.xz", "a.7z", "A.TAR.ZST"] {
      let path = try folder.add(name, "anything")
      #expect(Archive.isArchive(path))
      #expect(throws: Archive.ReadError.unsupported(.otherKind)) {
        try Archive.files(in: path, most: 1) { _ in true }
      }
    }
  }

  @Test func `no archive that was spoilt ends the program`() {
    var zip = Zip()
    zip.add("a", "one", checksum: 0x7A6C_86F1)
    zip.add("b", String(repeating: "two", count: 20), method: 8)
    var tar = Tar()
    tar.add("x", pax("path=long"), .pax)
    tar.add("a", "one")
    tar.add("x", "long\0", .longName)
    tar.add("b", "two")
    var random = SeededGenerator(seed: 7)
    for whole in [zip.whole, tar.whole] {
      for _ in 0..<3_000 {
        var spoilt = whole
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<spoilt.count, using: &random)
          spoilt[place] =
            [0, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &random)]
            .randomElement(using: &random) ?? 0
        }
        if Bool.random(using: &random) {
          spoilt.removeLast(Int.random(in: 0..<spoilt.count, using: &random))
        }
        if spoilt.starts(with: ZipArchive.beginning) || Bool.random(using: &random) {
          _ = read(spoilt)
        } else {
          _ = read(sound(spoilt))
        }
      }
    }
  }

  /// A tar archive whose first header has the checksum that it needs.
  private func sound(_ tar: [UInt8]) -> [UInt8] {
    guard tar.count >= 512 else { return tar }
    var tar = tar
    tar.replaceSubrange(148..<156, with: Array(repeating: 0x20, count: 8))
    let sum = String(tar[..<512].reduce(0) { $0 + Int($1) }, radix: 8)
    tar.replaceSubrange(
      148..<156, with: Array(sum.utf8) + [UInt8](repeating: 0, count: 8 - sum.count))
    return tar
  }
}
