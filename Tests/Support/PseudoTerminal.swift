import Platform

/// A program on a terminal of its own, and a test in the place of the person at it.
///
/// Nothing here sleeps: a test types, and waits for a text that must come.
public final class PseudoTerminal {
  private let master: Descriptor
  private let child: Child
  private var received: [UInt8] = []
  /// How much of what was received an expectation has gone past.
  private var passed = 0
  private var isOpen = true
  /// How many columns this terminal gives an ambiguous character; nil if it doesn't answer when asked.
  private let ambiguousColumns: Int?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, the program's path first.
  ///   - environment: All of its environment.
  ///   - columns: The terminal's width.
  ///   - rows: The terminal's height.
  ///   - ambiguousColumns: How many columns it gives an ambiguous character; nil if it doesn't answer
  ///     when it is asked.
  /// - Throws: If there is no terminal to be had, or the program can't be started.
  init(
    _ arguments: [String], environment: [String: String], columns: Int, rows: Int,
    ambiguousColumns: Int?
  ) throws {
    self.ambiguousColumns = ambiguousColumns
    let terminal: Descriptor
    (master, terminal) = try PseudoTerminal.open(columns: columns, rows: rows)
    let name = try PseudoTerminal.name(of: terminal)
    child = try Child(
      arguments, environment: environment,
      // The first terminal that a session leader opens is the one that controls it.
      sources: [.path(name, flags: O_RDWR), .same(as: 0), .same(as: 0)],
      isSessionLeader: true)
    // Reading ends when the child closes the terminal, if no other process has it open.
    terminal.close()
  }

  /// What has come so far, line ends as a file has them.
  public var transcript: String { PseudoTerminal.text(received[...]) }

  /// What has come since the text that was expected last.
  public var rest: String { PseudoTerminal.text(received[passed...]) }

  /// Types text; a line needs its `\n`.
  ///
  /// - Throws: If the program doesn't take it in time.
  public func type(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    let deadline = Deadline(seconds: Deadline.generous)
    while !bytes.isEmpty {
      guard !deadline.isPast, isOpen else { throw failure("can't type") }
      // A terminal holds a few KiB each way: who only writes waits forever.
      let events = wait(for: POLLIN | POLLOUT, until: deadline)
      if events & POLLIN != 0 { drain() }
      if events & POLLOUT != 0 {
        guard let count = master.write(bytes) else { throw failure("can't type") }
        bytes = bytes.dropFirst(count)
      }
    }
  }

  /// Waits for a text, in what has come since the last one that was expected.
  ///
  /// - Parameter text: The text, line ends as a file has them.
  /// - Returns: What came up to its end.
  /// - Throws: If it doesn't come.
  @discardableResult
  public func expect(_ text: String) throws -> String {
    guard let all = came(text, until: Deadline(seconds: Deadline.generous)) else {
      throw failure("expected \(text.debugDescription)")
    }
    return all
  }

  /// Types keys until a text comes: those that meet a running command are the system's, and typed again.
  ///
  /// - Parameters:
  ///   - text: The text, line ends as a file has them.
  ///   - keys: The keys, which do no harm if they are typed once more.
  /// - Throws: If it doesn't come.
  public func expect(_ text: String, typing keys: String) throws {
    let deadline = Deadline(seconds: Deadline.generous)
    repeat {
      try type(keys)
      if came(text, until: Deadline(seconds: 1)) != nil { return }
    } while isOpen && !deadline.isPast
    throw failure("expected \(text.debugDescription)")
  }

  /// Waits for a text until a deadline.
  ///
  /// - Returns: What came up to its end; nil if it didn't come.
  private func came(_ text: String, until deadline: Deadline) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = Array(lines.joined(separator: "\r\n").utf8)
    var start = passed
    while true {
      if let end = end(of: wanted, from: start) {
        defer { passed = end }
        return PseudoTerminal.text(received[passed..<end])
      }
      // Modes that were taken out may have brought together what belongs together.
      start = max(passed, received.count - wanted.count - PseudoTerminal.question.count)
      guard isOpen, !deadline.isPast else { return nil }
      _ = wait(for: POLLIN, until: deadline)
      drain()
    }
  }

  /// Waits for the program to end, and takes what it still had to say.
  ///
  /// - Throws: If it doesn't end.
  public func end() throws -> Exit {
    let deadline = Deadline(seconds: Deadline.generous)
    while isOpen {
      guard !deadline.isPast else { throw failure("expected an end") }
      _ = wait(for: POLLIN, until: deadline)
      drain()
    }
    var request = pollfd(fd: child.alive.number, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, deadline.milliseconds) > 0 else { throw failure("expected an end") }
    return child.reap()
  }

  /// Gives the terminal another size, of which the program is told by SIGWINCH.
  public func resize(columns: Int, rows: Int = 24) {
    var size = PseudoTerminal.size(columns: columns, rows: rows)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &size)
  }

  /// The processes that the program has started and not waited for, ended ones too, and those that these
  /// have; none where the system has no such list.
  public var descendants: [String] {
    func children(of process: String) -> [String] {
      let path = "/proc/\(process)/task/\(process)/children"
      let own = ((try? TextFile.read(path)) ?? "").split(separator: " ").map(String.init)
      return own + own.flatMap(children)
    }
    return children(of: "\(child.pid)")
  }

  /// Sends the program a signal.
  public func signal(_ number: Int32) { kill(child.pid, number) }

  /// How far was looked for modes.
  private var searched = 0
  /// Whether the program wants to be told what is pasted.
  public private(set) var takesPastes = false

  /// Whether the terminal edits and echoes lines itself, as a system shell expects it to.
  public var isCooked: Bool {
    var modes = termios()
    let wanted = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
    return tcgetattr(master.number, &modes) == 0 && modes.c_lflag & wanted == wanted
  }

  private func wait(for events: Int32, until deadline: Deadline) -> Int32 {
    var request = pollfd(fd: master.number, events: Int16(events), revents: 0)
    guard poll(&request, 1, deadline.milliseconds) > 0 else { return 0 }
    // An end is read like anything else.
    let ended = Int32(request.revents) & (POLLHUP | POLLERR) != 0
    return Int32(request.revents) | (ended ? POLLIN : 0)
  }

  private func drain() {
    while isOpen {
      switch master.read() {
      case .bytes(let bytes):
        received += bytes
        takeModes()
      case .nothing: return
      case .end: isOpen = false
      }
    }
  }

  /// Takes what switches bracketed paste out of what was received: a screen doesn't show it.
  private func takeModes() {
    if let start = place(of: PseudoTerminal.question, from: max(passed, searched)) {
      received.removeSubrange(start..<start + PseudoTerminal.question.count)
      if let ambiguousColumns {
        _ = master.write(Array("\u{1B}[1;\(1 + ambiguousColumns)R".utf8)[...])
      }
    }
    for (mode, isOn) in PseudoTerminal.modes {
      while let start = place(of: mode, from: max(passed, searched)) {
        received.removeSubrange(start..<start + mode.count)
        takesPastes = isOn
      }
    }
    // What came last may be the beginning of one.
    searched = max(0, received.count - PseudoTerminal.question.count)
  }

  /// What asks for the columns of an ambiguous character: draws one, asks where the cursor is, takes
  /// it away.
  private static let question = Array("\r─\u{1B}[6n\r\u{1B}[K".utf8)

  private static let modes = [
    (Array("\u{1B}[?2004h".utf8), true), (Array("\u{1B}[?2004l".utf8), false),
  ]

  private func end(of wanted: [UInt8], from start: Int) -> Int? {
    place(of: wanted, from: start).map { $0 + wanted.count }
  }

  private func place(of wanted: [UInt8], from first: Int) -> Int? {
    guard let byte = wanted.first else { return first }
    for start in first..<max(first, received.count - wanted.count + 1)
    where received[start] == byte && received[start...].starts(with: wanted) {
      return start
    }
    return nil
  }

  private func failure(_ what: String) -> SupportError {
    SupportError("\(what), have \(rest.debugDescription) after \(transcript.debugDescription)")
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    // In unicode scalars, since \r\n is one character.
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar != "\r" {
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static func open(
    columns: Int, rows: Int
  ) throws -> (master: Descriptor, terminal: Descriptor) {
    try Descriptor.withoutChildren {
      var ends: (Int32, Int32) = (-1, -1)
      var size = size(columns: columns, rows: rows)
      _ = openpty(&ends.0, &ends.1, nil, nil, &size)
      let result = (try Descriptor(ends.0, "openpty"), try Descriptor(ends.1, "openpty"))
      result.0.stopWaiting()
      return result
    }
  }

  private static func size(columns: Int, rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }

  private static func name(of terminal: Descriptor) throws -> String {
    var name = [CChar](repeating: 0, count: 128)
    guard ttyname_r(terminal.number, &name, name.count) == 0 else {
      throw SupportError("ttyname: \(String(cString: strerror(errno)))")
    }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
