import TestSupport
import Testing

/// A lesson's question that asks for code, in the real program, with the real compiler.
@Suite(.waiting) struct WriteQuestionTests {
  private static let presenter = "counter-mvp-body/Sources/CounterMVP/CountPresenter.swift"

  /// A lesson whose presenter doesn't pass on that the lower button was touched.
  private static func lesson(
    start: String = "", solution: String = "amount.decrease()", like: String = ""
  ) -> String {
    """
    ---
    id: lower
    title: The lower button
    ---
    ```run
    open counter mvp
    ```
    Write what the lower button does.
    ```write id=body on=mvp\(like)
    ```
    ```start for=body file=CountPresenter.swift
    \(presenter(start))
    ```
    ```solution for=body file=CountPresenter.swift
    \(presenter(solution))
    ```
    That was it.
    """
  }

  private static func presenter(_ decrease: String) -> String {
    LiveCodeBench.presenter(decrease: decrease)
  }

  @Test func `it is done when a hunt finds nothing wrong, and not before`() throws {
    let bench = try LiveCodeBench()
    _ = try bench.folder.add("lower.md", Self.lesson())
    let terminal = try bench.sit(typing: "lesson lower.md\n")
    try terminal.expect("Your turn.   edit  solution  skip")
    try terminal.type("edit\n")
    try terminal.expect("To write:")
    try terminal.type("build\n")
    try terminal.expect("MVP~body and MVP show different screens after 1 event: decrease")
    try terminal.expect("Not yet:")
    _ = try bench.folder.add(Self.presenter, Self.presenter("amount.decrase()"))
    try terminal.type("build\n")
    try terminal.expect("has no member 'decrase'")
    _ = try bench.folder.add(Self.presenter, Self.presenter("amount.decrease()"))
    try terminal.type("build\n")
    try terminal.expect("Nothing was found in MVP~body.")
    try terminal.expect("Done.")
    // What was done is handed in with its code, and counts only where it is built and hunted anew.
    try terminal.type("handin lower.md name Kim kim.handin\n")
    try terminal.expect("Wrote kim.handin")
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
    let handIn = try bench.folder.contents("kim.handin")
    #expect(handIn.contains("code ") && handIn.contains("\nhunt mvp~body\n"), "\(handIn)")
    let graded = try bench.type("", to: ["grade", "kim.handin", "--lesson", "lower.md"])
    #expect(graded.contains(/Kim +0 of 2/), "\(graded)")
    // It is found again as it was left, and isn't hunted again.
    let again = try bench.sit(typing: "resume\n")
    try again.expect("This step is done.")
    try again.type("quit\n")
    #expect(try again.end() == .code(0))
  }

  @Test func `the author's way is shown beside what one began with, and is passed over`() throws {
    let bench = try LiveCodeBench()
    _ = try bench.folder.add("lower.md", Self.lesson())
    let text = try bench.type("lesson lower.md\nsolution\nskip\n")
    #expect(text.contains("One way to write it, compared with the files at the start:"))
    #expect(text.contains("amount.decrease()"))
    #expect(text.contains("1 step skipped"))
  }

  @Test(
    arguments: [
      (lesson(), "9 checks, all passed\n"),
      (
        lesson(like: " like=mvp~limit"),
        ":38:27: error: a hunt finds a mistake in the solution: MVP~body "
          + "and MVP~limit show different screens after 10 events: increase ×10"
      ),
      (
        lesson(start: "amount.decrease()"),
        ":11:24: error: nothing is left to write: a hunt finds no mistake in the code that "
          + "the learner starts with"
      ),
      (
        lesson(solution: "amount.increase()"),
        ":38:27: error: a hunt finds a mistake in the solution: MVP~body "
          + "and MVP show different screens after 1 event: decrease"
      ),
      (
        lesson(solution: "amount.decrase()"),
        ":61:12: error: this doesn't build: value of type 'Amount' has no member 'decrase'"
      ),
      (
        lesson(start: "amount.decrase()"),
        ":34:12: error: this doesn't build: value of type 'Amount' has no member 'decrase'"
      ),
    ])
  func `check builds both, and tells at its line what isn't as it should be`(
    lesson: String, told: String
  ) throws {
    let bench = try LiveCodeBench()
    let path = try bench.folder.add("lower.md", lesson)
    let text = try bench.type("", to: ["check", "--build", path])
    #expect(text.contains(told), "\(text)")
    // Without being asked to, it builds nothing.
    #expect(try bench.type("", to: ["check", path]) == "7 checks, all passed\n")
  }
}
