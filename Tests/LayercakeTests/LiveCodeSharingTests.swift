import Platform
import TestSupport
import Testing

/// The learner's own code in what they hand on, and code that comes from elsewhere.
@Suite(.waiting) struct LiveCodeSharingTests {
  private typealias Bench = LiveCodeBench

  @Test func `what is exported has the code, in a form that patch applies, and what it does`()
    throws
  {
    let bench = try Bench()
    try bench.decrease(by: "amount.decrease(); amount.decrease()")
    let text = try bench.type(
      """
      open counter mvp
      fire increase
      edit mvp
      build
      fire decrease
      export markdown
      export html
      export jsonl counter.jsonl

      """)
    #expect(text.contains("Wrote counter.md"), "\(text)")
    let note = try bench.folder.contents("counter.md")
    #expect(note.contains("\n## Your code: mvp\\~mine\n"))
    #expect(note.contains("- Event 2, decrease: 8 messages, MVP has 5.\n"))
    #expect(note.contains("- Changed from MVP: CountPresenter.swift; +1 -1 lines.\n"))
    #expect(note.contains("\n### Event 2: decrease, MVP\\~mine beside MVP\n"))
    // The original with the difference is the learner's file.
    let start = try #require(note.range(of: "```diff\n--- ")?.lowerBound)
    let rest = note[start...].dropFirst("```diff\n".count)
    let end = try #require(rest.range(of: "```")?.lowerBound)
    let changed = try bench.folder.contents(Bench.presenter)
    _ = try bench.folder.add(
      "CountPresenter.swift",
      changed.replacing("amount.decrease(); amount.decrease()", with: "amount.decrease()"))
    _ = try bench.folder.add("difference", String(rest[..<end]))
    let patched = try Program(at: "/usr/bin/env").run(
      ["-C", bench.folder.path, "patch", "CountPresenter.swift", "difference"])
    #expect(patched.text.contains("patching file"), "\(patched)")
    #expect(try bench.folder.contents("CountPresenter.swift") == changed)
    let page = try bench.folder.contents("counter.html")
    #expect(page.contains("<h2>Your code: mvp~mine</h2>"))
    #expect(page.contains("<ins>+    amount.decrease(); amount.decrease()</ins>"))
    #expect(
      try bench.folder.contents("counter.jsonl").prefix { $0 != "\n" }.contains(
        #""origins":{"counter.mvp~mine":"counter.mvp"}"#))
  }

  @Test func `a picture marks what came, what went and what moved, not by colour alone`() throws {
    let bench = try Bench()
    try bench.decrease(by: "_ = amount")
    let text = try bench.folder.contents(Bench.presenter)
    _ = try bench.folder.add(
      Bench.presenter,
      text.replacing("amount.increase()", with: "amount.increase(); amount.increase()")
        .replacing("    view.onValueChange(number: amount.number)\n", with: "")
        .replacing(
          "onValueChange(number: number)\n    }",
          with: """
            onValueChange(number: number)
                }
                view.onValueChange(number: amount.number)
            """))
    let answer = try bench.type(
      """
      open counter mvp
      edit mvp
      build
      fire increase
      fire decrease
      export svg load.svg event 0
      export svg up.svg event 1
      export svg down.svg event 2
      export plantuml up.puml event 1
      export markdown
      export html

      """)
    #expect(answer.contains("Wrote counter.html"), "\(answer)")
    let (load, up, down) = (
      try bench.folder.contents("load.svg"), try bench.folder.contents("up.svg"),
      try bench.folder.contents("down.svg")
    )
    #expect(load.matches(of: /class="message call moved".*>\u{2195} onValueChange/).count == 2)
    #expect(!load.contains(/class="message \w+ (came|went)"/))
    #expect(up.contains(/class="message call came".*>\+ increase\(\)/))
    #expect(!up.contains(/class="message \w+ (moved|went)"/))
    #expect(down.contains(/class="message call went".*>- decrease\(\)/))
    #expect(!down.contains(/class="message \w+ (moved|came)"/))
    let legend = "Marks: + only in MVP~mine, - only in MVP, \u{2195} moved"
    for picture in [load, up, down] { #expect(picture.contains(">\(legend)</text>")) }
    #expect(
      try bench.folder.contents("up.puml").contains(/L\d -\[#1a7f37\]> L\d : <U\+002B> increase/))
    #expect(try bench.folder.contents("counter.html").contains("<b>+</b>"))
    #expect(try bench.folder.contents("counter.md").contains("**+** mvp~mine#1."))
  }

  @Test func `with two own builds each is marked beside the original`() throws {
    let bench = try Bench()
    _ = try bench.type("open counter mvp\nedit mvp as twice\n")
    try bench.decrease(by: "_ = amount")
    let twice = Bench.presenter.replacing("counter-mvp/", with: "counter-mvp-twice/")
    _ = try bench.folder.add(
      twice,
      try bench.folder.contents(twice).replacing(
        "amount.decrease()", with: "amount.decrease(); amount.decrease()"))
    let answer = try bench.type(
      """
      open counter mvp
      edit mvp
      edit mvp as twice
      build
      fire decrease
      export svg both.svg
      export html

      """)
    #expect(answer.contains("Wrote both.svg"), "\(answer)")
    let picture = try bench.folder.contents("both.svg")
    #expect(picture.contains(/class="message call went".*>- decrease\(\) \(MVP~mine\)/))
    #expect(picture.contains(/class="message call came".*>\+ decrease\(\)</))
    #expect(
      picture.contains(
        ">Marks: + only in your build, - only in the original, \u{2195} moved</text>")
    )
  }

  @Test func `a session that is too long to be pasted is offered a file`() throws {
    let bench = try Bench()
    try bench.decrease(by: "amount.decrease() // " + String(repeating: "long ", count: 1_000))
    let text = try bench.type("open counter mvp\nshare\nedit mvp\nbuild\nshare\n")
    #expect(text.matches(of: /too long to paste/).count == 1, "\(text)")
  }

  @Test func `who opens a session is shown the code in it, of which nothing is built or run`()
    throws
  {
    let bench = try Bench()
    try bench.decrease(by: "fatalError(\"foreign\")")
    _ = try bench.folder.add("counter-mvp/Sources/CounterMVP/Limit.swift", "let limit = 9\n")
    let sent = try bench.type(
      """
      open counter mvp
      fire increase
      edit mvp
      build
      fire increase on mvp~mine
      fire increase on mvp
      note mvp~mine#2.1 'here'
      share question.layercake

      """)
    #expect(sent.contains("Wrote question.layercake"), "\(sent)")
    // The sender goes on with their own code.
    let own = try bench.type("open question.layercake\nscreen mvp~mine\n")
    #expect(own.contains("Opened: 6 actions."), "\(own)")
    _ = try bench.folder.add("bin/swiftc", "#!/bin/sh\ntouch \(bench.folder.path)/compiled\n")
    let text = try bench.type(
      "open question.layercake\nhistory\nbuild\nfire increase\n",
      with: [
        "XDG_STATE_HOME": "\(bench.folder.path)/theirs", "PATH": "\(bench.folder.path)/bin:/bin",
      ])
    #expect(text.contains("counter.mvp~mine is code that came with it"), "\(text)")
    #expect(text.contains(/and wasn't built\s+or run/))
    let changed = /Changed from MVP: CountPresenter\.swift and Limit\.swift; \+2 -1\s+lines\./
    #expect(text.contains(changed))
    #expect(text.contains("    fatalError(\"foreign\")"))
    #expect(text.contains("Limit.swift is new, one line."))
    #expect(text.contains("2 actions of the session that use that code are left out."))
    #expect(text.contains("Opened: 4 actions."))
    #expect(text.contains("note #2 here"))
    #expect(text.contains("The screen: 2 became 3."), "\(text)")
    #expect(!bench.folder.names.contains("compiled"))
    #expect(!bench.folder.names.contains("theirs"))
  }

  @Test func `nothing that comes from elsewhere is compiled unasked`() throws {
    let bench = try Bench()
    try bench.decrease(by: "fatalError(\"foreign\")")
    let sent = try bench.sit(
      typing: """
        lesson 1.3
        b
        edit mvp
        build
        fire increase
        handin 1.3 name Kim kim.handin
        share kim.layercake
        export jsonl kim.jsonl
        export json kim.json
        export markdown kim.md
        quit

        """)
    #expect(try sent.end() == .code(0))
    let handIn = try bench.folder.contents("kim.handin")
    #expect(handIn.contains("\ncode ") && handIn.contains("foreign"), "\(handIn)")
    let session = try #require(try bench.names(in: "state/layercake/sessions").last)
    try bench.shell("cp state/layercake/sessions/\(session) kim.session")
    let lesson = """
      # A lesson with code

      ```swift
      print("foreign")
      ```

      ```layercake
      open counter mvp
      build counter mvp~mine mvp 0123456789abcdef
      ```

      """
    _ = try bench.folder.add("foreign.md", lesson)
    // Whoever compiles leaves a mark.
    let mark = "#!/bin/sh\ntouch \(bench.folder.path)/compiled\nexit 1\n"
    #expect(chmod(try bench.folder.add("bin/swiftc", mark), 0o700) == 0)
    let elsewhere = [
      "XDG_STATE_HOME": "\(bench.folder.path)/theirs", "PATH": "\(bench.folder.path)/bin:/bin",
    ]
    let shown = try bench.type("", to: ["grade", "kim.handin", "--lesson", "1.3"], with: elsewhere)
    #expect(
      shown.contains("It contains the student's own code. The code is shown, but wasn't run."),
      "\(shown)")
    #expect(shown.contains("fatalError(\"foreign\")"))
    for arguments in [
      ["report", "kim.handin", "--lesson", "1.3"], ["check", "foreign.md"],
      ["convert", "kim.jsonl", "--to", "html"], ["convert", "kim.json", "--to", "markdown"],
      ["run", "kim.session"],
    ] {
      #expect(!(try bench.type("", to: arguments, with: elsewhere)).isEmpty, "\(arguments)")
    }
    let refused = try bench.type("replay kim.session\n", with: elsewhere)
    #expect(refused.contains("isn't on this machine"), "\(refused)")
    let opened = try bench.type(
      "open kim.layercake\nimport kim.jsonl\ntrace kim\nlesson foreign.md\n", with: elsewhere)
    #expect(opened.contains(/and\s+wasn't\s+built\s+or\s+run/), "\(opened)")
    #expect(!bench.folder.names.contains("compiled"))
    // The mark is left when it is asked for.
    let asked = try bench.type("open counter mvp\nedit mvp\nbuild\n", with: elsewhere)
    #expect(bench.folder.names.contains("compiled"), "\(asked)")
  }
}
