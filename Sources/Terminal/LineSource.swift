/// Where lines come from: an editor on a terminal, a file, a script held in memory.
public protocol LineSource: AnyObject {
  /// Waits for the next line; the prompt is what to ask with, if there is someone to ask.
  func next(prompt: StyledText) -> ReadResult

  /// Whether more has been typed already than was asked for: then the learner isn't waiting.
  var hasTypedAhead: Bool { get }

  /// Why lines that were read can't be kept, in words; nil if they can, or needn't be.
  var historyFailure: String? { get }

  /// Takes a Ctrl-C that came since the last line: whether there was one. The learner wants what
  /// goes on to end.
  func takeInterrupt() -> Bool

  /// Says whether lines that are read from now on are kept, to be found again.
  func keepsLines(_ isKept: Bool)
  /// Says what is looked at while a line is waited for.
  func looks(at lookout: Lookout)
  /// Why the last line isn't what was sent; nil if it is.
  var lastLineError: LineError? { get }
}

extension LineSource {
  /// False: most sources don't know.
  public var hasTypedAhead: Bool { false }

  /// False: most sources are no terminals.
  public func takeInterrupt() -> Bool { false }

  /// Nothing: most sources keep nothing.
  public func keepsLines(_ isKept: Bool) {}
  /// Nothing: most sources can't tell anything above a line.
  public func looks(at lookout: Lookout) {}
  /// Nil: most sources keep nothing.
  public var historyFailure: String? { nil }

  /// Nil: most sources take any line.
  public var lastLineError: LineError? { nil }

  /// Waits for the next line without asking.
  public func next() -> ReadResult { next(prompt: StyledText()) }
}

/// Why a line isn't what was sent.
public enum LineError: Error, Sendable {
  /// It was longer than a line may be, and is only its beginning.
  case tooLong
  /// It isn't UTF-8 (RFC 3629): characters are missing.
  case notText
}

/// What came of asking for a line.
public enum ReadResult: Equatable, Sendable {
  /// A line, without its line end.
  case line(String)
  /// Ctrl-C, or a signal that only interrupts: the line was given up, the session goes on.
  case interrupted
  /// There is nothing more to read.
  case endOfInput
  /// A signal asks the process to end; its number as in signal(7).
  case terminated(signal: Int32)
  /// Reading failed, for the reason that the errno gives.
  case failed(errno: Int32)
}

/// Lines from memory: a script at hand, or a learner played by a test.
public final class ArrayLineSource: LineSource {
  private var results: [ReadResult]
  private var position = 0

  /// The prompt of the latest request, if there was one.
  public private(set) var lastPrompt: StyledText?

  /// Makes a source of lines without line ends.
  public init(_ lines: [String]) {
    results = lines.map { .line($0) }
  }

  /// Makes a source of anything that can come of asking, in order; after that comes the end of input.
  public init(results: [ReadResult]) {
    self.results = results
  }

  /// Gives the next line, or the end of input after the last; the prompt is kept as ``lastPrompt``.
  public func next(prompt: StyledText) -> ReadResult {
    lastPrompt = prompt
    guard position < results.count else { return .endOfInput }
    defer { position += 1 }
    return results[position]
  }
}
