import Languages
import Platform
import Sessions
import Terminal

/// Reads lines, has them carried out, and says what is wrong with those that can't be.
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

  /// How wide the terminal is now; it may have been resized since the last line.
  public var columns: () -> Int = { 80 }
  /// How many rows the terminal has now.
  public var rows: () -> Int = { 24 }
  /// Shows a text that is longer than the terminal, page by page; false if it can't. Nil for no pager.
  public var pager: ((String) -> Bool)?
  /// The signal that asked the process to end; nil if none did.
  public private(set) var endingSignal: Int32?

  let runner: Runner
  private let input: any LineSource
  let out: Output
  let errors: Output
  private let manner: Manner
  private var lineNumber = 0
  /// Whether the line that is carried out was typed in the system's shell, which is told of what is wrong
  /// with it.
  private var isCommandLine = false
  private var firstFailure: ExitCode?
  /// What the line was asked for with; carried out, it may lead elsewhere.
  var prompt = StyledText()
  /// What of a long answer in a lesson is still to be read.
  var pages = StepPages()
  /// The failures to keep something that were reported already, by the texts' keys.
  private var reportedFailures: Set<String> = []

  /// Sets up a loop.
  ///
  /// - Parameters:
  ///   - runner: Carries the lines out.
  ///   - input: Where the lines come from.
  ///   - out: Takes what is asked for, and the greeting.
  ///   - errors: Takes errors; the same as `out` on a terminal.
  ///   - manner: How a line that can't be carried out is dealt with.
  public init(
    _ runner: Runner, input: any LineSource, out: Output, errors: Output, manner: Manner
  ) {
    self.runner = runner
    self.input = input
    self.out = out
    self.errors = errors
    self.manner = manner
  }

  private var session: Session { runner.session }
  var isScript: Bool { if case .conversation = manner { false } else { true } }
  /// Whether a person sits at a terminal and types.
  private var isTyped: Bool { !isScript && out.profile.isTerminal }

  /// Why no line is read any more.
  private enum Ending {
    case done
    case failed(SystemError)
  }

  /// Greets, and reads lines until the end.
  ///
  /// - Parameters:
  ///   - first: A line that is carried out before any is read.
  ///   - endsIfRefused: Whether none is read if that one can't be carried out: it was typed in the
  ///     system's shell, and so is the next attempt.
  ///   - end: How the learner's own code ended the program before; the session goes on then, in place of
  ///     the first line.
  /// - Returns: What the process should end with.
  public func run(
    beginningWith first: String? = nil, endsIfRefused: Bool = false,
    after end: ProcessEnd? = nil
  ) -> ExitCode {
    isCommandLine = endsIfRefused
    if let end {
      tell(runner.goOn(after: end))
    } else if isTyped, !runner.endsWithPresentation {
      // A class sees the lesson first.
      runner.speaking { greet() }
    }
    if !isScript { session.wasInterrupted = { [input] in input.takeInterrupt() } }
    if isTyped { input.looks(at: lookout) }
    defer { session.wasInterrupted = nil }
    if let first, end == nil {
      prompt = runner.prompt
      if !isCommandLine { echo(first) }
      if !runner.speaking({ carryOut(first) }) { return finish(.done) }
      isCommandLine = false
    }
    while !runner.isFinished, out.failure == nil {
      if let ending = runner.speaking({ readLine() }) { return finish(ending) }
    }
    return finish(.done)
  }

  /// Shows a line as if it had been typed, so that a caret has something to stand below.
  private func echo(_ line: String) {
    if isTyped { out.writeLine(prompt + StyledText(line)) }
  }

  /// Reads a line and carries it out.
  ///
  /// - Returns: Why no other is to be read; nil if one is.
  private func readLine() -> Ending? {
    followTerminal()
    // A script of a million lines is asked for nothing.
    if !isScript {
      prompt = pages.isEmpty ? runner.prompt : morePrompt
      input.keepsLines(!runner.isPresenting)
    }
    switch input.next(prompt: prompt) {
    case .line(let line):
      lineNumber += 1
      // Some editors begin a file with a byte order mark.
      let line = lineNumber == 1 && line.hasPrefix("\u{FEFF}") ? String(line.dropFirst()) : line
      // The terminal may have been resized while the line was typed.
      followTerminal()
      if !pages.isEmpty {
        let context = runner.context(of: line)
        if pages.goOn(with: context), let page = pages.next(for: out.profile) {
          write(page)
          return nil
        }
        write(pages.takeAll(for: out.profile))
        // In a pager that key ends the reading, and not the shell.
        if line == "q" { return nil }
        // A step's question isn't seen before the last page.
        if pages.holdsQuestion, let remark = context.remarkOnUnseenQuestion {
          tell(Document(localized: remark, style: .hint, in: .of(session.state), indent: 0))
          return nil
        }
        prompt = runner.prompt
        echo(line)
      }
      guard carryOut(line) else { return .done }
      tellIfNotKept()
      return nil
    case .interrupted:
      out.writeLine()
      write(pages.takeAll(for: out.profile))
      _ = runner.leaveStop()
      return nil
    case .endOfInput:
      // The end of input is typed as Ctrl-D, which leaves the cursor behind the prompt.
      if isTyped { out.writeLine() }
      // There it ends the walk through an event, and not the session with it.
      return (runner.leavePresentation() || runner.leaveStop()) && isTyped ? nil : .done
    case .terminated(let signal):
      endingSignal = signal
      return .done
    case .failed(let code): return .failed(SystemError(code))
    }
  }

  private func greet() {
    tell(Document([Greeting(runner)]))
    if let last = session.journal?.lastSession() { tell(.lastSession(last)) }
  }

  private func tell(_ document: Document) { tell(document, to: out) }

  func tell(_ document: Document, to output: Output) {
    for line in document.lines(for: output.profile) {
      output.writeLine(line)
      runner.printer.transcript.show(line.plainText)
    }
  }

  /// Says once that the session can't be gone on with, that what is done of lessons isn't kept, or that its lines won't be
  /// found again.
  private func tellIfNotKept() {
    tellOnce("running.no-history", input.historyFailure)
    tellOnce("running.no-progress", session.progress.failure)
    tellOnce("running.not-kept", session.journal?.failure.map { "\($0)" })
  }

  private func tellOnce(_ key: String, _ reason: String?) {
    guard let reason, reportedFailures.insert(key).inserted else { return }
    tell(Document(localized: key, reason, style: .error))
  }

  /// - Returns: Whether to go on.
  private func carryOut(_ line: String) -> Bool {
    let before = out.written
    runner.printer.transcript.type(line, prompt: prompt.plainText)
    let isPaged = pager != nil && isTyped && out.profile.hasPages
    if isPaged {
      out.hold()
      runner.printer.gather()
    }
    (runner.lessons.hasBegunStep, runner.hasActed) = (false, false)
    defer { if isPaged { showPages(out.release(), of: runner.printer.takeGathered()) } }
    do throws(CommandError) {
      switch input.lastLineError {
      case .tooLong:
        throw runner.context.error(.tooLong(most: PlainLineSource.longestLine))
      case .notText: throw runner.context.error(.notText)
      case nil: break
      }
      if !isScript, !runner.isBuild(line) { tellBuilds() }
      if isTyped, line.allSatisfy(\.isWhitespace) {
        try runner.enter()
      } else {
        try runner.run(line)
      }
      return true
    } catch {
      return complain(error, line, isBelowLine: out.written == before)
    }
  }

  /// Shows an answer in pages if it is longer than the terminal and the learner waits for it. In a lesson it
  /// is read at the prompt, where Enter goes on, and every command does what it does: what was read stays
  /// on the terminal, for the question that it is about.
  private func showPages(_ text: String, of parts: [StepPages.Part]) {
    let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
    if count >= rows(), !runner.isFinished, !runner.isPresenting, !input.hasTypedAhead {
      let isStep = runner.lessons.hasBegunStep
      // Bytes of a file that went to standard output are no lines that were drawn.
      if isStep || session.state.lessonInFront != nil,
        parts.reduce(0, { $0 + $1.lines.count }) == count
      {
        pages = StepPages(parts, columns: out.profile.columns, holdsQuestion: isStep)
        return write(pages.next(for: out.profile) ?? [])
      }
      // A tap is no question: what comes of it opens no pager.
      if session.state.lessonInFront == nil, !runner.hasActed, pager?(text) == true { return }
    }
    out.write(text)
  }

  private func write(_ lines: [StyledText]) { for line in lines { out.writeLine(line) } }

  /// What the rest of an answer is asked for with.
  private var morePrompt: StyledText {
    StyledText(Language.of(session.state).localized("lesson.more"), .hint) + "> "
  }

  /// Says what is wrong with a line.
  ///
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - line: The line.
  ///   - isBelowLine: Whether nothing was written since it was typed.
  /// - Returns: Whether to go on.
  private func complain(_ error: CommandError, _ line: String, isBelowLine: Bool) -> Bool {
    if out !== errors { out.flush() }
    firstFailure = firstFailure ?? error.exitCode
    defer { errors.flush() }
    let place: CommandErrorView.Place
    switch manner {
    case .conversation where lineNumber == 0 && (isCommandLine || !out.profile.isTerminal):
      place = .file(localized("running.command-line"), line: 1)
    case .conversation where out.profile.isTerminal:
      place = .prompt(
        width: prompt.displayWidth(ambiguous: out.profile.ambiguous), isBelowLine: isBelowLine)
    case .conversation: place = .file(localized("running.standard-input"), line: lineNumber)
    case .script(let file), .scriptKeepingGoing(let file): place = .file(file, line: lineNumber)
    }
    let view = CommandErrorView(error, of: line, at: place)
    tell(Document([view]), to: errors)
    if case .script = manner { return false }
    return !isCommandLine
  }

  /// Writes what is still buffered.
  private func finish(_ ending: Ending) -> ExitCode {
    session.journal?.sync()
    out.flush()
    defer { errors.flush() }
    return runner.speaking {
      let program = ProgramIdentity.current.name
      if case .failed(let error) = ending {
        errors.writeLine(localized("running.unread", program, "\(error)"))
        return .ioError
      }
      if let failure = out.failure {
        errors.writeLine(localized("running.unwritten", program, "\(SystemError(failure))"))
        return .ioError
      }
      return isTyped && !isCommandLine ? .done : firstFailure ?? .done
    }
  }
}
