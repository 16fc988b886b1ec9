import TestSupport
import Testing

/// Stopping on a message, at a real terminal.
@Suite(.waiting) struct DebuggingTests {
  private static let prompt = "layercake> "

  /// The program with the counter open.
  private func begin(_ patterns: String = "mvc mvp viper") throws -> PseudoTerminal {
    let terminal = try Program("layercake").onTerminal(environment: ["NO_COLOR": "1"])
    try terminal.expect(Self.prompt)
    try terminal.type("open counter \(patterns)\n")
    try terminal.expect(Self.prompt)
    return terminal
  }

  /// Types a line and waits for a prompt.
  private func type(
    _ line: String, at terminal: PseudoTerminal, until prompt: String = prompt
  ) throws -> String {
    try terminal.type(line + "\n")
    return try terminal.expect("\n\(prompt)")
  }

  @Test func `in mid-flight the model has changed and the view hasn't`() throws {
    let terminal = try begin()
    _ = try type("break Presenter -> View: onValueChange when number > 0 on mvp", at: terminal)
    let stop = try type("fire increase", at: terminal, until: "mvp#1.5> ")
    #expect(stop.contains("paused before mvp#1.5  Presenter -> View  onValueChange(number: 1)"))
    func look(_ path: String) throws -> String {
      try type("inspect \(path)", at: terminal, until: "mvp#1.5> ")
    }
    #expect(try look("mvp.model").contains("number     value   1"))
    #expect(try look("mvp.presenter").contains("amount       strong   Amount(number: 1)"))
    #expect(try look("mvp.view.amountLabel").contains("text      value  \"0\""))
    // MVC was sent the event before, VIPER has still to be.
    #expect(try look("mvc.model.number").contains("is 1"))
    #expect(try look("viper.interactor.amount.number").contains("is 0"))
    let end = try type("continue", at: terminal)
    #expect(end.contains("All screens: 0 became 1."))
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
    #expect(terminal.isCooked)
  }

  @Test func `Enter goes from message to message`() throws {
    let terminal = try begin("mvp")
    _ = try type("fire increase --step", at: terminal, until: "mvp#1.1> ")
    for number in 2...5 { _ = try type("", at: terminal, until: "mvp#1.\(number)> ") }
    #expect(try type("", at: terminal).contains("The screen: 0 became 1."))
  }

  @Test func `Ctrl-C goes to the event's end, and drops the line that was begun`() throws {
    let terminal = try begin()
    _ = try type("fire increase --step", at: terminal, until: "mvc#1.1> ")
    _ = try type("step", at: terminal, until: "mvc#1.2> ")
    try terminal.type("conti\u{3}")
    let end = try terminal.expect("\n" + Self.prompt)
    #expect(end.contains("All screens: 0 became 1."))
    #expect(try type("fire increase", at: terminal).contains("event 2, increase"))
    #expect(try type("trace mvp", at: terminal).contains("mvp#2.5"))
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `Ctrl-D lets the event run to its end, and the shell stays`() throws {
    let terminal = try begin("mvp")
    _ = try type("fire increase --step", at: terminal, until: "mvp#1.1> ")
    try terminal.type("\u{4}")
    #expect(try terminal.expect("\n" + Self.prompt).contains("The screen: 0 became 1."))
    try terminal.type("\u{4}")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `a runaway is stopped, in words, and nothing has happened`() throws {
    let terminal = try begin("mvc mvc~b")
    let answer = try type("fire increase", at: terminal)
    #expect(
      answer.contains("the messages of counter.mvc~b don't end: 1000 calls are nested."))
    #expect(answer.contains("Controller -> Model clamp, Model ~> Controller number"))
    #expect(try type("screen", at: terminal).contains("│       0       │"))
    #expect(try type("fire increase on mvc", at: terminal).contains("event 1, increase"))
    #expect(try type("fire increase on mvc~b --step", at: terminal).contains("don't end"))
    _ = try type("step", at: terminal, until: "mvc~b#2.1> ")
    _ = try type("", at: terminal, until: "mvc~b#2.2> ")
    #expect(try type("continue", at: terminal).contains("Nothing has changed."))
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
    #expect(terminal.isCooked)
  }

  @Test func `the past has a prompt of its own`() throws {
    let terminal = try begin("mvp")
    for _ in 1...3 { _ = try type("fire increase", at: terminal) }
    #expect(
      try type("goto mvp#2.4", at: terminal, until: "mvp#2.4> ").contains("Model ~> Presenter"))
    _ = try type("continue", at: terminal, until: "layercake 2/3> ")
    _ = try type("forward", at: terminal)
  }

  @Test func `a stopped shell that is killed loses nothing: the event has run to its end`() throws {
    let folder = try ScratchFolder()
    let environment = ["NO_COLOR": "1", "XDG_STATE_HOME": folder.path]
    let terminal = try Program("layercake").onTerminal(environment: environment)
    try terminal.expect(Self.prompt)
    for line in ["open counter mvp", "fire increase"] { _ = try type(line, at: terminal) }
    _ = try type("fire increase --step", at: terminal, until: "mvp#2.1> ")
    terminal.signal(9)
    #expect(try terminal.end() == .signal(9))
    let heir = try Program("layercake").onTerminal(environment: environment)
    try heir.expect(Self.prompt)
    #expect(try type("resume", at: heir).contains("Done again: 3 actions."))
  }

  @Test func `a script that is stopped at its end goes on`() throws {
    let outcome = try Script.run(
      "open counter mvp\nbreak Presenter -> View\nfire increase\ninspect mvp.model.number\nscreen\n"
    )
    #expect(outcome.exit == .code(0))
    #expect(outcome.text.contains("mvp.model.number is 1"))
    // The view hasn't been told when the script ends.
    #expect(outcome.text.contains("│       0       │"))
  }

  @Test func `a bad line in a script ends it while an event is stopped, too`() throws {
    let outcome = try Script.run(
      "open counter mvp\nbreak View -> *\nfire increase\nnonsense\nscreen\n")
    #expect(outcome.exit == .code(65))
    #expect(outcome.complaints.contains("4:1: error: no such command"))
    #expect(!outcome.text.contains("│"))
  }
}
