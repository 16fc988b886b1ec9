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
