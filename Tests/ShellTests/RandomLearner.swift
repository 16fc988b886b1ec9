import LayerTracing
import Lessons
import Platform
import Queries
import Sessions
import TestSupport

@testable import Shell

/// A learner who types what fits where the session is, and often what doesn't: the same in every run.
///
/// Commands come from `Command.all`, their arguments from what each parameter offers to completion, lessons
/// and answers from the course: a new command, lesson or question is typed from the day it exists.
struct RandomLearner {
  /// One thing that is done at the keyboard.
  enum Keys: Equatable {
    case line(String)
    case enter
    case interrupt
    case endOfInput
  }

  private var random: SeededGenerator
  private var junk: LineGenerator
  /// Where files are written and read.
  private let folder: String
  private static let endings =
    ExportFormat.all.flatMap(\.endings) + [
      "handin", "layercake", "session", "progress", "pdf", "md", "",
    ]

  /// Sits down at a folder with files of every kind that is read, some of them spoilt.
  init(seed: UInt64, in folder: ScratchFolder) throws {
    random = SeededGenerator(seed: seed)
    junk = LineGenerator(of: Command.all.map(\.name), seed: seed)
    self.folder = folder.path
    var mutator = Mutator(
      pieces: ["9223372036854775807", "-1", "\n", "{", "\"", "undo\n"], seed: seed)
    for (name, text) in SampleFiles.all {
      try folder.add(name, text)
      try folder.add("spoilt-\(name)", mutator.spoil(text))
    }
  }

  // MARK: What is typed

  /// How a session begins: with the lesson of this place in the course, if there is one.
  mutating func beginning(_ runner: Runner, lesson place: Int? = nil) -> String {
    let session = runner.session
    let entries = session.environment.course.entries
    if let place, entries.indices.contains(place) {
      let count = entries[place].lesson()?.steps.count ?? 1
      return "lesson \(entries[place].number) at \(number(1...count))"
    }
    if let entry = pick(entries), chance(3, of: 4) {
      if chance(1, of: 10) {
        return "exam \(entry.number.prefix { $0 != "." }) seed \(number(1...99))"
      }
      let step = chance(1, of: 2) ? 1 : number(1...(entry.lesson()?.steps.count ?? 1))
      if chance(1, of: 12) { return "present \(entry.number) at \(step) for \(number(1...90))" }
      return "lesson \(entry.number) at \(step)"
    }
    return "open \(pick(session.environment.features)?.name ?? "counter")"
  }

  /// What is typed next.
  mutating func keys(_ runner: Runner) -> Keys {
    if runner.isPresenting {
      switch number(0...9) {
      case 0...4: return .enter
      case 5: return .line("\(number(0...30)) \(number(0...9)) \(number(0...9))")
      case 6: return .line("a \(number(0...12)) b \(number(0...5))")
      case 7:
        return .line(
          pick([
            // Without a workbench it is refused elsewhere; the wall says what may be typed there.
            "edit mvp",
            "back", "back", "again", "at \(number(0...6))", "solution", "unbreak all", "c 14",
            "hint",
            "break View -> *", "14", "pin mvc#1.2",
          ]) ?? "back")
      case 8: return .line(command(runner))
      default: return chance(1, of: 8) ? .endOfInput : .line(junk.line())
      }
    }
    if runner.session.stop != nil, chance(1, of: 2) {
      return pick([
        .enter, .line("step --inside"), .line("out"), .line("continue"), .interrupt,
        .line("screen"), .line("trace"), .line("goto \(message(runner))"),
      ]) ?? .enter
    }
    switch number(0...19) {
    case 0: return .enter
    case 1: return .line(junk.line())
    case 2: return .line(example())
    case 3...5: return .line(lessonLine(runner))
    case 6...10:
      if isAsked(runner) { return .line(answer(runner)) }
      return .line(event(runner))
    case 11: return .line("goto \(message(runner))")
    case 12:
      let lesson = runner.session.state.lesson?.shelved.number ?? "1.1"
      let moves = ["undo", "redo", "rewind", "forward", "skip", "next"]
      let papers = ["--test", "--test --key", "--teacher"].map { "handout \(lesson) \($0)" }
      let handIns = ["", " --no-times"].map { "handin \(lesson) name Kim -\($0)" }
      return .line(pick(moves + papers + handIns) ?? "")
    case 13: return .line("\(event(runner)); \(command(runner))")
    case 14: return .line(ownCode(runner))
    case 15: return .line(rareLine())
    default: return .line(command(runner))
    }
  }

  /// Whether a lesson, or a prediction in free play, waits for an answer.
  private func isAsked(_ runner: Runner) -> Bool {
    if runner.session.state.prediction != nil { return true }
    guard let run = runner.session.state.lessonInFront?.run else { return false }
    return run.openQuiz != nil
  }

  /// An answer to any kind of question.
  private mutating func answer(_ runner: Runner) -> String {
    let roles = Role.known.map { $0.description.prefix(2).lowercased() }
    switch number(0...8) {
    case 0, 1: return pick(["a", "b", "c", "d"]) ?? ""
    case 2: return "\(pick(["a", "b"]) ?? "") \(pick(["b", "c", "d"]) ?? "")"
    case 3: return String(number(0...9))
    case 4:
      let quiz = runner.session.state.lessonInFront?.run.openQuiz
      let all = quiz.map { $0.labels(for: Array($0.shown.indices)) } ?? ["1", "2", "3", "4", "5"]
      return all.shuffled(using: &random).joined(separator: " ")
    case 5: return "because \(pick(["it is told", "", "increase", "왜냐하면"]) ?? "")"
    case 6: return pick(["hint", "solution", "skip", "task", "increase", "none", "forget"]) ?? ""
    default:
      return (0..<number(1...5)).compactMap { _ in pick(roles) }.joined(separator: " ")
    }
  }

  /// A line that the step in front is done with, or runs by itself.
  private mutating func lessonLine(_ runner: Runner) -> String {
    let step = runner.session.state.lesson?.run.step
    let lines = ((step?.solution ?? []) + (step?.commands ?? [])).map(\.text)
    return pick(lines) ?? pick(["play", "lesson", "next", "skip", "hint"]) ?? ""
  }

  private mutating func event(_ runner: Runner) -> String {
    let events = runner.session.state.current?.feature.events ?? []
    let name = pick(events) ?? "increase"
    let value = chance(1, of: 3) ? " \(number(0...9))" : ""
    let names = runner.session.state.current?.open.map(\.specimen.name) ?? []
    let target = chance(1, of: 4) ? " on \(pick(names) ?? "mvp")" : ""
    if chance(1, of: 12) { return "\(pick(["kill", "relaunch"]) ?? "")\(target)" }
    return "fire \(name)\(value)\(target)\(chance(1, of: 12) ? " --step" : "")"
  }

  /// What has to do with code of one's own.
  private mutating func ownCode(_ runner: Runner) -> String {
    let stage = runner.session.state.current
    let original = pick(stage?.open.map(\.specimen.name) ?? []) ?? "mvp"
    let own = "\(original.prefix { $0 != "~" })~mine"
    return pick([
      "build \(stage?.feature.name ?? "counter") \(own) \(original) \(number(0...2))", "changes",
      "changes \(own)", "discard \(own)",
    ]) ?? ""
  }

  /// A line of which chance alone would make too few that can be carried out.
  private mutating func rareLine() -> String {
    pick([
      "because it is told", "export csv -", "export jsonl -", "import \(folder)/a.jsonl",
      "predict increase path", "predict reload count", "record -", "redo",
      "replay \(folder)/a.session", "unpin mvc#1.2", "unwatch mvp.model.number",
      "watch mvp.model.number", "when mvp is silent", "when number > 1",
      "hunt for number > 2 within 1s", "hunt against screen mvp == mvc",
      "hunt mvp.model.number > 1",
    ]) ?? ""
  }

  /// A message that was sent, as it is named.
  private mutating func message(_ runner: Runner) -> String {
    guard let specimen = pick(runner.session.state.current?.open ?? []),
      let message = pick(Array(specimen.recorder.messages.trace().suffix(200)))
    else { return "mvp#1.2" }
    return specimen.specimen.name + message.position.reference(event: message.event)
  }

  /// An example of `help`; what takes files has examples that would leave some.
  private mutating func example() -> String {
    let examples = Command.all.filter { command in
      !command.parameters.contains(where: \.takesFiles)
    }.flatMap(\.examples).map(\.line)
    return pick(examples) ?? ""
  }

  /// A command with arguments that could be meant.
  private mutating func command(_ runner: Runner) -> String {
    guard let command = pick(Command.all) else { return "" }
    if command === Command.quit, !chance(1, of: 20) { return "help" }
    var words = [command.name]
    for parameter in command.parameters {
      switch parameter.form.style {
      case .required: words.append(argument(parameter, words, runner))
      case .optional:
        // What names no file may be given one of its own name.
        if parameter.takesFiles || chance(1, of: 2) {
          words.append(argument(parameter, words, runner))
        }
      case .repeated, .rest:
        for _ in 0..<number(parameter.form.style == .rest ? 1...3 : 0...2) {
          words.append(argument(parameter, words, runner))
        }
      case .clause(let keyword, let isRepeated):
        guard chance(1, of: 2) else { continue }
        words.append(keyword)
        for _ in 0..<(isRepeated ? number(1...2) : 1) {
          words.append(argument(parameter, words, runner))
        }
      case .flag(let name): if chance(1, of: 4) { words.append("--\(name)") }
      }
    }
    return words.joined(separator: " ")
  }

  private mutating func argument(
    _ parameter: any AnyParameter, _ words: [String], _ runner: Runner
  ) -> String {
    let offered = parameter.candidates(
      runner.context, after: words.map { Word($0, span: 0..<0) })
    if let candidate = pick(offered), chance(3, of: 4) { return candidate.text.asWord }
    if parameter.takesFiles { return file() }
    switch number(0...4) {
    case 0: return message(runner)
    case 1: return String(number(0...12))
    case 3: return runner.session.state.lesson?.shelved.number ?? "1.1"
    case 2: return pick(Role.known)?.description ?? "View"
    default:
      return pick(["on", "mvp", "viper.presenter", "0", "'a b'", "->", "9223372036854775807"]) ?? ""
    }
  }

  /// A file that is there, one that can be written, or none.
  private mutating func file() -> String {
    let there = Folder.names(in: folder) ?? []
    switch number(0...3) {
    case 0: return "-"
    case 1: return "\(folder)/\(number(0...99)).\(pick(Self.endings) ?? "md")"
    case 2: return "/nowhere/x"
    default: return pick(there).map { "\(folder)/\($0)" } ?? "-"
    }
  }

  // MARK: Chance

  mutating func chance(_ count: Int, of all: Int) -> Bool { number(1...all) <= count }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }
}

extension RandomLearner.Keys {
  /// Does it at the keyboard.
  func type(to runner: Runner) throws(CommandError) {
    switch self {
    case .line(let line): try runner.run(line)
    case .enter: try runner.enter()
    case .interrupt: _ = runner.leaveStop()
    case .endOfInput: _ = runner.leavePresentation()
    }
  }
}

/// Files that the shell has written, one of each kind that it reads.
enum SampleFiles {
  static let all: [(name: String, text: String)] = {
    let learner = Learner()
    learner.type("open counter mvp viper", "fire increase", "note mvp#1.2 here")
    let share = learner.type("share").lines.first ?? ""
    let session = ([SessionFile.header] + learner.done).joined(separator: "\n") + "\n"
    let trace = learner.type("export jsonl -")
    learner.type("lesson taps", "a", "b", "next", "increase; increase")
    return [
      ("a.jsonl", trace), ("a.session", session), ("a.layercake", share + "\n"),
      ("a.handin", learner.type("handin taps name Kim -")), ("a.md", ToyCourse.taps),
      ("a.progress", "# layercake-progress 1\n"),
    ]
  }()
}
