import Platform

/// Lines read from a file descriptor without any editing: a file, a pipe, or a terminal that can
/// do no better.
///
/// A line ends in `\n` or `\r\n`; the last one needs neither. NUL and other control bytes are kept,
/// and invalid UTF-8 is repaired with U+FFFD.
public final class PlainLineSource: LineSource {
  /// The most UTF-8 bytes of a line that are delivered: 1 MiB. The rest of the line is skipped.
  public static let longestLine = 1 << 20

  /// Whether the line delivered last was longer than ``longestLine`` and lost its end.
  public private(set) var lastLineError: LineError?

  /// Called before each read from the descriptor, which may have to wait: the moment to flush an
  /// output that someone at the other end of a pipe is waiting for.
  public var beforeReading: (() -> Void)?
  /// Whether signals are blocked but while this waits for standard input, so that none is lost
  /// between two reads. Only for descriptor 0.
  public var takesBlockedSignals = false

  private static let capacity = 64 << 10
  private let descriptor: Int32
  private let promptOutput: Output?
  private let profile: TerminalProfile?
  private let buffer: UnsafeMutablePointer<UInt8>
  private var start = 0
  private var end = 0
  /// The beginning of a line that the buffer could not hold.
  private var pending = LongLine()
  private var owesEndOfInput = false

  /// Makes a source, which writes prompts to an output if there is one, drawn as that is unless a
  /// profile says otherwise. The descriptor stays the caller's, to close when the source is gone.
  public init(
    fileDescriptor: Int32, promptOutput: Output? = nil, profile: TerminalProfile? = nil
  ) {
    descriptor = fileDescriptor
    self.promptOutput = promptOutput
    self.profile = profile
    buffer = .allocate(capacity: Self.capacity)
  }

  deinit {
    buffer.deallocate()
  }

  /// Writes the prompt, if there is an output for it, and waits for the next line.
  public func next(prompt: StyledText) -> ReadResult {
    if let promptOutput {
      let profile = profile ?? promptOutput.profile
      promptOutput.write(prompt.rendered(color: profile.color, look: profile.look))
      promptOutput.flush()
    }
    return next()
  }

  /// Waits for the next line without asking. After `.interrupted`, a signal (EINTR), the next call goes
  /// on where this one was, and after `.endOfInput` it reads again, since a terminal's Ctrl-D does not
  /// close it; `.failed` has the errno of read(2) or poll(2).
  public func next() -> ReadResult {
    while true {
      if let length = System.firstLineFeed(buffer + start, count: end - start) {
        let bytes = UnsafeBufferPointer(start: buffer + start, count: length)
        start += length + 1
        return .line(finished(bytes))
      }
      pending.append(UnsafeBufferPointer(start: buffer + start, count: end - start))
      start = 0
      end = 0
      if owesEndOfInput {
        owesEndOfInput = false
        return .endOfInput
      }
      if let result = refill() { return result }
    }
  }

  /// Takes a Ctrl-C that came since the last line, where signals are blocked meanwhile.
  public func takeInterrupt() -> Bool { takesBlockedSignals && System.takeInterrupt() }

  /// Reads into the empty buffer: nil when there is something in it.
  private func refill() -> ReadResult? {
    beforeReading?()
    while true {
      if takesBlockedSignals, System.waitInterruptibly() == EINTR {
        return .interrupted
      }
      let count = read(descriptor, buffer, Self.capacity)
      let error = errno
      if count > 0 {
        end = count
        return nil
      }
      if count == 0 {
        if pending.isEmpty { return .endOfInput }
        owesEndOfInput = true
        return .line(finished(UnsafeBufferPointer(start: buffer, count: 0)))
      }
      let reason = System.wait(descriptor, for: POLLIN, after: error)
      if reason == EINTR { return .interrupted }
      if reason != 0 { return .failed(errno: reason) }
    }
  }

  /// The line that these bytes end, with what came before them.
  private func finished(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if pending.isEmpty {
      let endsInReturn = bytes.last == 0x0D
      let (text, isText) = Self.text(of: endsInReturn ? bytes.dropLast() : bytes[...])
      lastLineError = isText ? nil : .notText
      return text
    }
    pending.append(bytes)
    let line = pending.take()
    lastLineError = line.error
    return line.text
  }

  /// The text of a line; where it isn't UTF-8, with U+FFFD in place of what isn't.
  static func text(of bytes: some Collection<UInt8>) -> (text: String, isText: Bool) {
    // Nearly every line is ASCII, which is seen in a fifth of the time that it takes to prove that bytes are UTF-8.
    if bytes.allSatisfy({ $0 < 0x80 }) { return (String(decoding: bytes, as: UTF8.self), true) }
    if let text = String(validating: bytes, as: UTF8.self) { return (text, true) }
    return (String(decoding: bytes, as: UTF8.self), false)
  }
}
