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
  /// Whether the last line was longer than a line may be and is only its beginning.
  var lastLineWasCut: Bool { get }
}

extension LineSource {
  /// False: most sources don't know.
  public var hasTypedAhead: Bool { false }

  /// False: most sources are no terminals.
  public func takeInterrupt() -> Bool { false }

  /// Nothing: most sources keep nothing.
  public func keepsLines(_ isKept: Bool) {}
  /// Nil: most sources keep nothing.
  public var historyFailure: String? { nil }

  /// False: most sources take any line.
  public var lastLineWasCut: Bool { false }

  /// Waits for the next line without asking.
  public func next() -> ReadResult { next(prompt: StyledText()) }
}
