import CProcess

/// Does parts of a work, each in a copy of this process of its own, several at once: a part that ends its process,
/// or would never end, costs none of the others anything.
public enum TrialSeries {
  /// What came of a part.
  public struct Part: Equatable, Sendable {
    /// How its process ended.
    public let end: TrialProcess.End
    /// What it came to; of a process that didn't end well, as much as it had written.
    public let output: [UInt8]
  }

  /// The most bytes of what a part may come to; more counts as if it had never ended.
  private static let mostOutput = 16_000_000
  /// How many bytes a part may take beyond those that the process has.
  private static let mostGrowth: UInt = 1 << 30
  private static let pulse: Int32 = 20

  /// A copy that is at work.
  private struct Copy {
    let place: Int
    let process: pid_t
    let input: Int32
    let latest: ContinuousClock.Instant
    var output: [UInt8] = []
  }

  /// Does the parts.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - atOnce: How many processes work at the same time.
  ///   - seconds: How long each part may take.
  ///   - wasInterrupted: Whether to end at once: what isn't done then is told to be interrupted.
  ///   - part: Does one, by its place from 0, in a copy of this process: what it comes to is given back.
  ///   - take: Takes what came of each, in their order, as soon as it and those before it are done.
  public static func run(
    _ count: Int, atOnce: Int, seconds: Int, wasInterrupted: () -> Bool = { false },
    _ part: (Int) -> [UInt8], take: (Int, Part) -> Void
  ) {
    var (next, told): (Int, Int) = (0, 0)
    var copies: [Copy] = []
    var done: [Int: Part] = [:]
    while told < count {
      while next < count, copies.count < max(1, atOnce), !wasInterrupted() {
        switch begin(next, seconds: seconds, part) {
        case .success(let copy): copies.append(copy)
        case .failure(let error): done[next] = Part(end: .impossible(error), output: [])
        }
        next += 1
      }
      wait(for: &copies, wasInterrupted, into: &done)
      if wasInterrupted() {
        for place in next..<count { done[place] = Part(end: .interrupted, output: []) }
        next = count
      }
      while let part = done.removeValue(forKey: told) {
        take(told, part)
        told += 1
      }
    }
  }

  /// Limits the memory that this process, a copy, may take from now on: programs that it starts would have the same
  /// limit.
  public static func limitMemory() { process_limit_growth(mostGrowth) }

  private static func begin(
    _ place: Int, seconds: Int, _ part: (Int) -> [UInt8]
  ) -> Result<Copy, SystemError> {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .failure(SystemError(errno)) }
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let child = process_fork()
    if child == 0 {
      setpgid(0, 0)
      TrialProcess.leaveTerminal()
      // A trap tells of itself there; that it trapped is told by the status.
      dup2(STDOUT_FILENO, STDERR_FILENO)
      close(ends[0])
      let output = part(place)
      output.withUnsafeBytes { bytes in
        do throws(SystemError) { try writeAll(ends[1], bytes) } catch {}
      }
      _exit(0)
    }
    let failure = SystemError(errno)
    close(ends[1])
    guard child > 0 else {
      close(ends[0])
      return .failure(failure)
    }
    return .success(
      Copy(
        place: place, process: child, input: ends[0],
        latest: ContinuousClock.now + .seconds(seconds)))
  }

  /// Waits until one of the copies has written something, or for a moment, and takes those that are over.
  private static func wait(
    for copies: inout [Copy], _ wasInterrupted: () -> Bool, into done: inout [Int: Part]
  ) {
    var watched = copies.map { pollfd(fd: $0.input, events: Int16(POLLIN), revents: 0) }
    if watched.isEmpty { return }
    _ = poll(&watched, nfds_t(watched.count), pulse)
    let (isStopped, now) = (wasInterrupted(), ContinuousClock.now)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    for index in copies.indices.reversed() {
      var isOver = false
      if watched[index].revents != 0 {
        let count = read(copies[index].input, &buffer, buffer.count)
        isOver = count == 0 || count < 0 && errno != EINTR
        if count > 0 { copies[index].output += buffer[..<count] }
      }
      let isTooMuch = now > copies[index].latest || copies[index].output.count > mostOutput
      guard isOver || isStopped || isTooMuch else { continue }
      let copy = copies.remove(at: index)
      let early: TrialProcess.End? = isOver ? nil : isStopped ? .interrupted : .tooLong
      done[copy.place] = end(copy, early)
    }
  }

  /// Ends a copy, with all that it has started.
  private static func end(_ copy: Copy, _ early: TrialProcess.End?) -> Part {
    if early != nil { kill(copy.process, SIGKILL) }
    close(copy.input)
    let status = ChildProcess.status(of: copy.process)
    kill(-copy.process, SIGKILL)
    let number = status & 0x7F
    let end: TrialProcess.End =
      early ?? (status == 0 ? .done : number != 0 ? .signal(number) : .exit(status >> 8 & 0xFF))
    return Part(end: end, output: copy.output)
  }
}

/// Ctrl-C, and what asks a program politely to end, as a queue of jobs does: noted, so that what was done so far
/// isn't lost.
public enum NotedEnd {
  /// Has them be noted, in place of ending this process.
  public static func begin() { process_note_ends() }

  /// Whether one of them came.
  public static var came: Bool { process_noted_end() != 0 }
}
