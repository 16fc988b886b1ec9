import Platform
import TestSupport
import Testing

/// Signals that end the program at a terminal.
@Suite(.waiting) struct EndingTests {
  private static let prompt = "layercake> "

  private func begin(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try Program("layercake").onTerminal(
      environment: environment.merging(["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 },
      rows: 10)
    try terminal.expect(Self.prompt)
    return terminal
  }

  /// What ends a process unless it is asked for something else.
  private static let ending: [Int32] = {
    var numbers = [
      SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS, SIGPIPE, SIGQUIT, SIGTERM,
      SIGHUP,
    ]
    #if os(Linux)
      // SIGPOLL, SIGPWR, SIGSTKFLT, and a signal that has no name.
      numbers += [29, 30, 16, 40]
    #endif
    return numbers
  }()

  @Test(.disabled(if: Sanitizer.isOn), arguments: ending)
  func `whatever signal ends it leaves the terminal as it was`(signal: Int32) throws {
    let terminal = try begin()
    try terminal.type("half a line")
    try terminal.expect("half a line")
    #expect(!terminal.isCooked)
    terminal.signal(signal)
    #expect(try terminal.end() == .signal(signal))
    #expect(terminal.isCooked)
    #expect(!terminal.takesPastes)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `while a command is carried out, a signal ends it at once`(signal: Int32) throws {
    let (folder, state) = (try ScratchFolder(), try ScratchFolder())
    // An answer that takes as long as the learner reads it.
    try folder.add("less", "#!/bin/sh\necho reading\nread -r answer </dev/tty\n")
    try folder.makeExecutable("less")
    let environment = ["PATH": folder.path, "XDG_STATE_HOME": state.path]
    let terminal = try begin(environment)
    try terminal.type("open counter\rnote kept\r")
    try terminal.expect("Noted")
    try terminal.type("help\r")
    try terminal.expect("reading")
    terminal.signal(signal)
    #expect(try terminal.end() == .signal(signal))
    #expect(terminal.isCooked)
    // What was done before is kept.
    let next = try begin(environment)
    try next.type("resume\rnotes\r")
    try next.expect("1  kept")
  }
}
