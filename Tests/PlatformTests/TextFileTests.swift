import Platform
import Testing
import TestSupport

/// What is read, and what is refused, because reading it would wait or never end.
@Suite struct TextFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func makeSparse(_ name: String, of size: Int) throws -> String {
    let path = try folder.add(name, "")
    try #require(truncate(path, size) == 0)
    return path
  }

  @Test func `a file is read whole, and one that isn't UTF-8 is refused, with the line`() throws {
    let path = try folder.add("a", Array("한\n".utf8) + [0xFF])
    #expect(throws: SystemError.noText(line: 2)) { try TextFile.read(path) }
    #expect("\(SystemError.noText(line: 2))" == "it isn't UTF-8: line 2")
    #expect(try TextFile.read(path, mends: true) == "한\n\u{FFFD}")
    #expect(try TextFile.read(path, most: 3) == "한")
    #expect(try TextFile.read(path, most: 2) == "", "a character may be divided where it is cut")
    // A Korean name as Excel on Korean Windows saves it (CP949).
    let excel = try folder.add("b", Array("id,name\r\n0012,".utf8) + [0xB1, 0xE8, 0xB9, 0xCE])
    #expect(throws: SystemError.noText(line: 2)) { try TextFile.read(excel) }
  }

  @Test func `UTF-16 with its mark is read, in both orders`() throws {
    let units = Array("한 🍬\r\nb\n".utf16)
    let little: [UInt8] =
      [0xFF, 0xFE]
      + units.flatMap { (unit: UInt16) -> [UInt8] in
        [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
    let big: [UInt8] =
      [0xFE, 0xFF]
      + units.flatMap { (unit: UInt16) -> [UInt8] in
        [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
    #expect(try TextFile.read(folder.add("little", little)) == "한 🍬\nb\n")
    #expect(try TextFile.read(folder.add("big", big)) == "한 🍬\nb\n")
  }

  @Test func `lines that end in CR LF end in LF, and a CR elsewhere stays`() throws {
    let path = try folder.add("crlf", "a\r\nb\rc\r\r\n\r\nd\r")
    #expect(try TextFile.read(path) == "a\nb\rc\r\n\nd\r")
  }

  @Test func `a pipe, a device and a socket are refused without waiting`() throws {
    let socket = "\(folder.path)/socket"
    try #require(mknod(socket, S_IFSOCK | 0o600, 0) == 0)
    for path in [try folder.makePipe("pipe"), "/dev/zero", "/dev/null", socket] {
      #expect(throws: SystemError.noRegularFile, "\(path)") { try TextFile.read(path) }
      #expect(throws: SystemError.noRegularFile) { try TextFile.read(path, most: 10) }
    }
    #expect("\(SystemError.noRegularFile)" == "it isn't a regular file")
  }

  @Test func `what isn't there, or is a folder, is refused for the system's reason`() {
    #expect(throws: SystemError.call(ENOENT)) {
      try TextFile.read("/nowhere")
    }
    #expect(throws: SystemError.call(EISDIR)) {
      try TextFile.read(folder.path)
    }
    #expect(throws: SystemError.call(EINVAL)) { try TextFile.read("a\u{0}b") }
  }

  @Test func `a file of any size is read up to its bound`() throws {
    let path = try makeSparse("large", of: 1 << 40)
    #expect(throws: SystemError.tooLarge(most: TextFile.largest)) { try TextFile.read(path) }
    #expect("\(SystemError.tooLarge(most: TextFile.largest))" == "it is larger than 64 MB")
    #expect(try TextFile.read(path, most: 10).utf8.count == 10)
    let most = try makeSparse("most", of: TextFile.largest)
    #expect(try TextFile.read(most).utf8.count == TextFile.largest)
  }

  @Test func `a log in place of which is something else is left alone, and says why`() throws {
    let pipe = try folder.makePipe("pipe")
    let large = try makeSparse("large", of: 1 << 40)
    for (path, words) in [
      (pipe, "\(pipe) can't be read: it isn't a regular file"),
      ("/dev/zero", "/dev/zero can't be read: it isn't a regular file"),
      (large, "\(large) can't be read: it is larger than 64 MB"),
    ] {
      for isRead in [true, false] {
        let log = AppendLog(path, kind: "history", version: 1)
        if isRead { #expect(throws: SystemError.self) { try log.read() } }
        log.append(["a line"])
        #expect(log.failure.map { "\($0)" } == words)
        #expect(AppendLog.isHeld(path) == (path != large))
      }
    }
  }

  @Test func `a log makes the folders that it is in`() throws {
    let path = "\(folder.path)/state/layercake/history"
    let log = AppendLog(path, kind: "history", version: 1)
    log.append(["a line"])
    #expect(log.failure == nil)
    #expect(try log.read()?.lines == ["a line"])
  }

  #if os(Linux)
    @Test func `a log whose folder can't be made says why`() {
      // Not even the superuser makes folders there.
      let log = AppendLog("/sys/layercake/history", kind: "history", version: 1)
      log.append(["a line"])
      #expect(log.failure != nil)
      #expect(log.failure != .call(ENOENT))
    }
  #endif
}
