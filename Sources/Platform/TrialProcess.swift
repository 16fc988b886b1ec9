import CProcess

/// Tries something out in a copy of this process: what it does to memory, this process doesn't see, and what
/// ends it, this process outlives.
public enum TrialProcess {
  /// How many bytes a trial may take beyond those that the process has.
  private static let mostGrowth: UInt = 1 << 30
  /// The most bytes of what a part may come to; more counts as if it had never ended.
  private static let mostOutput = 16_000_000
  private static let finished = "!"

  /// Tries something out.
  ///
  /// - Parameters:
  ///   - seconds: How long it may take.
  ///   - silence: How many seconds may go by until it notes something new; nil if it need not note anything.
  ///   - wasInterrupted: Whether Ctrl-C was pressed; it is asked fifty times a second.
  ///   - body: What is tried; it may note how far it has come.
  /// - Returns: How it ended, what it noted, and what it wrote to standard error.
  public static func run(
    seconds: Int, silence: Int? = nil, wasInterrupted: () -> Bool = { false },
    _ body: (_ note: @escaping (String) -> Void) -> Void
  ) -> ProcessResult {
    let page = SharedPage()
    var result = ProcessResult(end: .interrupted)
    Worker.run(1, atOnce: 1, wasInterrupted: wasInterrupted) { _ throws(SystemError) in
      var worker = try Worker.copy(seconds: seconds, most: 1, tellsErrors: true) { output in
        limitMemory()
        body { page?.write($0) }
        try? writeAll(output, finished)
      }
      if let silence { worker.isSilent = { page?.isSilent(longerThan: silence) == true } }
      return worker
    } take: {
      result = $1
    }
    // Code that ends the process with status 0 hasn't done all.
    let isDone = result.text == finished
    let end: ProcessEnd = result.end == .done && !isDone ? .exit(0) : result.end
    return ProcessResult(end: end, errors: result.errors, note: page?.text ?? "")
  }

  /// Does parts of a work, each in a copy of this process of its own, several at once: a part that ends its process,
  /// or would never end, costs none of the others anything.
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
    _ part: (Int) -> [UInt8], take: (Int, ProcessResult) -> Void
  ) {
    Worker.run(count, atOnce: atOnce, wasInterrupted: wasInterrupted) {
      place throws(SystemError) in
      try Worker.copy(seconds: seconds, most: mostOutput + 1) { output in
        try? writeAll(output, part(place))
      }
    } take: { place, result in
      take(place, result.output.count > mostOutput ? ProcessResult(end: .tooLong) : result)
    }
  }

  /// Limits the memory that this process, a copy, may take from now on: programs that it starts would have the same
  /// limit.
  public static func limitMemory() { process_limit_growth(mostGrowth) }
}

/// Ctrl-C, and what asks a program politely to end, as a queue of jobs does: noted, so that what was done so far
/// isn't lost.
public enum NotedEnd {
  /// Has them be noted, in place of ending this process.
  public static func begin() { process_note_ends() }

  /// Whether one of them came.
  public static var came: Bool { process_noted_end() != 0 }
}

/// Memory that a process shares with its copies: the newest text that one of them wrote there.
final class SharedPage {
  private static let size = 4096
  private let bytes: UnsafeMutableRawBufferPointer
  /// The text as it was looked at last, and since when it has been there.
  private var looked = (text: "", since: ContinuousClock.now)

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

  /// Whether the text has been the same for longer than so many seconds each time that it was asked for.
  func isSilent(longerThan seconds: Int) -> Bool {
    let (newest, now) = (text, ContinuousClock.now)
    if newest != looked.text { looked = (newest, now) }
    return now - looked.since > .seconds(seconds)
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
