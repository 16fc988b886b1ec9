import Staging
import Terminal

/// Reads lines, carries them out, and says what is wrong with those it can't.
public final class CommandLoop {
  /// How a line that can't be carried out is dealt with.
  public enum Manner: Sendable {
    /// It is answered below the line; the session goes on and ends well.
    case conversation
    /// It is reported with its place in the file; the script ends there.
    case script(file: String)
    /// It is reported with its place in the file; the script goes on.
    case scriptKeepingGoing(file: String)
  }

  private let session: Session
  private let input: any LineSource
  private let out: Output
  private let errors: Output
  private let manner: Manner
  private var lineNumber = 0
  private var firstFailure: ExitCode?
  /// The signal that asked the process to end; nil if none did.
  public private(set) var endingSignal: Int32?
  /// What the line was asked for with; carried out, it may lead elsewhere.
  private var prompt = StyledText()
  /// Why no line is read any more; nil while some are.
  private var ending: Ending?
  /// Whether the line that was carried out last couldn't be.
  private var lineFailed = false
  private var hasToldNotKept = false
  private var hasToldNoHistory = false

  /// Sets up a loop.
  ///
  /// - Parameters:
  ///   - session: What the lines act on.
  ///   - input: Where the lines come from.
  ///   - out: Takes what is asked for, and the greeting.
  ///   - errors: Takes complaints; the same as `out` on a terminal.
  ///   - manner: How a line that can't be carried out is dealt with.
  public init(
    session: Session, input: any LineSource, out: Output, errors: Output, manner: Manner
  ) {
    self.session = session
    self.input = input
    self.out = out
    self.errors = errors
    self.manner = manner
  }

  /// Greets, and reads lines until the end.
  ///
  /// - Parameter first: A line that is carried out before any is read.
  /// - Returns: What the process should end with.
  public func run(beginningWith first: String? = nil) -> ExitCode {
    if case .conversation = manner, out.profile.isTerminal {
      greet()
      tellLastSession()
    }
    session.attendant = { [unowned self] in self.attend() }
    if !isScript { session.wasInterrupted = { [input] in input.takeInterrupt() } }
    defer { (session.attendant, session.wasInterrupted) = (nil, nil) }
    if let first {
      prompt = session.prompt
      // As if it had been typed, so that a caret has something to stand below.
      if !isScript, out.profile.isTerminal { out.writeLine(prompt + StyledText(first)) }
      if !carryOutAll(first) { return finish(ending) }
    }
    while !session.isFinished, out.failure == nil, ending == nil {
      if let over = readLine() { ending = ending ?? over }
    }
    return finish(ending)
  }

  /// Reads a line and carries it out.
  ///
  /// - Returns: Why no other is to be read; nil if one is.
  private func readLine() -> Ending? {
    followTerminal()
    // A script of a million lines is asked for nothing.
    if !isScript || session.pause != nil { prompt = session.prompt }
    switch input.next(prompt: prompt) {
    case .line(let line):
      lineNumber += 1
      // Some editors begin a file with a byte order mark.
      let line = lineNumber == 1 && line.hasPrefix("\u{FEFF}") ? String(line.dropFirst()) : line
      // The terminal may have been resized while the line was typed.
      followTerminal()
      guard carryOutAll(line) else { return .done }
      tellIfNotKept()
      return nil
    case .interrupted:
      out.writeLine()
      session.giveUp()
      return nil
    case .endOfInput:
      // The end of input is typed as Ctrl-D, which leaves the cursor behind the prompt.
      if out.profile.isTerminal, !isScript { out.writeLine() }
      return .done
    case .terminated(let signal):
      endingSignal = signal
      return .done
    case .failed(let code): return .failed(code)
    }
  }

  /// Reads lines while an event is stopped. Where no more come, the event goes on.
  private func attend() {
    // What the event's command has said so far is read before anybody is asked.
    let isHeld = out.isHeld
    if isHeld { out.write(out.release()) }
    defer { if isHeld { out.hold() } }
    while !session.isPauseOver, !session.aftermath.rest.isEmpty {
      if !carryOutRest() {
        ending = ending ?? .done
        session.runOn()
      }
    }
    while !session.isPauseOver {
      guard let over = readLine() else { continue }
      // At a terminal Ctrl-D ends the pause, and not the session with it.
      if isScript || !out.profile.isTerminal || over != .done || endingSignal != nil {
        ending = ending ?? over
      }
      session.runOn()
    }
  }

  /// Why no line is read any more.
  private enum Ending: Equatable {
    case done
    case failed(Int32)
  }

  /// How wide the terminal is now; it may have been resized since the last line.
  public var columns: () -> Int = { 80 }

  /// How many rows the terminal has now.
  public var rows: () -> Int = { 24 }

  /// Shows a text that is longer than the terminal, page by page; false if it can't. Nil for no pager.
  public var pager: ((String) -> Bool)?

  private var isScript: Bool { if case .conversation = manner { false } else { true } }

  private func greet() {
    let head = "Layercake \(session.version). One feature, several architectures."
    let name = session.features.first.map { "open \($0.name)" } ?? "open"
    let hints =
      session.hasLessons
      ? [("lesson", "begin"), ("open", "free play"), ("help", "")]
      : [(name, ""), ("help", ""), ("quit", "")]
    if out.profile.isPlain {
      let begin =
        session.hasLessons ? "To begin: lesson. For free play: open." : "To begin: \(name)."
      tell(StyledText("\(head) \(begin) For help: help. To leave: quit."))
      return
    }
    var offers = StyledText()
    for (name, what) in hints {
      offers += (offers.isEmpty ? "" : "   ") + StyledText(name, .bold)
      offers += what.isEmpty ? "" : "  \(what)"
    }
    if head.displayWidth() + 3 + offers.displayWidth() <= out.profile.columns {
      tell(StyledText(head) + "   " + offers)
    } else {
      tell(StyledText(head))
      tell(offers)
    }
  }

  private func tell(_ text: StyledText) {
    for line in text.wrapped(to: out.profile.columns) { out.writeLine(line) }
  }

  /// Says what the last session left, and how to go on with it.
  private func tellLastSession() {
    guard let found = session.journal?.lastSession() else { return }
    let actions = Wording.count(found.file.actions.count, "action")
    tell(
      StyledText("Your last session ended after \(actions). To go on with it: ")
        + StyledText("resume", .bold))
  }

  /// Says once that nobody will be able to go on with this session, or find its lines again.
  private func tellIfNotKept() {
    if let reason = input.historyFailure, !hasToldNoHistory {
      hasToldNoHistory = true
      tell(
        StyledText("What you type can't be kept for the next time: \(reason.sanitized).", .error))
    }
    guard let reason = session.journal?.failure, !hasToldNotKept else { return }
    hasToldNotKept = true
    tell(StyledText("This session can't be kept: \(SystemError(reason)).", .error))
  }

  private func followTerminal() {
    if out.profile.isTerminal { out.profile.columns = columns() }
  }

  /// Carries out a line, and then what was asked for while an event was stopped and had to wait.
  ///
  /// - Returns: Whether to go on.
  private func carryOutAll(_ line: String) -> Bool {
    guard carryOut(line) else { return false }
    while session.pause == nil {
      if let stop = session.aftermath.takeRestart() {
        session.fireAgain(stop)
      } else if let asked = session.aftermath.takeFollowUp() {
        guard carryOutInstead(asked) else { return false }
      } else if !session.aftermath.rest.isEmpty {
        guard carryOutRest() else { return false }
      } else if !session.aftermath.interrupted.isEmpty {
        (session.aftermath.rest, session.aftermath.interrupted) =
          (session.aftermath.interrupted, [])
      } else {
        return true
      }
    }
    return true
  }

  /// Carries out that for which an event was given up or has run on.
  ///
  /// - Returns: Whether to go on.
  private func carryOutInstead(_ asked: String) -> Bool {
    let (rest, interrupted) = (session.aftermath.rest, session.aftermath.interrupted)
    (session.aftermath.rest, session.aftermath.interrupted) = ([], [])
    guard carryOut(asked, isTyped: false) else { return false }
    session.aftermath.farewell = nil
    guard lineFailed else {
      if !session.aftermath.isAwaited { session.aftermath.origin = nil }
      session.aftermath.rest += rest
      return true
    }
    if session.aftermath.isAwaited { return true }
    // A bad line costs nothing: the event stops where it was, and its own line goes on after it.
    if let stop = session.aftermath.takeFallback() {
      session.takeBackGivingUp()
      session.aftermath.interrupted = interrupted
      session.fireAgain(stop)
    } else {
      session.aftermath.origin = nil
    }
    return true
  }

  /// Carries out the first command that had to wait; the others come after what it may add itself.
  ///
  /// - Returns: Whether to go on.
  private func carryOutRest() -> Bool {
    let (first, others) = session.aftermath.takeRest()
    guard carryOut(first, isTyped: false) else { return false }
    // What stands behind a command that can't be carried out is not done.
    if !lineFailed { session.aftermath.rest += others }
    return true
  }

  /// - Returns: Whether to go on.
  private func carryOut(_ line: String, isTyped: Bool = true) -> Bool {
    if input.lastLineWasCut {
      let most = PlainLineSource.longestLine
      lineFailed = true
      return complain(
        Complaint("this line is too long", accepted: "A line has \(most) bytes at the most."), line)
    }
    let before = out.written
    let isPaged = pager != nil && out.profile.isTerminal && !out.profile.isPlain && !isScript
    if isPaged { out.hold() }
    defer { if isPaged { showPages(out.release()) } }
    do {
      if !isScript, out.profile.isTerminal, line.allSatisfy(\.isWhitespace) {
        try session.enter()
      } else {
        try session.run(line)
      }
      // Lines that were carried out while it was stopped have said of themselves.
      lineFailed = false
      return true
    } catch {
      lineFailed = true
      return complain(error, line, isBelowLine: isTyped && out.written == before)
    }
  }

  /// Shows an answer in pages if it is longer than the terminal and somebody is there to read it.
  private func showPages(_ text: String) {
    let isLong = text.utf8.count { $0 == UInt8(ascii: "\n") } >= rows()
    if isLong, !session.isFinished, !input.hasTypedAhead, pager?(text) == true { return }
    out.write(text)
  }

  /// Says what is wrong with a line; `isBelowLine` tells whether nothing stands between the line that
  /// was typed and this.
  private func complain(
    _ complaint: Complaint, _ line: String, isBelowLine: Bool = true
  ) -> Bool {
    if out !== errors { out.flush() }
    let view = ComplaintView(complaint: complaint, line: line, profile: errors.profile)
    firstFailure = firstFailure ?? complaint.exitCode
    defer { errors.flush() }
    switch manner {
    case .conversation:
      let lines =
        out.profile.isTerminal
        ? view.lines(
          promptWidth: prompt.displayWidth(ambiguous: out.profile.ambiguous),
          isBelowLine: isBelowLine)
        : lineNumber == 0
          ? view.lines(file: "command line", number: 1)
          : view.lines(file: "standard input", number: lineNumber)
      for line in lines { errors.writeLine(line) }
      return true
    case .script(let file):
      for line in view.lines(file: file, number: lineNumber) { errors.writeLine(line) }
      return false
    case .scriptKeepingGoing(let file):
      for line in view.lines(file: file, number: lineNumber) { errors.writeLine(line) }
      return true
    }
  }

  /// Writes what is still buffered.
  private func finish(_ ending: Ending? = nil) -> ExitCode {
    if case .failed(let code) = ending {
      errors.writeLine("layercake: can't read the input: \(SystemError(code))")
      errors.flush()
      _ = finish()
      return .ioError
    }
    session.journal?.sync()
    out.flush()
    errors.flush()
    if let failure = out.failure {
      errors.writeLine("layercake: can't write the output: \(SystemError(failure))")
      errors.flush()
      return .ioError
    }
    if case .conversation = manner, out.profile.isTerminal { return .done }
    return firstFailure ?? .done
  }
}
