import Lessons
import Queries
import Testing

/// Read downward, the rows are the catalogue of what is said about a lesson's blocks. Each text
/// stands below front matter of four lines, and is followed by what is right.
@Suite struct FaultTests {
  private static let head = "---\nid: a\ntitle: b\n---\n"
  private static let task =
    "```try id=t1\nfire increase\n```\n```expect for=t1\nstate x == 1\n```\n"
  private static let blocks =
    "Blocks: \(FenceWord.allCases.map(\.rawValue).joined(separator: ", "))."

  private static func messages(
    _ text: String, by grammar: LessonGrammar = LessonGrammar()
  ) -> [String] {
    do throws(LessonSourceErrors) {
      _ = try LessonSource(file: "l.md", text: text).read(by: grammar)
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test(
    arguments: [
      // Words behind a fence.
      (
        "```exepct for=t1\nx\n```\n",
        ["5:4: error: no such block as 'exepct'. Did you mean 'expect'? \(blocks)"]
      ),
      ("```Run\nx\n```\n", ["5:4: error: no such block as 'Run'. Did you mean 'run'? \(blocks)"]),
      ("~~~  rnu\nx\n~~~\n", ["5:6: error: no such block as 'rnu'. Did you mean 'run'? \(blocks)"]),
      (
        "```expected\nx\n```\n",
        ["5:4: error: no such block as 'expected'. Did you mean 'expect'? \(blocks)"]
      ),
      (
        "```exercise id=t9\nx\n```\n",
        ["5:4: error: no such block as 'exercise'. \(blocks)"]
      ),
      ("```ruby\nx\n```\n```rust\n```\n```text\n```\n```swift\n```\n```\n```\n", []),
      ("```diff\n```\n```json\n```\n```mermaid\n```\n```sh\n```\n```tree\n```\n```exp\n```\n", []),
      // Fences.
      ("```swift\nx\n", ["5:1: error: this fence is never closed; close it with a line of ```"]),
      (
        "a\n\n  ~~~~run\nx\n",
        ["7:3: error: this fence is never closed; close it with a line of ~~~~"]
      ),
      (
        "- ```run\n  open counter\n\nb\n",
        ["5:3: error: this fence is never closed; close it with a line of ```"]
      ),
      (
        "- ```run\n  open counter\n```\n```\n",
        ["5:3: error: this fence is never closed; close it with a line of ```"]
      ),
      (
        "> ```run\n> open counter\n\n> ```\n> ```\n",
        ["5:3: error: this fence is never closed; close it with a line of ```"]
      ),
      // Attributes.
      (
        "```try t9\nx\n```\n```expect for=t9\nx\n```\n",
        ["5:8: error: write it as try id=t9"]
      ),
      (
        "```quiz di=q1\n? a\n( ) b :: c\n(x) d :: e\n```\n",
        [
          "5:4: error: 'quiz' needs id=…",
          "5:9: error: 'quiz' has no attribute 'di'. Did you mean 'id'? Attributes: id.",
        ]
      ),
      ("```run id=r1\nx\n```\n", ["5:8: error: 'run' has no attribute 'id'"]),
      (
        "```quiz id=q1 id=q2\n? a\n( ) b :: c\n(x) d :: e\n```\n",
        ["5:15: error: 'id' appears twice"]
      ),
      ("```hint for=\nx\n```\n", ["5:13: error: 'for' has no value"]),
      (
        "```quiz id=q/1\n? a\n( ) b :: c\n(x) d :: e\n```\n",
        ["5:12: error: an id has only letters, digits, - and _, and is not a number"]
      ),
      ("```expect\nx\n```\n", ["5:4: error: 'expect' needs for=…"]),
      // Ids.
      (
        "```quiz id=t1\n? a\n( ) b :: c\n(x) d :: e\n```\n",
        ["10:11: error: the id 't1' is taken, on line 5"]
      ),
      (
        "```guard for=t2\nx\n```\n",
        ["5:14: error: no such task as 't2'. Did you mean 't1'? Tasks: t1."]
      ),
      (
        "```guard for=t1\nx\n```\n",
        ["5:14: error: 't1' comes later, on line 8; a block for a task stands below the task"]
      ),
      (
        "```quiz id=q1\n? a\n( ) b :: c\n(x) d :: e\n```\n```expect for=q1\nx\n```\n",
        ["10:15: error: 'q1' is a quiz; only a try has checks. Tasks: t1."]
      ),
      // What blocks say.
      ("```run\n```\n", ["5:1: error: this run is empty"]),
      ("```run\n\n  # only a comment\n```\n", ["5:1: error: this run is empty"]),
      (
        "```try id=t0\n```\n```expect for=t0\nx\n```\n", ["5:1: error: this try has no solution"]
      ),
      (
        "```try id=t0\nx\n```\n",
        ["5:11: error: 't0' has no expect, so nothing says when it is done"]
      ),
      (
        "```try id=t0\nx\n```\n```expect for=t0\n```\n", ["8:1: error: this expect is empty"]
      ),
      (
        "```try id=t0\nfire 'increase\n```\n```expect for=t0\nx\n```\n",
        ["6:6: error: this ' is never closed"]
      ),
      (
        "```quiz id=q1\n? a\n( ) b :: c\n(x) d :: e\n```\n```hint for=q1\n\n```\n",
        ["10:1: error: this hint is empty"]
      ),
      (
        "```predict id=p1 event=increase kind=paths\n```\n",
        [
          "5:38: error: no such kind of prediction as 'paths'. Did you mean 'path'? "
            + "Kinds: path, count, order, value, screen."
        ]
      ),
      ("```predict id=p1 kind=path\n```\n", ["5:4: error: 'predict' needs event=…"]),
      (
        "```predict id=p1 event='quantity 3' kind=path\nwhy\n```\n",
        ["6:1: error: a predict takes no text, only attributes"]
      ),
    ] as [(String, [String])])
  func `a block that is wrong is told of with its place`(text: String, expected: [String]) {
    #expect(Self.messages(Self.head + text + Self.task) == expected.map { "l.md:" + $0 })
  }

  @Test(
    arguments: [
      (
        "( ) a :: b\n(x) c :: d\n",
        ["5:1: error: this block has no question; write it as a line '? …'"]
      ),
      ("?\n( ) a :: b\n(x) c :: d\n", ["6:1: error: text is expected here"]),
      (
        "? a\n? b\n( ) a :: b\n(x) c :: d\n",
        ["7:1: error: a block has only one question; line 6 has it already"]
      ),
      ("? a\n(x) c :: d\n", ["5:1: error: a quiz has at least two answers, not 1"]),
      ("? a\n", ["5:1: error: a quiz has at least two answers, not 0"]),
      (
        "? a\n( ) b :: c\n( ) d :: e\n",
        ["5:1: error: no answer is right; mark the right one with (x)"]
      ),
      (
        "? a\n(x) b :: c\n  (X) d :: e\n",
        ["8:3: error: only one answer can be right, and it is on line 7; for several: [x] and [ ]"]
      ),
      (
        "? a\n( ) b::c\n(x) d :: e\n",
        ["7:9: error: an answer says why it is right or wrong, after ' :: '"]
      ),
      ("? a\n( ) :: b\n(x) d :: e\n", ["7:5: error: text is expected here"]),
      (
        "? a\n() b :: c\n{x} d :: e\n",
        ["7:1", "8:1"].map {
          "\($0): error: a line of a quiz is '? question', '( ) answer :: why' or "
            + "'(x) answer :: why'"
        }
      ),
    ] as [(String, [String])])
  func `a quiz that is wrong is told of with its place`(text: String, expected: [String]) {
    let quiz = Self.head + "```quiz id=q1\n" + text + "```\n"
    #expect(Self.messages(quiz) == expected.map { "l.md:" + $0 })
  }

  @Test func `a line that the grammar refuses is told of at its words`() {
    let grammar = LessonGrammar(
      commands: [
        .init(CommandForm("fire", takes: [.init("EVENT", .optional)])) { _ in .anyBlock },
        .init(CommandForm("undo")) { _ in .noBlock(.goesBack) },
      ],
      features: [
        .init(name: "counter", events: ["increase"], specimens: ["mvc", "mvp"], flawed: [])
      ])
    let text =
      Self.head
      + "```try id=t1\n  increase; frie 글\nundo\n```\n\n```expect for=t1\nstate mvc.\n\nlayers mvc\n"
      + "```\n\n```predict id=t2 event=increse on=mvpp kind=path\n```\n"
    #expect(
      Self.messages(text, by: grammar) == [
        "l.md:6:13: error: no such command. Did you mean 'fire'? Accepted: fire, increase.",
        "l.md:7:1: error: undo can't be used in a lesson's block: its commands only go forward, so "
          + "that a skipped step has the same result",
        "l.md:11:11: error: a name is expected here",
        "l.md:13:1: error: a check is expected here. Accepted: state, screen, trace, "
          + "paused, stopped, released, leaks, rules, blamed, proved, hunted, "
          + "tested, inspected, read, compared.",
        "l.md:16:24: error: no feature has the event 'increse'. Did you mean 'increase'? Accepted: "
          + "increase.",
      ])
  }

  @Test func `everything that is wrong is told in one run, in the order of the file`() {
    let text = """
      ---
      titel: b
      id: a b
      ---
      ```rnu
      ```
      ```try
      ```
      ```expect for=t9
      x
      ```
      ```quiz id=q1
      ```
      ```swift
      """
    #expect(
      Self.messages(text) == [
        "l.md:1:1: error: this lesson has no title; its front matter needs 'title: …'",
        "l.md:2:1: error: no such key as 'titel'. Did you mean 'title'? "
          + "Keys: id, title, part, requires, tracks, language.",
        "l.md:3:5: error: an id has only letters, digits, - and _, and is not a number",
        "l.md:5:4: error: no such block as 'rnu'. Did you mean 'run'? \(Self.blocks)",
        "l.md:7:1: error: this try has no solution",
        "l.md:7:4: error: 'try' needs id=…",
        "l.md:12:1: error: a quiz has at least two answers, not 0",
        "l.md:12:1: error: this block has no question; write it as a line '? …'",
        "l.md:14:1: error: this fence is never closed; close it with a line of ```",
      ])
  }

  @Test func `a fault can't steer a terminal`() {
    let file = LessonSource(file: "\u{1B}[2J.md", text: "---\n\u{1B}[31mx: \u{9B}1m\n---\n")
    #expect(throws: LessonSourceErrors.self) { try file.read() }
    do throws(LessonSourceErrors) {
      _ = try file.read()
    } catch {
      #expect(
        error.description.split(separator: "\n").contains(
          #"\u{1B}[2J.md:2:1: error: no such key as '\u{1B}[31mx'. "#
            + "Keys: id, title, part, requires, tracks, language."))
    }
  }
}
