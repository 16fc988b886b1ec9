import TestSupport
import Testing

/// The learner's own code in the real program, built by the real compiler.
@Suite(.waiting) struct LiveCodeTests {
  private typealias Bench = LiveCodeBench

  @Test func `what is saved is built, does the events again, and tells what goes another way`()
    throws
  {
    let bench = try Bench()
    try bench.decrease(by: "amount.decrease(); amount.decrease()")
    let text = try bench.type(
      "open counter mvp\nfire increase\nfire decrease\nedit mvp\nbuild\nrules mvp~mine\nchanges\n")
    #expect(text.contains(/mvp~mine was built in \d+\.\d s; your 2 events were replayed\./))
    #expect(text.contains("event 2, decrease: 8 messages, MVP has 5"))
    #expect(text.contains("+ Model ~> Presenter  number = -1"))
    #expect(text.contains("The screen shows '-1' where MVP shows '0', since event 2."))
    #expect(text.contains("The rules are kept."))
    #expect(text.contains("Changed from MVP: CountPresenter.swift; +1 -1 lines."))
    #expect(text.contains("+ mvp~mine/CountPresenter.swift"))
  }

  @Test func `what code prints is seen once for each event that is done`() throws {
    let bench = try Bench()
    try bench.decrease(by: "amount.decrease(); print(\"now\", amount.number, separator: \"=\")")
    let text = try bench.type(
      "open counter mvp\nfire increase\nfire decrease\nedit mvp\nbuild\nfire decrease\n"
        + "changes\nside mvp mvp~mine\nundo\nredo\nrewind\n")
    #expect(text.matches(of: /now=0\n/).count == 1, "\(text)")
    // The second time is that of 'redo'.
    #expect(text.matches(of: /now=-1\n/).count == 2)
  }

  @Test func `a task of one's own is run with its event`() throws {
    let bench = try Bench()
    try bench.decrease(by: "Task { amount.decrease() }")
    let text = try bench.type("open counter mvp\nedit mvp\nbuild\nfire decrease\ntrace mvp~mine\n")
    #expect(text.contains(/Presenter -> Model +decrease\(\)/), "\(text)")
  }

  @Test func `a layer that there isn't makes no folder`() throws {
    let bench = try Bench()
    let text = try bench.type("open counter viper mvp\nedit viper.veiw\nedit mvp.routre\n")
    #expect(text.contains("VIPER has no layer 'veiw'. Did you mean 'view'?"), "\(text)")
    #expect(text.contains("counter-mvp has no layer 'routre'."))
    #expect(try bench.names(in: ".").contains("counter-viper") == false)
  }

  @Test func `a copy that was never built is left alone, and its folder stays`() throws {
    let bench = try Bench()
    let text = try bench.type(
      "open counter viper\nedit viper\ndiscard viper~mine\nchanges viper~mine\n")
    #expect(text.contains("counter.viper~mine was never built"), "\(text)")
    #expect(text.contains("there is no code of yours named 'viper~mine'"), "\(text)")
    #expect(try bench.names(in: ".").contains("counter-viper"))
  }

  @Test func `a file without a layer is opened by the end of its name`() throws {
    let bench = try Bench()
    let text = try bench.type("open candy viper\nedit viper.builder\n")
    #expect(text.contains("candy-viper/Sources/CandyVIPER/Candy/CandyBuilder.swift"), "\(text)")
  }

  @Test func `what was discarded is built again when edit names it, not when it is saved`() throws {
    let bench = try Bench()
    let text = try bench.type(
      "open counter mvp\nedit mvp\nbuild\ndiscard mvp~mine\nbuild\nfire increase\n")
    #expect(text.contains(/To\s+build\s+it\s+again,\s+open\s+it\s+with\s+'edit'/))
    #expect(text.contains("there is no code of yours"), "\(text)")
    #expect(text.contains("The screen: 0 became 1."), "\(text)")
    let terminal = try bench.sit(typing: "open counter mvp\nedit mvp\nbuild\n")
    try terminal.expect("mvp~mine was built in")
    try terminal.type("discard mvp~mine\n")
    try terminal.expect("closed and forgotten")
    try bench.decrease(by: "amount.increase()")
    try terminal.type("fire increase\n")
    try terminal.expect("The screen: 0 became 1.")
    try terminal.type("edit mvp\nfire increase\n")
    try terminal.expect("mvp~mine was built in")
    try terminal.expect("1 became 2.")
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `the editor that was set goes before that of the environment`() throws {
    let bench = try Bench()
    _ = try bench.folder.add("config/layercake/config", "set editor 'sh kept.sh'\n")
    _ = try bench.folder.add("kept.sh", "echo '// kept' >> \"$1\"\n")
    _ = try bench.folder.add("chosen.sh", "echo \"// $1 $2\" >> \"$2\"\n")
    let terminal = try bench.sit(["VISUAL": "false"])
    try terminal.expect("layercake> ")
    try terminal.type("open counter mvp\nedit mvp.presenter\n")
    try terminal.expect("mvp~mine was built in")
    try terminal.type("set editor 'sh chosen.sh \"the second\"'\n")
    try terminal.expect("editor is")
    try terminal.type("edit mvp.presenter\n")
    try terminal.expect("mvp~mine was built in")
    try terminal.type("set editor ''\n")
    try terminal.expect("editor is unset now")
    try terminal.type("edit mvp.presenter\n")
    try terminal.expect("in an editor. It is")
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
    #expect(
      try bench.folder.contents(Bench.presenter).hasSuffix(
        "// kept\n// the second \(Bench.presenter)\n"))
  }

  @Test(
    arguments: [
      ("fatalError(\"a mistake\")", "your code trapped at 'fire decrease'"),
      ("let none: [Int] = []; _ = none[2]", "Fatal error: Index out of range"),
      (
        "func deeper(_ n: Int) -> Int { n &+ deeper(n &+ 1) }; _ = deeper(1)",
        "recursed without end"
      ),
      (
        "var all = [UInt8](); while true { all += [UInt8](repeating: 1, count: 1 << 20) }",
        // A sanitizer ends the process by itself.
        Sanitizer.isOn
          ? "your code ended the program at 'fire decrease'"
          : "your code was ended at 'fire decrease'"
      ),
      ("Escape.now()", "your code ended the program at 'fire decrease', with status 0"),
    ])
  func `what code does to itself, the session outlives`(code: String, told: String) throws {
    let bench = try Bench()
    // Code that Swift's own modules allow; exit comes with the C library.
    _ = try bench.folder.add(
      "counter-mvp/Sources/CounterMVP/Escape.swift",
      "import Glibc\n\nenum Escape { static func now() { exit(0) } }\n")
    try bench.decrease(by: code)
    let text = try bench.type(
      "open counter mvp\nfire increase\nedit mvp\nbuild\nfire decrease\nfire increase\nscreen\n")
    #expect(text.contains(told), "\(text)")
    #expect(text.contains("The last message: View -> Presenter  decreaseButtonTouched()"))
    #expect(text.contains("The session is as it was before."))
    #expect(text.contains("All screens: 1 became 2."), "\(text)")
  }

  @Test func `what ends in an event that is done again on a new build is told with its message`()
    throws
  {
    let bench = try Bench()
    try bench.decrease(by: "fatalError(\"a mistake\")")
    let text = try bench.type("open counter mvp\nfire increase\nfire decrease\nedit mvp\nbuild\n")
    #expect(text.contains("your code trapped at 'build mvp~"), "\(text)")
    #expect(
      text.contains("The last message: View -> Presenter  decreaseButtonTouched()"), "\(text)")
  }

  @Test func `code with a state of its own is told to do something else each time`() throws {
    let bench = try Bench()
    _ = try bench.folder.add(
      "counter-mvp/Sources/CounterMVP/Taps.swift", "@MainActor enum Taps { static var count = 0 }\n"
    )
    try bench.decrease(
      by: "Taps.count += 1; for _ in 0..<Taps.count { amount.decrease() }")
    let told = "mvp~mine behaved differently when its events were replayed"
    let first = "open counter mvp\nedit mvp\nbuild\nfire decrease\n"
    let travel = try bench.type(first + "rewind\nforward\nfire decrease on mvp\nundo\n")
    #expect(travel.ranges(of: told).count == 2, "\(travel)")
    let before = try bench.type("open counter mvp\nfire decrease\nedit mvp\nbuild\n")
    #expect(before.contains(told), "\(before)")
  }

  @Test func `an undo that brings another future back is no other doing`() throws {
    let bench = try Bench()
    try bench.decrease(by: "amount.decrease(); amount.decrease()")
    let text = try bench.type(
      "open counter mvp\nedit mvp\nbuild\nfire increase\nrewind\nfire decrease\nundo\nforward\n")
    #expect(!text.contains("behaved differently"), "\(text)")
  }

  @Test func `code that can't be let go stands in the way of nothing`() throws {
    let bench = try Bench()
    let text = try bench.folder.contents(Bench.presenter)
    let end = try #require(text.lastIndex(of: "}"))
    _ = try bench.folder.add(
      Bench.presenter, text[..<end] + "\n  deinit { fatalError(\"a mistake\") }\n}\n")
    let told = try bench.type(
      "open counter mvp\nfire increase\nedit mvp\nbuild\nfire increase\nundo\nclose mvp~mine\n"
        + "discard mvp~mine\nfire increase\nhistory\n")
    #expect(told.contains("Undone: fire increase"))
    #expect(told.contains("your code trapped at 'close mvp~mine'"))
    #expect(told.contains("The screen: 1 became 2."), "\(told)")
    #expect(told.contains("discard counter mvp~mine"))
  }

  @Test func `a hunt finds nothing in a copy that is as it was, and a trap by the shortest way`()
    throws
  {
    let sound = try Bench().type("open counter mvp\nedit mvp\nbuild\nhunt mvp~mine\n")
    #expect(sound.contains("Nothing was found in MVP~mine."), "\(sound)")
    let bench = try Bench()
    try bench.decrease(by: "if amount.number > 0 { fatalError(\"a mistake\") }")
    let told = try bench.type(
      "open counter mvp\nedit mvp\nbuild\nhunt mvp~mine\nhunt again\nfire increase\n")
    #expect(told.contains("MVP~mine and MVP show different screens after 1 event: decrease"))
    #expect(told.contains("MVP~mine ends the program after 2 events: increase; decrease"))
    #expect(told.contains("The screen: 0 became 1.") || told.contains("All screens: 0 became 1."))
  }

  @Test func `who writes a test as elsewhere is told how it is written here`() throws {
    let bench = try Bench()
    try bench.decrease(by: "XCTAssertEqual(1, 1)")
    let text = try bench.type("open counter mvp\nedit mvp\nbuild\n")
    #expect(text.contains("cannot find 'XCTAssertEqual' in scope"))
    #expect(text.contains("Tests here use 'expectEqual(value, expected)'"), "\(text)")
  }

  @Test func `an error of the compiler has its place, its line and a caret`() throws {
    let bench = try Bench()
    try bench.decrease(by: "amount.decreese()")
    let text = try bench.type("open counter mvp\nedit mvp\nbuild\nfire increase\n")
    #expect(text.contains("your code doesn't compile; the last build that compiled stays open"))
    #expect(text.contains("  \(Bench.presenter):"))
    #expect(text.contains(/swift:\d+:\d+: value of type 'Amount' has no member 'decreese'/))
    #expect(text.contains(/\ {4}amount\.decreese\(\)\n +\^/))
    // What was typed meanwhile is carried out.
    #expect(text.contains("The screen: 0 became 1."))
  }

  @Test func `undo brings the code of before back, and so does a session that is gone on with`()
    throws
  {
    let bench = try Bench()
    try bench.decrease(by: "amount.increase()")
    let first = try bench.sit(typing: "open counter mvp\nedit mvp\nbuild\nfire decrease\n")
    try first.expect("To see the messages: side, or trace mvp~mine")
    try bench.decrease(by: "amount.decrease()")
    // It was saved, so that the next line builds it.
    try first.type("screen mvp~mine\n")
    try first.expect("your event was replayed")
    try first.expect("The screen is the same as in MVP after loading and your event.")
    try first.type("undo\nscreen mvp~mine\n")
    try first.expect("Undone: build mvp~mine")
    first.signal(9)
    #expect(try first.end() == .signal(9))

    let second = try bench.sit(typing: "resume\nhistory\nquit\n")
    try second.expect("build mvp~mine (build 1)")
    #expect(try second.end() == .code(0))
    #expect(!second.transcript.contains("can't"))
  }

  @Test func `what is saved while a line is typed is built above it, and the line stays`() throws {
    let bench = try Bench()
    let terminal = try bench.sit(typing: "open counter mvp\nfire increase\nedit mvp\nbuild\n")
    try terminal.expect("No line of code was changed.")
    try terminal.type("fire decrease; ")
    try terminal.expect("fire decrease; ")
    try bench.decrease(by: "amount.increase()")
    try terminal.expect("mvp~mine was built in ")
    try terminal.expect("layercake> fire decrease; ")
    try terminal.type("screen mvp~mine\n")
    try terminal.expect("│       2       │")
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `Ctrl-C ends a build above the line`() throws {
    let bench = try Bench()
    let terminal = try bench.sit(typing: "open counter mvp\nfire decrease\nedit mvp\nbuild\n")
    try terminal.expect("No line of code was changed.")
    try terminal.type("hist")
    try terminal.expect("hist")
    try bench.decrease(by: "while true {}")
    // Before the build it is a key like any other, and during it is typed once more.
    try terminal.expect("stopped", typing: "\u{3}")
    try terminal.type("\u{15}screen mvp~mine\n")
    try terminal.expect("-1")
    try terminal.type("quit\n")
    let end = try terminal.end()
    #expect(end == .code(0), "\(terminal.transcript)")
  }

  @Test func `without a compiler it is told what is needed, and all else works`() throws {
    let bench = try Bench()
    let text = try bench.type(
      "open counter mvp\nedit mvp\nfire increase\n", with: ["PATH": "/usr/bin:/bin"])
    #expect(text.contains("there is no Swift compiler here"))
    #expect(text.contains("The screen: 0 became 1."))
  }

  @Test func `a folder with no scene, or with no file, is told`() throws {
    let bench = try Bench()
    _ = try bench.folder.add("counter-mvp/Sources/CounterMVP/CounterSceneDelegate.swift", "")
    let text = try bench.type("open counter mvp\nedit mvp\nbuild\n")
    #expect(text.contains("no class is a SceneDelegate"))
  }
}
