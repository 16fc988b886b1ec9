import Catalog
import LayerTracing
import Lessons
import Shell
import Staging
import Terminal

@testable import Sessions

/// A person at the prompt, in memory.
final class Learner {
  let runner: Runner
  let out: Output

  /// What the lines act on.
  var session: Session { runner.session }

  /// Begins a session at a terminal.
  init(
    columns: Int = 80, color: Bool = false, isPlain: Bool = false,
    capacity: Int = Recorder.defaultCapacity, features: [Feature] = Catalog.features,
    home: String? = nil, sessions: String? = nil,
    lessons: [LessonSource] = ToyCourse.sources, language: String = "en",
    course: CourseShelf? = nil, progress: String? = nil
  ) {
    out = Output.memory(
      profile: TerminalProfile(
        isTerminal: true, columns: columns, color: color, isPlain: isPlain))
    let session = Session(
      features: features,
      course: course ?? CourseShelf(language: language, sources: { lessons }),
      progress: Progress(path: progress), journal: sessions.map(Journal.init(folder:)),
      capacity: capacity)
    runner = Runner(session, version: "0.1", out: out, reports: out, home: home)
    session.environment.huntBudget = 2_000
    let subcommands = [
      Subcommand(name: "grade", summary: "Do the hand-ins of a class again.") { columns in
        "USAGE: layercake grade, in \(columns) columns"
      },
      Subcommand(name: "run", summary: "Carry out scripts.") { _ in "" },
      Subcommand(name: "open", summary: "Open a session.") { _ in "" },
    ]
    runner.listSubcommands = { subcommands }
  }

  /// Leaves the session, so that it can be gone on with.
  func leave() { session.journal = nil }

  /// What was done, a line each.
  var done: [String] { session.timeline.done.map(\.description) }
  /// What lies ahead, a line each.
  var ahead: [String] { session.timeline.ahead.map(\.description) }

  /// Types lines at the prompt; U+0003 alone is Ctrl-C.
  ///
  /// - Returns: What is printed below the last of them.
  @discardableResult
  func type(_ lines: String...) -> String { type(lines) }

  /// Types lines at the prompt.
  ///
  /// - Returns: What is printed below the last of them.
  @discardableResult
  func type(_ lines: [String]) -> String {
    let keyboard = Keyboard(lines, out)
    run(keyboard)
    return keyboard.answers.last ?? ""
  }

  /// How many columns the terminal has when each line is read, the first one first; the last stays.
  var widths: [Int] = []
  /// How many rows the terminal has, on which long steps are read in pages; nil for no pages.
  var rows: Int?
  /// What was to be shown page by page.
  private(set) var paged: [String] = []
  /// What was asked with, each time.
  private(set) var prompts: [String] = []

  /// What is asked with now.
  var prompt: String { runner.prompt.plainText }

  /// What stands on the terminal after these lines were typed at it, they and the prompt included.
  static func transcript(
    _ lines: [String], columns: Int = 80, isPlain: Bool = false
  ) -> String {
    let learner = Learner(columns: columns, isPlain: isPlain)
    learner.run(Keyboard(lines, learner.out, echoes: true))
    return learner.out.collected
  }

  private func run(_ keyboard: Keyboard) {
    let columns = out.profile.columns
    var widths = widths[...]
    let loop = CommandLoop(
      runner, input: keyboard, out: out, errors: out, manner: .conversation)
    loop.columns = { widths.count > 1 ? widths.removeFirst() : widths.first ?? columns }
    if let rows {
      loop.rows = { rows }
      loop.pager = { [self] text in
        paged.append(text)
        return false
      }
    }
    _ = loop.run()
    keyboard.noteAnswer()
    prompts += keyboard.prompts
  }
}

/// Gives lines, and notes what is printed in answer to each.
nonisolated private final class Keyboard: LineSource {
  private var lines: ArraySlice<String>
  private let out: Output
  private let echoes: Bool
  private var seen: Int?
  private var hasEnded = false
  /// What was asked with, each time.
  private(set) var prompts: [String] = []
  /// What was printed below each line.
  private(set) var answers: [String] = []

  init(_ lines: [String], _ out: Output, echoes: Bool = false) {
    self.lines = lines[...]
    self.out = out
    self.echoes = echoes
  }

  func next(prompt: StyledText) -> ReadResult {
    noteAnswer()
    prompts.append(prompt.plainText)
    let line = lines.popFirst()
    if echoes {
      out.write(prompt)
      if let line { out.writeLine(line) }
    }
    seen = out.collected.utf8.count
    guard let line else {
      hasEnded = true
      return .endOfInput
    }
    return line == "\u{3}" ? .interrupted : .line(line)
  }

  /// Takes what was printed since the last line, unless that was the end.
  func noteAnswer() {
    guard let seen, !hasEnded else { return }
    answers.append(String(decoding: out.collected.utf8.dropFirst(seen), as: UTF8.self))
    self.seen = nil
  }
}

/// What a session is like: what a line that can't be carried out must leave as it is.
struct Snapshot: Equatable {
  private let feature: String?
  private let screens: [String: [String]]
  private let events: Int?
  private let messages: [String: Int]
  private let recorders: [ObjectIdentifier]
  private let isFinished: Bool

  init(_ runner: Runner) {
    let stage = runner.session.state.current
    let open = stage?.open ?? []
    feature = stage?.feature.name
    screens = Dictionary(uniqueKeysWithValues: open.map { ($0.name, $0.window.draw()) })
    events = stage?.events.count
    messages = Dictionary(uniqueKeysWithValues: open.map { ($0.name, $0.recorder.messages.count) })
    recorders = open.map { ObjectIdentifier($0.recorder) }
    isFinished = runner.isFinished
  }
}

extension String {
  /// The text's lines, without the empty one after the last line end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text in one line, as it was before it was wrapped.
  var unwrapped: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Without escape sequences that choose colours.
  var withoutColor: String { replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }
}
