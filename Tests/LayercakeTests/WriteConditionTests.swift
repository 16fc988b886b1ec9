import Platform
import Sessions
import TestSupport
import Testing

/// What a lesson asks of code beside that a hunt finds nothing wrong with it, in the real program, with the real
/// compiler.
@Suite(.waiting) struct WriteConditionTests {
  private static let folder = "counter-mvp-own/Sources/CounterMVP/"
  fileprivate static let right = (
    increase: "amount.increase()", decrease: "if amount.number > 0 { amount.decrease() }"
  )

  /// A lesson whose counter has a rule of its own, which no build of the shell has.
  fileprivate static func lesson(
    start: (increase: String, decrease: String) = ("", "amount.decrease()"),
    solution: (increase: String, decrease: String) = right, changed: String = "presenter"
  ) -> String {
    """
    ---
    id: own
    title: A rule of one's own
    ---
    ```run
    open counter mvp
    ```
    Never below nothing.
    ```write id=own on=mvp like=nothing
    guard state presenter.amount.number >= 0
    expect state presenter.amount.number == 2
    changed only \(changed)
    ```
    ```start for=own file=CountPresenter.swift
    \(presenter(start))
    ```
    ```solution for=own file=CountPresenter.swift
    \(presenter(solution))
    ```
    That was it.
    """
  }

  fileprivate static func presenter(_ taps: (increase: String, decrease: String)) -> String {
    LiveCodeBench.presenter(increase: taps.increase, decrease: taps.decrease)
  }

  @Test func `each save tells the first condition that isn't met, and the way to what breaks it`()
    throws
  {
    let bench = try LiveCodeBench()
    _ = try bench.folder.add("own.md", Self.lesson())
    let terminal = try bench.sit(typing: "lesson own.md\nedit\nbuild\n")
    try terminal.expect("Nothing was found in MVP~own.")
    try terminal.expect("This must always be true: state presenter.amount.number >= 0")
    try terminal.expect("It is false after 1 event: decrease")
    try terminal.expect("Not yet:")
    try terminal.type("goto hunt\n")
    try terminal.expect("The screen: 0 became -1.")
    func save(_ taps: (increase: String, decrease: String)) throws {
      _ = try bench.folder.add(Self.folder + "CountPresenter.swift", Self.presenter(taps))
      try terminal.type("build\n")
    }
    try save(("amount.decrease(); amount.increase()", Self.right.decrease))
    try terminal.expect(
      "This has to be possible, but never happened:")
    // A hunt by hand asks the same.
    try terminal.type("hunt mvp~own\n")
    try terminal.expect("Always true in all that was tried: state presenter.amount.number >= 0")
    try terminal.expect("This has to be possible, but")
    let view = Self.folder + "CountViewController.swift"
    let text = try bench.folder.contents(view)
    _ = try bench.folder.add(view, text + "\nlet zero = 0\n")
    try save(Self.right)
    try terminal.expect(
      "True after 2 events, increase; increase: state presenter.amount.number")
    try terminal.expect(
      "You changed CountViewController.swift. Here you may change only")
    // What stands at its head and its end is no code.
    _ = try bench.folder.add(view, "// Mine.\n" + text + "\n\n")
    try terminal.type("build\n")
    try terminal.expect("You changed only what you may change: presenter.")
    try terminal.expect("Done.")
    try terminal.type("handin own.md name Kim kim.handin\nquit\n")
    #expect(try terminal.end() == .code(0))
    let again = try bench.sit(typing: "resume\n")
    try again.expect("This step is done.")
    try again.type("quit\n")
    #expect(try again.end() == .code(0))
  }

  @Test(
    arguments: [
      (lesson(), "9 checks, all passed\n"),
      (
        lesson(solution: ("amount.increase()", "amount.decrease()")),
        ":10:1: error: after the solution: This must always be true: state "
          + "presenter.amount.number >= 0. It is false after 1 event: decrease"
      ),
      (
        lesson(solution: ("", right.decrease)),
        ":11:1: error: after the solution: This has to be possible, but "
          + "never happened: state presenter.amount.number == 2"
      ),
      (
        lesson(changed: "view Amount.swift"),
        ":12:1: error: after the solution: You changed CountPresenter.swift. Here you may change "
          + "only view and Amount.swift."
      ),
      (
        lesson(start: ("amount.increase()", "amount.decrease()")),
        ":11:1: error: this is true before the task is done, so it can't show when the task is done"
      ),
      (
        lesson().replacing("expect state presenter.amount.number == 2\n", with: "").replacing(
          "guard state presenter.amount.number >= 0", with: "guard leaks none"),
        ":13:23: error: nothing is left to write: a hunt finds no mistake in the code that the "
          + "learner"
      ),
    ])
  func `check proves each condition, and tells at its line what isn't as it should be`(
    lesson: String, told: String
  ) throws {
    let bench = try LiveCodeBench()
    let path = try bench.folder.add("own.md", lesson)
    let text = try bench.type("", to: ["check", "--build", path])
    #expect(text.contains(told), "\(text)")
  }
}

extension GradeSandboxTests {
  @Test(.enabled(if: hasSandbox))
  func `in a sandbox each condition is held against what was handed in`() throws {
    try folder.add("own.md", WriteConditionTests.lesson())
    let works: [(name: String, taps: (String, String), told: String)] = [
      ("Ann", WriteConditionTests.right, "right: it builds, and a hunt finds nothing wrong."),
      (
        "Bo", ("amount.increase()", "amount.decrease()"),
        "wrong: This must always be true: state presenter.amount.number >= 0. It is false "
          + "after 1 event: decrease"
      ),
      ("Cho", ("", WriteConditionTests.right.1), "wrong: This has to be possible, but"),
      ("Dan", ("amount.increase()", "fatalError()"), "ended: it trapped after 1 event: decrease"),
      (
        "Eve", WriteConditionTests.right,
        "wrong: You changed More.swift. Here you may change only presenter."
      ),
    ]
    for (number, work) in works.enumerated() {
      let digest = "aaaaaaaaaaaaaaa\(number)"
      var handIn = try HandIn.read(
        """
        # layercake-handin 1
        name \(work.name)
        of own 0 en
        layercake 0.1
        lesson own at 1
        build counter mvp~own mvp \(digest)
        hunt mvp~own

        """
      ).handIn
      var files = [
        OwnCode.File(path: "CountPresenter.swift", text: WriteConditionTests.presenter(work.taps))
      ]
      if work.name == "Eve" {
        files.append(OwnCode.File(path: "More.swift", text: "let one = 1\n"))
      }
      handIn.code = [OwnCode(digest: digest, files: files)]
      try folder.add("class/\(work.name).handin", handIn.text)
    }
    let outcome = try Program("layercake").run(
      ["grade", "\(folder.path)/class", "--lesson", "\(folder.path)/own.md", "--build"],
      environment: [
        "PATH": Program.searchPath, "COLUMNS": "400", "XDG_STATE_HOME": folder.path,
      ], minutes: 5)
    for work in works {
      #expect(outcome.text.contains("\n\(work.name): own: \(work.told)"), "\(outcome.text)")
    }
  }
}
