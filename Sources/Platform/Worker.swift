import CProcess

/// How a process ended that worked for this one.
public enum ProcessEnd: Equatable, Sendable {
  /// It did what it was to do; a program, with status 0.
  case done
  /// A signal ended it.
  case signal(Int32)
  /// It ended by itself, with this status, before it had done all.
  case exit(Int32)
  /// It took longer than it may.
  case tooLong
  /// It noted nothing for longer than it may.
  case silent
  /// It was ended because that was asked for: Ctrl-C was pressed.
  case interrupted
  /// There could be no such process.
  case impossible(SystemError)

  /// Reads what waitpid(2) says: a signal, or a status.
  init(status: Int32) {
    let number = status & 0x7F
    self = number != 0 ? .signal(number) : .exit(status >> 8 & 0xFF)
  }

  /// Waits for the end of a process.
  init(of process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    self.init(status: status)
  }

  /// The same of one that has done all if it ended by itself with status 0.
  var ofProgram: ProcessEnd { self == .exit(0) ? .done : self }
}

/// How a process ended that worked for this one, and what it came to.
public struct ProcessResult: Equatable, Sendable {
  /// How it ended.
  public let end: ProcessEnd
  /// What it came to, or a program wrote: as much of it as is kept.
  public var output: [UInt8] = []
  /// The last of what a trial wrote to standard error, 64 KiB at most.
  public var errors = ""
  /// What a trial noted last; empty if nothing.
  public var note = ""

  /// What it came to, as a text.
  public var text: String { String(decoding: output, as: UTF8.self) }
}

/// Makes a copy of this process, which does something and ends: it ends with this process, too, handles no
/// signal, reads nothing, and what it writes to standard output is lost.
///
/// The copy has this process's thread that calls, and no other.
///
/// - Parameters:
///   - isAlone: Whether it gets a group of its own: what is typed at the terminal is for this process then, which
///     ends the copy and all that it has started.
///   - work: What it does.
/// - Returns: Its number.
/// - Throws: Why no copy can be made.
func copyProcess(isAlone: Bool, _ work: () -> Void) throws(SystemError) -> pid_t {
  let process = process_fork()
  guard process >= 0 else { throw SystemError(errno) }
  if process > 0 { return process }
  if isAlone { setpgid(0, 0) }
  process_end_by_default()
  process_end_with_parent()
  let nothing = open("/dev/null", O_RDWR)
  dup2(nothing, STDIN_FILENO)
  dup2(nothing, STDOUT_FILENO)
  close(nothing)
  work()
  _exit(0)
}

/// The two ends of a pipe, which no program gets that is started.
struct Pipe {
  /// Where it is read.
  let input: Int32
  /// Where it is written to.
  let output: Int32

  /// Makes some pipes; if one can't be made, none stays.
  static func open(_ count: Int) throws(SystemError) -> [Pipe] {
    var pipes: [Pipe] = []
    while pipes.count < count {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        let error = SystemError(errno)
        for pipe in pipes { pipe.close() }
        throw error
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append(Pipe(input: ends[0], output: ends[1]))
    }
    return pipes
  }

  func close() {
    Platform.close(input)
    Platform.close(output)
  }
}

/// A process that works for this one for a limited time, a copy of it or another program: what it comes to is read
/// from a pipe.
struct Worker {
  private let process: pid_t
  private let latest: ContinuousClock.Instant
  private var output: Stream
  private var errors: Stream?
  /// Whether it notes nothing for longer than it may.
  var isSilent: () -> Bool = { false }

  private static let mostErrors = 1 << 16
  /// How many milliseconds go by at most until a worker's time is looked at again.
  private static let pulse: Int32 = 20

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - count: How many pipes it writes to: one for what it comes to, and perhaps one for its errors.
  ///   - seconds: How long it may take.
  ///   - most: How many bytes are kept of what it comes to.
  ///   - start: Starts it, with the pipes.
  /// - Throws: Why it can't be started.
  init(
    pipes count: Int = 1, seconds: Int, most: Int,
    _ start: ([Pipe]) throws(SystemError) -> pid_t
  ) throws(SystemError) {
    let pipes = try Pipe.open(count)
    defer { for pipe in pipes { close(pipe.output) } }
    do throws(SystemError) {
      process = try start(pipes)
    } catch {
      for pipe in pipes { close(pipe.input) }
      throw error
    }
    latest = ContinuousClock.now + .seconds(seconds)
    output = Stream(pipes[0].input, most: most)
    errors = count > 1 ? Stream(pipes[1].input, most: Worker.mostErrors, keepsEnd: true) : nil
  }

  /// Begins to do something in a copy of this process.
  ///
  /// - Parameters:
  ///   - seconds: How long it may take.
  ///   - most: How many bytes are kept of what it comes to.
  ///   - tellsErrors: Whether what it writes to standard error is kept, too.
  ///   - work: Does it, and writes what it comes to to a descriptor.
  /// - Returns: The copy.
  /// - Throws: Why no copy can be made.
  static func copy(
    seconds: Int, most: Int, tellsErrors: Bool = false, _ work: (Int32) -> Void
  ) throws(SystemError) -> Worker {
    try Worker(pipes: tellsErrors ? 2 : 1, seconds: seconds, most: most) {
      pipes throws(SystemError) in
      try copyProcess(isAlone: true) {
        for pipe in pipes { close(pipe.input) }
        dup2(tellsErrors ? pipes[1].output : STDOUT_FILENO, STDERR_FILENO)
        work(pipes[0].output)
      }
    }
  }

  /// Has workers do something, some of them at once.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - atOnce: How many of them work at the same time.
  ///   - wasInterrupted: Whether to end at once; asked for fifty times a second while one works.
  ///   - begin: Begins one, by its place from 0.
  ///   - take: Takes what came of each, in their order, as soon as it and those before it are done.
  static func run(
    _ count: Int, atOnce: Int, wasInterrupted: () -> Bool,
    _ begin: (Int) throws(SystemError) -> Worker, take: (Int, ProcessResult) -> Void
  ) {
    var (next, taken, isStopped) = (0, 0, false)
    var running: [(place: Int, worker: Worker)] = []
    var done: [Int: ProcessResult] = [:]
    func end(_ index: Int, _ early: ProcessEnd? = nil) {
      var (place, worker) = running.remove(at: index)
      done[place] = worker.end(early)
    }
    while taken < count {
      while next < count, isStopped || running.count < max(1, atOnce) {
        do throws(SystemError) {
          if isStopped {
            done[next] = ProcessResult(end: .interrupted)
          } else {
            running.append((next, try begin(next)))
          }
        } catch {
          done[next] = ProcessResult(end: .impossible(error))
        }
        next += 1
      }
      var watched = running.flatMap { $0.worker.watched }
      _ = poll(&watched, nfds_t(watched.count), running.isEmpty ? 0 : pulse)
      for index in running.indices.reversed() where !running[index].worker.takeOutput() {
        end(index)
      }
      if !running.isEmpty, !isStopped { isStopped = wasInterrupted() }
      let now = ContinuousClock.now
      for index in running.indices.reversed() {
        let worker = running[index].worker
        if isStopped {
          end(index, .interrupted)
        } else if now > worker.latest {
          end(index, .tooLong)
        } else if worker.isSilent() {
          end(index, .silent)
        }
      }
      while let result = done.removeValue(forKey: taken) {
        take(taken, result)
        taken += 1
      }
    }
  }

  private var watched: [pollfd] {
    [output.descriptor, errors?.descriptor ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Takes what it has written by now; false if nothing that it comes to can follow. A process that it started
  /// may go on writing errors; the end is the worker's own.
  private mutating func takeOutput() -> Bool {
    errors?.take()
    output.take()
    return output.isOpen
  }

  /// Waits for its end, which is now if it is early; all that it has started ends with it.
  private mutating func end(_ early: ProcessEnd?) -> ProcessResult {
    // By its own number, too: it may not have come to be a group.
    if early != nil { kill(process, SIGKILL) }
    output.close()
    let end = ProcessEnd(of: process)
    kill(-process, SIGKILL)
    errors?.take()
    errors?.close()
    return ProcessResult(
      end: early ?? end.ofProgram, output: output.bytes,
      errors: String(decoding: errors?.bytes ?? [], as: UTF8.self))
  }
}

/// What comes out of a pipe, as much of it as is kept.
private struct Stream {
  /// Where it is read, without waiting; -1 after its end.
  private(set) var descriptor: Int32
  private(set) var bytes: [UInt8] = []
  private let most: Int
  /// Whether it is the end that is kept, and not the beginning.
  private let keepsEnd: Bool

  /// As much as a pipe holds.
  private static let block = 1 << 16

  init(_ descriptor: Int32, most: Int, keepsEnd: Bool = false) {
    (self.descriptor, self.most, self.keepsEnd) = (descriptor, most, keepsEnd)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  var isOpen: Bool { descriptor >= 0 }

  /// Takes what is there by now.
  mutating func take() {
    guard isOpen else { return }
    var block = [UInt8](repeating: 0, count: Stream.block)
    let count = read(descriptor, &block, block.count)
    if count > 0 {
      bytes += block[..<count]
      let excess = max(0, bytes.count - most)
      if keepsEnd { bytes.removeFirst(excess) } else { bytes.removeLast(excess) }
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      close()
    }
  }

  mutating func close() {
    Platform.close(descriptor)
    descriptor = -1
  }
}
