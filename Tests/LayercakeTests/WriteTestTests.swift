import Sessions
import TestSupport
import Testing

/// A lesson's question that asks for a test, in the real program, with the real compiler.
@Suite(.waiting) struct WriteTestTests {
  private static let file = "counter-mvp-spy/Sources/CounterMVP/CountPresenterTests.swift"

  /// A presenter whose closure observes the model, and with a statement behind each tap.
  private static func presenter(_ observing: String, _ more: String = "") -> String {
    LiveCodeBench.presenter(observing: observing, decrease: "amount.decrease()\n    \(more)")
  }

  /// A mock and a test, whose method says something.
  fileprivate static func test(_ says: String, view: String = "view") -> String {
    """
    import Assertions

    final class CountViewMock: CountView {
      var numbers: [Int] = []
      func onValueChange(number: Int) { numbers.append(number) }
    }

    struct CountPresenterTests {
      func testDecrease() {
        let view = CountViewMock()
        let presenter = CountPresenter(view: \(view), amount: Amount())
        presenter.viewDidLoad()
        presenter.decreaseButtonTouched()
        \(says)
      }
    }
    """
  }

  fileprivate static let right = "expectEqual(view.numbers, [0, -1])"

  /// A lesson that shows a presenter which hears of no change, and doesn't show one that tells each twice.
  fileprivate static func lesson(
    start: String = "", solution: String = right, test: ((String) -> String)? = nil,
    deaf: String = presenter("_ =")
  ) -> String {
    """
    ---
    id: spy
    title: A test
    ---
    ```run
    open counter mvp
    ```
    Write a test.
    ```write id=spy on=mvp test=CountPresenterTests.swift
    ```
    ```flawed for=spy name=deaf file=CountPresenter.swift
    \(deaf)
    ```
    ```flawed for=spy name=twice file=CountPresenter.swift hidden
    \(presenter("observation =", "view.onValueChange(number: amount.number)"))
    ```
    ```start for=spy file=CountPresenterTests.swift
    \(Self.test(start))
    ```
    ```solution for=spy file=CountPresenterTests.swift
    \((test ?? { Self.test($0) })(solution))
    ```
    That was it.
    """
  }

  @Test func `it is done when the test passes on the sound build and fails on all others`() throws {
    let bench = try LiveCodeBench()
    _ = try bench.folder.add("spy.md", Self.lesson())
    let terminal = try bench.sit(typing: "lesson spy.md\nedit\n")
    try terminal.expect("To write:")
    try terminal.type("build\n")
    try terminal.expect("MVP~deaf    passes")
    try terminal.expect("hidden one  passes")
    try terminal.expect("Too weak: it doesn't fail on MVP~deaf.")
    try terminal.expect("Not yet:")
    func save(_ says: String, view: String = "view") throws {
      _ = try bench.folder.add(Self.file, Self.test(says, view: view))
      try terminal.type("build\n")
    }
    try save("expectEqual(view.numbers, [-1])")
    try terminal.expect("MVP         fails: line 14: expected [-1], was [0, -1]")
    try terminal.expect("Too strict: it fails on MVP, but MVP has no mistake.")
    // What a test does to its process ends no session: the mock is gone before the presenter speaks to it.
    try save(Self.right, view: "CountViewMock()")
    try terminal.expect("MVP         fails: in CountPresenterTests.testDecrease it")
    try terminal.expect("Too strict:")
    try save("while view.numbers.count < 9 {}")
    try terminal.expect("it didn't end within 5")
    try terminal.expect("Too strict:")
    // A hunt by hand finds nothing wrong in it, and is no test.
    try terminal.type("hunt mvp~spy\n")
    try terminal.expect("Nothing")
    try save("expect(view.numbers.last == -1)")
    try terminal.expect(
      "MVP~deaf    fails: line 14: not true: expect(view.numbers.last == -1)")
    try terminal.expect("hidden one  passes")
    try terminal.expect("Too weak: it fails on the builds that you saw")
    try save(Self.right)
    try terminal.expect("MVP~deaf    fails: line 14: expected [0, -1], was [0]")
    try terminal.expect("hidden one  fails\r")
    try terminal.expect("It passes on MVP, and fails on all 2 flawed builds.")
    try terminal.expect("Done.")
    try terminal.type("handin spy.md name Kim kim.handin\nquit\n")
    #expect(try terminal.end() == .code(0))
    let handIn = try bench.folder.contents("kim.handin")
    #expect(handIn.contains("\ntest mvp~spy\n"), "\(handIn)")
    // It counts only where it is built and run anew.
    let graded = try bench.type("", to: ["grade", "kim.handin", "--lesson", "spy.md"])
    #expect(graded.contains(/Kim +0 of 2/), "\(graded)")
    let again = try bench.sit(typing: "resume\n")
    try again.expect("This step is done.")
    try again.type("quit\n")
    #expect(try again.end() == .code(0))
  }

  @Test func `the author's way is shown, is passed over, and stands on paper and in Korean`() throws
  {
    let bench = try LiveCodeBench()
    _ = try bench.folder.add("spy.md", Self.lesson())
    let text = try bench.type("lesson spy.md\nsolution\nskip\n")
    #expect(text.contains("One way to write it, compared with the files at the start:"))
    #expect(text.contains("+ 14      expectEqual(view.numbers, [0, -1])"), "\(text)")
    #expect(text.contains("1 step skipped"))
    let key = try bench.type("", to: ["handout", "spy.md", "--key"])
    #expect(key.contains("`CountPresenterTests.swift`"), "\(key)")
    let translated = Self.lesson().replacing("title:", with: "language: ko\ntitle:")
    _ = try bench.folder.add("spy.md", translated)
    let korean = try bench.type("lesson spy.md\nedit\nbuild\n", to: ["--language", "ko"])
    #expect(korean.contains("너무 느슨합니다: MVP~deaf에서 실패하지 않습니다."), "\(korean)")
  }

  @Test(
    arguments: [
      (lesson(), "9 checks, all passed\n"),
      (
        lesson(solution: ""),
        ":11:24: error: the solution's test doesn't catch mvp~deaf: passes"
      ),
      (
        lesson(solution: "expect(view.numbers.last == -1)"),
        ":39:24: error: the solution's test doesn't catch mvp~twice: passes"
      ),
      (
        lesson(solution: "expectEqual(view.numbers, [])"),
        ":99:1: error: the solution's test isn't right: Too strict: it fails on MVP, but MVP has no mistake. "
          + "fails: line 14: expected [], was [0, -1]"
      ),
      (
        lesson(test: { _ in "struct CountPresenterTests { func decrease() {} }" }),
        ":86:1: error: There is no test yet"
      ),
      (
        lesson(start: right),
        ":68:1: error: nothing is left to write: the test that the learner starts with already does it"
      ),
      (
        lesson(deaf: presenter("observation") + "}"),
        ":11:24: error: the solution's test doesn't catch mvp~deaf: it doesn't build: "
          + "CountPresenter.swift:26: extraneous '}' at top level"
      ),
    ])
  func `check builds all, and tells at its line what isn't as it should be`(
    lesson: String, told: String
  ) throws {
    let bench = try LiveCodeBench()
    let path = try bench.folder.add("spy.md", lesson)
    let text = try bench.type("", to: ["check", "--build", path])
    #expect(text.contains(told), "\(text)")
  }

  @Test func `a flawed build that is as the sound one, or isn't there, is told`() throws {
    let bench = try LiveCodeBench()
    let folder = "counter-mvp/Sources/CounterMVP/"
    let sound = try bench.folder.contents(folder + "CountPresenter.swift")
    let path = try bench.folder.add("spy.md", Self.lesson(deaf: String(sound.dropLast())))
    let text = try bench.type("", to: ["check", "--build", path])
    #expect(
      text.contains("mvp~deaf has the same files as mvp, so no test can tell them apart"), "\(text)"
    )
    let other = Self.lesson().replacing("test=Count", with: "catches=viper~c test=Count")
    _ = try bench.folder.add("spy.md", other)
    let missing = try bench.type("", to: ["check", "--build", path])
    #expect(
      missing.contains(":9:32: error: counter has no build viper~c to run the test on"),
      "\(missing)")
  }
}

extension GradeSandboxTests {
  @Test(.enabled(if: hasSandbox))
  func `what is handed in is built and run in a sandbox, and judged by the same builds`() throws {
    let bench = try LiveCodeBench()
    _ = try bench.folder.add("spy.md", WriteTestTests.lesson())
    try bench.folder.makeFolder("class")
    let works = [
      (
        "Ann", WriteTestTests.test(WriteTestTests.right),
        "right: It passes on MVP, and fails on all 2 flawed builds."
      ),
      (
        "Bo", WriteTestTests.test("expect(view.numbers.last == -1)"),
        "wrong: Too weak: it doesn't fail on MVP~twice."
      ),
      ("Cho", WriteTestTests.test("expectEqual(1, 2)"), "wrong: Too strict: it fails on MVP"),
      ("Dan", WriteTestTests.test("fatalError()"), "ended: Too strict: it fails on MVP"),
      (
        "Eve", WriteTestTests.test("expectEqual(view.numbrs, [])"),
        "not built: CountPresenterTests.swift:14: "
      ),
      ("Fox", "", "wrong: There is no test yet"),
    ]
    for (place, work) in works.enumerated() {
      let digest = "aaaaaaaaaaaaaaa\(place)"
      var handIn = try HandIn.read(
        """
        # layercake-handin 1
        name \(work.0)
        of spy 0 en
        layercake 0.1
        lesson spy at 1
        build counter mvp~spy mvp \(digest)
        test mvp~spy

        """
      ).handIn
      let code = OwnCode.File(path: "CountPresenterTests.swift", text: work.1)
      handIn.code = [OwnCode(digest: digest, files: [code])]
      _ = try bench.folder.add("class/\(work.0).handin", handIn.text)
    }
    let graded = try bench.type(
      "", to: ["grade", "class", "--lesson", "spy.md", "--build"], with: ["COLUMNS": "400"])
    for (name, _, told) in works {
      #expect(graded.contains("\n\(name): spy: \(told)"), "\(name): \(graded)")
    }
  }
}
