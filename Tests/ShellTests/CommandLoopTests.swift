import Catalog
import Languages
import Sessions
import Shell
import Terminal
import Testing

@Suite struct CommandLoopTests {
  /// What became of a conversation.
  private func converse(
    _ results: [ReadResult], isTerminal: Bool = true
  ) -> (shown: String, errors: String, code: ExitCode, prompt: String?) {
    let out = Output.memory(profile: TerminalProfile(isTerminal: isTerminal))
    let errors = isTerminal ? out : Output.memory()
    let input = ArrayLineSource(results: results)
    let runner = Runner(
      Session(features: Catalog.features), version: "0.1", out: out, reports: out)
    let loop = CommandLoop(
      runner, input: input, out: out, errors: errors, manner: .conversation)
    let code = loop.run()
    return (out.collected, isTerminal ? "" : errors.collected, code, input.lastPrompt?.plainText)
  }

  private let greeting =
    "Layercake 0.1. One feature, several architectures.   open counter   help   quit\n"

  @Test func `it greets, and asks with its prompt`() {
    let result = converse([.line("quit")])
    #expect(result.shown == greeting)
    #expect(result.prompt == "layercake> ")
    #expect(result.code == .done)
  }

  @Test func `the end of input leaves the cursor below the prompt`() {
    #expect(converse([]).shown == greeting + "\n")
    #expect(converse([.endOfInput, .line("help")]).shown == greeting + "\n")
  }

  @Test func `an interrupt gives up the line and asks again`() {
    let result = converse([.interrupted, .line("open"), .interrupted, .line("quit")])
    #expect(result.shown.hasPrefix(greeting + "\nFeatures:"))
    #expect(result.code == .done)
  }

  @Test func `being asked to end ends it`() {
    #expect(converse([.terminated(signal: 15), .line("help")]).shown == greeting)
  }

  @Test func `input that can't be read ends it, and says why`() {
    let result = converse([.failed(errno: 5)])
    #expect(result.shown == greeting + "layercake: can't read the input: Input/output error\n")
    #expect(result.code == .ioError)
  }

  @Test func `a line that can't be carried out doesn't end a conversation, nor spoil its end`() {
    let result = converse([.line("opne"), .line("open")])
    #expect(result.shown.contains("Features:\n"))
    #expect(result.code == .done)
  }

  @Test func `off a terminal nothing is asked, and the exit code tells`() {
    let result = converse([.line("opne"), .line("open")], isTerminal: false)
    #expect(result.shown.hasPrefix("Features:\n"))
    #expect(result.errors.hasPrefix("standard input:1:1: error: no such command."))
    #expect(result.code == .badData)
  }

  @Test func `an empty line does nothing`() {
    let learner = Learner()
    learner.type("open counter", "fire increase")
    let before = Snapshot(learner.runner)
    for line in ["", "   ", "\t", ";", " ; ;; ", "# nothing", "#", "  # fire increase", ";#;"] {
      #expect(learner.type(line) == "", "\(line)")
    }
    #expect(Snapshot(learner.runner) == before)
  }

  @Test func `several commands stand on a line, and the first that fails is the last`() {
    let learner = Learner()
    learner.type("open counter; fire increase;fire +")
    #expect(learner.shown["mvp"] == "2")
    let answer = learner.type("fire -; fire x; fire -")
    #expect(learner.shown["mvp"] == "1")
    #expect(
      answer.contains("  fire -; fire x; fire -\n               ^\nNo such event in counter."))
  }

  @Test func `a line is carried out on what is written as far as it can be read`() {
    let learner = Learner()
    learner.type("open counter")
    let before = Snapshot(learner.runner)
    #expect(learner.type("fire increase; fire 'x").contains("never closed"))
    #expect(Snapshot(learner.runner) == before)
  }

  @Test(arguments: [40, 80, 200])
  func `the width is asked for before every line`(columns: Int) {
    let out = Output.memory(profile: TerminalProfile(isTerminal: true, columns: 20))
    let runner = Runner(
      Session(features: Catalog.features), version: "0.1", out: out, reports: out)
    let loop = CommandLoop(
      runner, input: ArrayLineSource(["help side"]), out: out, errors: out,
      manner: .conversation)
    loop.columns = { columns }
    _ = loop.run()
    #expect(out.collected.contains("side [PATTERN…] [event NUMBER]\n"))
  }
}
