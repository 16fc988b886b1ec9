import Languages
import Sessions
import Terminal

/// Brings documents to the learner: those that were asked for to one output, reports of acts to another.
final class Printer {
  /// What was asked to be seen goes here.
  private let out: Output
  /// What acts report goes here; nil keeps them quiet.
  private var reports: Output?
  /// What was typed and shown.
  let transcript = Transcript()
  /// What is said while something is done, until it is certain what was done; nil at other times.
  private var kept: [(output: Output, part: StepPages.Part)]?
  /// What was shown and told of a line, if it is gathered; nil if it isn't.
  private var gathered: [StepPages.Part]?
  /// Measures the steps of a lesson, where that is asked for.
  var gauge: StepGauge?
  /// How much of that was said before the step of a lesson that begins.
  private var keptBeforeStep = 0

  /// Makes a printer.
  init(out: Output, reports: Output?) {
    self.out = out
    self.reports = reports
  }

  /// How what was asked for looks.
  var profile: TerminalProfile { out.profile }

  /// Whether acts report nothing.
  var isQuiet: Bool { reports == nil }

  /// Shows what was asked for, unless the learner wants it to end before.
  ///
  /// - Parameters:
  ///   - document: What was asked for.
  ///   - isStopped: Whether the learner wants it to end.
  /// - Returns: Whether it was shown.
  @discardableResult
  func show(_ document: Document, unless isStopped: () -> Bool = { false }) -> Bool {
    if !document.isEmpty, !out.isUnseen {
      guard let lines = document.lines(for: out.profile, unless: isStopped) else { return false }
      show(lines)
    }
    gauge?.add(document)
    return true
  }

  /// Shows something at once, and keeps nothing of it: what goes on until Ctrl-C is read neither in pages nor later.
  func showAtOnce(_ document: Document) {
    guard kept == nil, out.profile.isTerminal else {
      show(document)
      return
    }
    if gathered != nil {
      gathered = nil
      out.write(out.release())
    }
    for line in document.lines(for: out.profile) { out.writeLine(line) }
    out.flush()
  }

  /// Shows a lesson's own text, which is the same whenever it is drawn: where it is read in pages,
  /// the rest is drawn anew for a terminal that was resized.
  func show(lessonText: Document) {
    gauge?.add(lessonText)
    guard !lessonText.isEmpty, !out.isUnseen else { return }
    write(StepPages.Part(document: lessonText, lines: lessonText.lines(for: out.profile)), to: out)
  }

  /// Shows lines that were drawn already.
  func show(_ lines: [StyledText]) { write(StepPages.Part(document: nil, lines: lines), to: out) }

  /// Writes bytes of a file that go to standard output.
  func write(_ bytes: UnsafeRawBufferPointer) {
    out.write(bytes: bytes)
    if out.profile.isTerminal { transcript.show(bytes) }
  }

  /// Clears the terminal; elsewhere there is nothing to clear.
  func clear() { if out.profile.isTerminal { out.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") } }

  /// Tells what was done, unless acts are quiet.
  func report(_ document: @autoclosure () -> Document) {
    guard reports != nil || gauge != nil else { return }
    let document = document()
    gauge?.add(document)
    guard let reports else { return }
    let part = StepPages.Part(document: nil, lines: document.lines(for: reports.profile))
    write(part, to: reports)
  }

  private func write(_ part: StepPages.Part, to output: Output) {
    if part.lines.isEmpty { return }
    guard kept == nil else {
      kept?.append((output, part))
      return
    }
    gathered?.append(part)
    for line in part.lines { emit(line, to: output) }
  }

  /// Gathers what is shown and told from now on, until ``takeGathered()``.
  func gather() { gathered = [] }

  /// Ends what ``gather()`` began.
  ///
  /// - Returns: What was shown and told since.
  func takeGathered() -> [StepPages.Part] {
    defer { gathered = nil }
    return gathered ?? []
  }

  private func emit(_ line: StyledText, to output: Output) {
    output.writeLine(line)
    transcript.show(line.plainText)
  }

  /// Does something, and keeps back what is told meanwhile until it is done.
  ///
  /// - Parameter body: Does it; if it throws, nothing is told.
  /// - Returns: What it returns, and what tells the rest.
  /// - Throws: What `body` throws.
  func collecting<Result>(
    _ body: () throws(Refusal) -> Result
  ) throws(Refusal) -> (result: Result, tell: () -> Void) {
    let outer = kept
    kept = []
    defer { kept = outer }
    let result = try body()
    let collected = kept ?? []
    return (
      result,
      { [self] in
        for (output, part) in collected { write(part, to: output) }
      }
    )
  }

  /// Does something, and takes what it shows and tells in place of writing it.
  ///
  /// - Parameter body: Does it.
  /// - Returns: The lines.
  /// - Throws: What `body` throws; its lines are dropped then.
  func capturing(_ body: () throws(CommandError) -> Void) throws(CommandError) -> [StyledText] {
    let outer = kept
    kept = []
    defer { kept = outer }
    try body()
    return (kept ?? []).flatMap(\.part.lines)
  }

  /// Notes that a step of a lesson begins: what is told from here on may turn out not to hold.
  func beginStep() {
    keptBeforeStep = kept?.count ?? 0
    gauge?.beginStep()
  }

  /// Drops what was told since a step of a lesson began.
  func dropStep() {
    if let count = kept?.count { kept?.removeLast(count - keptBeforeStep) }
    gauge?.beginStep()
  }

  /// Shows and tells something that belongs to no step of a lesson.
  func unmeasured(_ body: () -> Void) {
    let before = gauge
    body()
    gauge = before
  }

  /// Changes how things look, for what is asked for and what acts report.
  func change(_ body: (inout TerminalProfile) -> Void) {
    body(&out.profile)
    if let reports, reports !== out { body(&reports.profile) }
  }

  /// Runs something without reports.
  func quietly<Result>(_ body: () -> Result) -> Result {
    let before = reports
    reports = nil
    defer { reports = before }
    return body()
  }
}
