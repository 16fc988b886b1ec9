import Platform

/// A pipe whose ends are closed with it.
final class Pipe: @unchecked Sendable {
  private(set) var readEnd: Int32 = -1
  private(set) var writeEnd: Int32 = -1

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0)
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// Writes what the pipe has room for without a reader, 64 KiB at most.
  func send(_ bytes: [UInt8]) {
    precondition(write(writeEnd, bytes, bytes.count) == bytes.count)
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Reads until the write end is closed.
  func drain() -> [UInt8] {
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(readEnd, &part, part.count)
      if count <= 0 { return all }
      all += part[..<count]
    }
  }
}

/// A file without a name, open for reading from its beginning.
final class ScratchFile {
  let descriptor: Int32

  init(_ bytes: [UInt8] = []) {
    var template = Array("/tmp/terminal-test-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    precondition(descriptor >= 0)
    unlink(template)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      precondition(count > 0)
      rest = rest.dropFirst(count)
    }
    rewind()
  }

  convenience init(_ text: String) { self.init(Array(text.utf8)) }

  deinit { close(descriptor) }

  func rewind() { lseek(descriptor, 0, SEEK_SET) }

  /// All that is in the file.
  func contents() -> String {
    rewind()
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &part, part.count)
      if count <= 0 { return String(decoding: all, as: UTF8.self) }
      all += part[..<count]
    }
  }
}

/// A pseudo-terminal at which no test types.
final class PseudoTerminal {
  private let leader: Int32
  let terminal: Int32

  init(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (leader: Int32, terminal: Int32) = (-1, -1)
    precondition(openpty(&ends.leader, &ends.terminal, nil, nil, &size) == 0)
    leader = ends.leader
    terminal = ends.terminal
  }

  deinit {
    close(terminal)
    close(leader)
  }
}

/// Makes reads and writes return at once where they would have to wait.
func stopWaiting(_ descriptor: Int32) {
  precondition(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
}
