import CProcess

/// Tries something out in a copy of this process: what it does to memory, this process doesn't see, and what
/// ends it, this process outlives.
///
/// The copy has this process's thread that calls, and no other. What it writes to standard output is lost,
/// and it reads nothing from standard input.
public enum TrialProcess {
  /// How a trial ended.
  public enum End: Equatable, Sendable {
    /// It did what was to be tried.
    case done
    /// A signal ended it.
    case signal(Int32)
    /// It ended by itself, with this status, before it had done all.
    case exit(Int32)
    /// It took longer than it may.
    case tooLong
    /// It noted nothing for longer than it may.
    case silent
    /// Ctrl-C was pressed.
    case interrupted
    /// No copy could be made.
    case impossible(SystemError)
  }

  /// What came of a trial.
  public struct Result: Equatable, Sendable {
    /// How it ended.
    public let end: End
    /// The last of what it wrote to standard error, 64 KiB at most.
    public let errors: String
    /// What it noted last; empty if nothing.
    public let note: String
  }

  /// How many bytes a trial may take beyond those that the process has.
  private static let mostGrowth: UInt = 1 << 30
  private static let mostErrors = 1 << 16
  private static let pulse: Int32 = 20
  private static let finished = UInt8(ascii: "!")

  /// Tries something out.
  ///
  /// - Parameters:
  ///   - seconds: How long it may take.
  ///   - silence: How many seconds may go by until it notes something new; nil if it need not note anything.
  ///   - wasInterrupted: Whether Ctrl-C was pressed; it is asked fifty times a second.
  ///   - body: What is tried; it may note how far it has come.
  /// - Returns: How it ended, and what it wrote to standard error.
  public static func run(
    seconds: Int, silence: Int? = nil, wasInterrupted: () -> Bool = { false },
    _ body: (_ note: @escaping (String) -> Void) -> Void
  ) -> Result {
    let page = SharedPage()
    func failed(_ code: Int32) -> Result {
      Result(end: .impossible(SystemError(code)), errors: "", note: "")
    }
    var (done, errors): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&done) == 0, pipe(&errors) == 0 else {
      return failed(errno)
    }
    let child = process_fork()
    if child == 0 {
      prepare(done: done, errors: errors)
      body { page?.write($0) }
      _ = withUnsafeBytes(of: finished) { write(done[1], $0.baseAddress, 1) }
      _exit(0)
    }
    let failure = errno
    close(done[1])
    close(errors[1])
    defer {
      close(done[0])
      close(errors[0])
    }
    guard child > 0 else { return failed(failure) }
    let (end, written) = wait(
      for: child, done: done[0], errors: errors[0], seconds: seconds,
      isSilent: silence.map { TrialProcess.silence(of: page, longerThan: $0) }, wasInterrupted)
    return Result(end: end, errors: written, note: page?.text ?? "")
  }

  /// Sets the copy up: it is alone, and can't harm the terminal.
  private static func prepare(done: [Int32], errors: [Int32]) {
    // What is typed at the terminal is for this process's parent, which ends the trial and all that it has
    // started.
    setpgid(0, 0)
    leaveTerminal()
    process_limit_growth(mostGrowth)
    close(done[0])
    close(errors[0])
    dup2(errors[1], STDERR_FILENO)
  }

  /// What every copy of this process does first that works beside it: it ends with it, handles no signal, reads
  /// nothing, and what it writes to standard output is lost.
  static func leaveTerminal() {
    process_end_by_default()
    process_end_with_parent()
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, STDIN_FILENO)
    dup2(nothing, STDOUT_FILENO)
    close(nothing)
  }

  private static func wait(
    for child: pid_t, done: Int32, errors: Int32, seconds: Int, isSilent: (() -> Bool)?,
    _ wasInterrupted: () -> Bool
  ) -> (End, String) {
    var (written, isDone): ([UInt8], Bool) = ([], false)
    var early: End?
    let end = ContinuousClock.now + .seconds(seconds)
    var watched = [
      pollfd(fd: done, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    var buffer = [UInt8](repeating: 0, count: 4096)
    while watched[0].fd >= 0 || watched[1].fd >= 0 {
      _ = poll(&watched, nfds_t(watched.count), pulse)
      for index in watched.indices where watched[index].revents != 0 {
        let count = read(watched[index].fd, &buffer, buffer.count)
        if count <= 0 {
          // A process that the trial started may hold the pipe open; its end is the trial's own.
          watched[index].fd = -1
          if index == 0 { watched[1].fd = -1 }
        } else if index == 0 {
          isDone = buffer[0] == finished
        } else {
          written.append(contentsOf: buffer[..<count])
          written = written.suffix(mostErrors)
        }
      }
      if isDone { continue }
      if early == nil, wasInterrupted() { early = .interrupted }
      if early == nil, ContinuousClock.now > end { early = .tooLong }
      if early == nil, isSilent?() == true { early = .silent }
      if early != nil { break }
    }
    // By its own number, too: it may not have come to be a group.
    if early != nil { kill(child, SIGKILL) }
    let status = ChildProcess.status(of: child)
    kill(-child, SIGKILL)
    drain(errors, into: &written)
    let number = status & 0x7F
    let how = early ?? (isDone ? .done : number != 0 ? .signal(number) : .exit(status >> 8 & 0xFF))
    return (how, String(decoding: written, as: UTF8.self))
  }

  /// Tells, each time that it is asked, whether a page has had the same text for longer than so many seconds.
  private static func silence(of page: SharedPage?, longerThan seconds: Int) -> () -> Bool {
    var (text, start) = (page?.text, ContinuousClock.now)
    return {
      let (newest, now) = (page?.text, ContinuousClock.now)
      if newest != text { (text, start) = (newest, now) }
      return now - start > .seconds(seconds)
    }
  }

  /// Takes what was written before the end.
  private static func drain(_ descriptor: Int32, into written: inout [UInt8]) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while written.count < mostErrors {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { return }
      written.append(contentsOf: buffer[..<count])
    }
  }
}

/// Memory that a process shares with its copies: the newest text that one of them wrote there.
final class SharedPage {
  private static let size = 4096
  private let bytes: UnsafeMutableRawBufferPointer

  init?() {
    let start = mmap(
      nil, SharedPage.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: SharedPage.size)
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }

  func write(_ text: String) {
    var end = 0
    for byte in text.utf8.prefix(bytes.count - 1) {
      bytes[end] = byte
      end += 1
    }
    bytes[end] = 0
  }

  var text: String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

/// Standard input, empty for a while: code that reads it finds its end, and not what is typed.
public enum ClosedInput {
  /// Does something while standard input is closed.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether it is to be closed: if not, this only does it.
  ///   - body: What is done.
  /// - Returns: What came of it.
  /// - Throws: What it throws.
  @inlinable
  public static func during<Result, Failure: Error>(
    _ isNeeded: Bool, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    isNeeded ? try closed(body) : try body()
  }

  /// Does something while standard input is closed, whatever was asked.
  @usableFromInline
  static func closed<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let kept = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    // Where it can't be kept meanwhile it stays open.
    guard kept >= 0 else { return try body() }
    let nothing = (try? openFile("/dev/null", O_RDONLY)) ?? -1
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    defer {
      dup2(kept, STDIN_FILENO)
      close(kept)
    }
    return try body()
  }
}
