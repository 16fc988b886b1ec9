import TestSupport
import Testing

/// A folder with a copy of the counter in MVP, and the program in it.
struct LiveCodeBench {
  let folder: ScratchFolder
  private let environment: [String: String]
  static let presenter = "counter-mvp/Sources/CounterMVP/CountPresenter.swift"

  init() throws {
    folder = try ScratchFolder()
    try folder.makeFolder("bin")
    try folder.makeFolder("config")
    try folder.makeFolder("config/layercake")
    environment = [
      "NO_COLOR": "1", "XDG_STATE_HOME": folder.path + "/state", "PATH": Program.searchPath,
      "XDG_CONFIG_HOME": folder.path + "/config",
    ]
    #expect(try type("open counter mvp\nedit mvp\n").contains("counter.mvp~mine is yours now"))
  }

  /// Types lines in a session of their own.
  func type(
    _ lines: String, to arguments: [String] = [], with more: [String: String] = [:]
  ) throws -> String {
    let outcome = try Program("layercake").run(
      arguments, input: .pipe(Array(lines.utf8)), environment: environment.merging(more) { $1 },
      prefix: ["/usr/bin/env", "-C", folder.path], minutes: 3)
    return outcome.text + outcome.complaints
  }

  /// Has the system's shell do something in the folder.
  @discardableResult
  func shell(_ script: String) throws -> String {
    try Program(at: "/bin/sh").run(["-c", "cd '\(folder.path)'; \(script)"]).text
  }

  /// The names of the files in a folder of it.
  func names(in path: String) throws -> [String] {
    try shell("ls \(path)").split(separator: "\n").map(String.init)
  }

  /// Sits at a terminal in the folder.
  func sit(_ more: [String: String] = [:]) throws -> PseudoTerminal {
    try Program(at: "/usr/bin/env").onTerminal(
      ["-C", folder.path, Program("layercake").path],
      environment: environment.merging(more) { $1 })
  }

  /// The same, with lines typed at the first prompt.
  func sit(typing lines: String) throws -> PseudoTerminal {
    let terminal = try sit()
    try terminal.expect("layercake> ")
    try terminal.type(lines)
    return terminal
  }

  /// The source of a presenter for the counter in MVP: what it does with what `observe` gives back, and at each tap.
  static func presenter(
    observing: String = "observation =", increase: String = "amount.increase()",
    decrease: String = "amount.decrease()"
  ) -> String {
    """
    import Features
    import LayerTracing

    @Layer(.presenter)
    final class CountPresenter: CountViewPresenter {
      private unowned let view: any CountView
      private let amount: Amount
      private var observation: Disposable?

      init(view: any CountView, amount: Amount) {
        self.view = view
        self.amount = amount
      }

      func viewDidLoad() {
        view.onValueChange(number: amount.number)
        \(observing) amount.observe { [weak self] in self?.view.onValueChange(number: $0) }
      }

      func increaseButtonTouched() { \(increase) }

      func decreaseButtonTouched() {
        \(decrease)
      }
    }
    """
  }

  /// Replaces what the presenter does when the lower button is touched.
  func decrease(by code: String) throws {
    let text = try folder.contents(LiveCodeBench.presenter)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = try #require(lines.firstIndex { $0.contains("func decreaseButtonTouched") }) + 1
    let changed = lines[..<index] + ["    " + code] + lines[(index + 1)...]
    _ = try folder.add(LiveCodeBench.presenter, changed.joined(separator: "\n"))
  }
}
