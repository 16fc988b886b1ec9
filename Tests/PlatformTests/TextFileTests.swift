import Platform
import TestSupport
import Testing

/// What is read, and what is refused, because reading it would wait or never end.
@Suite struct TextFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func makeSparse(_ name: String, of size: Int) throws -> String {
    let path = try folder.add(name, "")
    try #require(truncate(path, size) == 0)
    return path
  }

  @Test func `a file is read whole, and what isn't UTF-8 is replaced`() throws {
    let path = try folder.add("a", Array("한\n".utf8) + [0xFF])
    #expect(try TextFile.read(path) == "한\n\u{FFFD}")
    #expect(try TextFile.read(path, most: 3) == "한")
  }

  @Test func `lines that end in CR LF end in LF, and a CR elsewhere stays`() throws {
    let path = try folder.add("crlf", "a\r\nb\rc\r\r\n\r\nd\r")
    #expect(try TextFile.read(path) == "a\nb\rc\r\n\nd\r")
  }

  @Test func `a pipe, a device and a socket are refused without waiting`() throws {
    let socket = "\(folder.path)/socket"
    try #require(mknod(socket, S_IFSOCK | 0o600, 0) == 0)
    for path in [try folder.makePipe("pipe"), "/dev/zero", "/dev/null", socket] {
      #expect(throws: TextFile.ReadError.noRegularFile, "\(path)") { try TextFile.read(path) }
      #expect(throws: TextFile.ReadError.noRegularFile) { try TextFile.read(path, most: 10) }
    }
    #expect("\(TextFile.ReadError.noRegularFile)" == "it is no regular file")
  }

  @Test func `what isn't there, or is a folder, is refused for the system's reason`() {
    #expect(throws: TextFile.ReadError.system(SystemError(ENOENT))) {
      try TextFile.read("/nowhere")
    }
    #expect(throws: TextFile.ReadError.system(SystemError(EISDIR))) {
      try TextFile.read(folder.path)
    }
    #expect(throws: TextFile.ReadError.system(SystemError(EINVAL))) { try TextFile.read("a\u{0}b") }
  }

  @Test func `a file of any size is read up to its bound`() throws {
    let path = try makeSparse("large", of: 1 << 40)
    #expect(throws: TextFile.ReadError.tooLarge(most: TextFile.largest)) { try TextFile.read(path) }
    #expect("\(TextFile.ReadError.tooLarge(most: TextFile.largest))" == "it is larger than 64 MB")
    #expect(try TextFile.read(path, most: 10).utf8.count == 10)
    let most = try makeSparse("most", of: TextFile.largest)
    #expect(try TextFile.read(most).utf8.count == TextFile.largest)
  }

  @Test func `a log in place of which is something else is left alone, and says why`() throws {
    let pipe = try folder.makePipe("pipe")
    let large = try makeSparse("large", of: 1 << 40)
    for (path, words) in [
      (pipe, "\(pipe) can't be read: it is no regular file"),
      ("/dev/zero", "/dev/zero can't be read: it is no regular file"),
      (large, "\(large) can't be read: it is larger than 64 MB"),
    ] {
      for isRead in [true, false] {
        let log = AppendLog(path, kind: "history", version: 1)
        if isRead { #expect(throws: AppendLog.LogError.self) { try log.read() } }
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
      #expect(log.failure != .system(SystemError(ENOENT)))
    }
  #endif
}
