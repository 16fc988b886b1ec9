import Catalog
import Foundation
import Languages
import LayerTracing
import Testing
import TestSupport

@testable import Shell

@Suite struct HelpCommandTests {
  static let names = Command.all.map(\.name)

  /// More events.
  private static let later = Array(repeating: "fire increase", count: 4)
  /// What is typed while an event is stopped.
  private static let whileStopped: Set<String> = ["continue", "out"]

  /// What is typed before the examples of a command that needs more than the counter.
  private static let lesson: [String: [String]] = [
    "next": ["lesson taps", "b"], "task": ["lesson taps"], "hint": ["lesson taps at two", "hint"],
    "blame": ["open mvp~a"],
    "hunt": [
      "open viper", "hunt mvp~a", "predict increase on mvp", "answer vpmpv", "fire increase",
    ],
    "prove": ["open mvp~a"],
    "service": ["service slow", "open candy"],
    "pin": later, "unpin": later, "explain": later, "diff": later, "goto": later + ["hunt mvp~a"],
    "rewind": later,
    "forward": later + ["rewind 4"], "redo": ["fire increase", "undo"],
    "unwatch": ["watch mvp.presenter.amount.number"],
    "unbreak": ["break View -> *"], "handin": ["lesson taps", "b"],
    "because": ["predict increase on mvp", "vpmpv", "fire increase"],
    "skip": ["lesson taps"], "solution": ["lesson taps"], "answer": ["lesson taps"],
  ]

  @Test func `it shows ten commands, each by the question that it answers`() {
    #expect(
      Learner(columns: 80).type("help") == """
        To start
          Where do I begin?                     lesson 1.1
          What can I look at?                   open counter
          What happens when the user taps?      fire increase
          Who told whom, and why?               trace mvp
          How do the patterns differ?           side
          What does the code look like?         source mvp
          What can be tested without a screen?  mock view on mvp
          What will the next event do?          predict increase on mvp
          How do I change the code?             edit mvp.presenter
          Which events show a mistake?          hunt mvp~a
        All commands: help all. One command: help fire. To search: help leak.

        """)
  }

  @Test func `a word of the glossary comes first, whatever the question`() {
    let found = Learner().type("help what is a presenter").lines
    #expect(found.first?.hasPrefix("  glossary presenter") == true, "\(found)")
    #expect(!found.contains { $0.contains("help present ") })
  }

  @Test(arguments: ["pager", "how do I turn off the pager"])
  func `how to do without a pager is found from inside`(question: String) {
    let learner = Learner()
    #expect(learner.type("help \(question)").hasPrefix("  help set"))
    #expect(learner.type("help set").contains("layercake --no-pager"))
  }

  @Test func `a word is found in its forms, not in every word that begins so`() {
    #expect(Learner().type("help swiftui").contains("no command, lesson or word"))
    #expect(Learner().type("help breakpoints").contains("break"))
    #expect(Learner().type("help back").contains("help lesson"))
  }

  @Test func `a title that is a question is spoken as one`() {
    let learner = Learner(isPlain: true, lessons: ToyCourse.sources)
    let spoken = learner.type("help where do I begin") + learner.type("help is it quiet")
    #expect(!spoken.contains("?."), "\(spoken)")
  }

  @Test func `in a stopped event it has what leads on there, and not the beginning`() {
    let learner = Learner()
    let stop = ["open counter mvp", "break Presenter -> View", "increase"]
    let lines = learner.type(stop + ["help"]).lines
    #expect(lines.first == "In this stopped event")
    #expect(lines.contains { $0.hasPrefix("  source ") })
    #expect(!lines.contains("To start"))
  }

  @Test func `in a lesson it begins with what can be done there`() {
    let learner = Learner()
    learner.type("lesson taps")
    let lines = learner.type("help").lines
    #expect(lines.first == "In this lesson")
    #expect(lines.contains { $0.hasPrefix("  hint ") })
    #expect(lines.contains("To start"))
  }

  @Test func `in a stopped event it begins with the ways on`() {
    let learner = Learner()
    learner.type("open counter mvp")
    let lines = learner.type("fire increase --step", "help").lines
    #expect(lines.contains("In this stopped event"))
    #expect(lines.contains { $0.hasPrefix("  continue ") })
  }

  @Test(arguments: [
    ("test", "help mock"), ("test", "help prove"), ("test", "glossary test double"),
    ("code", "help source"), ("leak", "help leaks"), ("leak", "glossary leak"),
    ("how do I print it?", "help handout"), ("save", "help export"),
    ("teacher", "help present"), ("how do I go back?", "help undo"),
    ("memory", "help owners"), ("bug", "help hunt"), ("colour", "help set"),
    ("debugger", "help step"),
  ])
  func `a word or a question finds what is written about it`(words: String, line: String) {
    let lines = Learner().type("help \(words)").lines
    #expect(lines.contains { $0.hasPrefix("  \(line)  ") }, "\(lines)")
  }

  @Test func `a word that stands only in an answer finds its lesson`() {
    let learner = Learner(course: RealCourse.shelf(in: "en"))
    #expect(learner.type("help swiftui").contains("lesson 1.7"))
  }

  @Test func `every word of the glossary finds its page`() {
    for term in GlossaryTerm.names {
      let told = Learner().type("help \(term)")
      // A word may be a command's name or a role's, too, which have pages of their own.
      let isName =
        Command.named(term) != nil
        || Facts(Learner().session.state).names.contains { $0.name == term }
      #expect(told.contains("glossary \(term)") || isName, "\(told)")
    }
  }

  @Test func `a word that no text has is refused, with the nearest name`() {
    #expect(
      Learner().type("help zzzz").contains(
        "no command, lesson or word of the glossary mentions this"))
    #expect(Learner().type("help frie").contains("Did you mean 'fire'?"))
  }

  @Test func `a subcommand of the program is explained, and where it is typed`() {
    #expect(
      Learner().type("help grade") == """
        grade is a command of the system's shell, not of this one: layercake grade
        USAGE: layercake grade, in 80 columns

        """)
    // What is a command, too, is explained as that.
    #expect(Learner().type("help open").hasPrefix("open "))
  }

  @Test func `it is read whole on a terminal of 24 rows`() {
    #expect(Learner(columns: 80).type("help all").lines.count < 24)
  }

  @Test func `it lists every command once`() {
    let lines = Learner().type("help all").lines
    let groups = lines.drop { $0 != "All commands" }.dropFirst().dropLast()
    let listed = groups.flatMap { $0.dropFirst(11).split(separator: " ").map(String.init) }
    #expect(listed.sorted() == Self.names.sorted())
  }

  @Test func `every command that is declared is in the list, once`() throws {
    let folder = RealCourse.root.appending(path: "Sources/Shell/Commands")
    var declared: [String] = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      declared += text.matches(
        of: /(?:Command\(\s*(?:look: )?|(?:pinning|process|travel)\()"(\w+)"/
      ).map {
        String($0.output.1)
      }
    }
    #expect(declared.sorted() == Self.names.sorted())
  }

  @Test func `what names a command here isn't taken for a word of another shell`() {
    for word in Self.names + Command.all.flatMap(\.aliases) {
      #expect(Command.meant(by: word) == nil, "\(word)")
    }
  }

  @Test(arguments: await names)
  func `every command has a page with its usage and examples`(name: String) {
    let lines = Learner().type("help \(name)").lines
    #expect(lines.first?.hasPrefix(name) == true)
    #expect(lines.contains("Examples"))
    #expect(lines.last != "Examples")
  }

  @Test(arguments: await names)
  func `every example does what it says, without complaint`(name: String) throws {
    let command = try #require(Command.named(name))
    #expect(!command.examples.isEmpty)
    // LiveCodeTests types these in the real program, which has a compiler and a folder of its own.
    if ["edit", "build", "changes", "discard"].contains(name) { return }
    for example in command.examples {
      let folder = try ScratchFolder()
      Learner(sessions: folder.path).type("open counter", "fire increase")
      try folder.add("lecture.session", "# layercake-session 2\nopen counter\n")
      for name in ["lecture", "ann"] {
        Learner().type(
          "open counter mvp", "fire increase", "export jsonl \(folder.path)/\(name).jsonl")
      }
      let learner = Learner(sessions: folder.path)
      learner.type("open counter", "fire increase")
      // The counter has no layer that fetches or leads elsewhere.
      if name == "mock" { learner.type("open candy") }
      if name == "import" { learner.type("import \(folder.path)/ann.jsonl") }
      if name == "relaunch" { learner.type("kill") }
      if name == "choose" { learner.type("brief counter a door") }
      if name == "change" {
        // Code of the learner's own.
        learner.session.environment.builds = StandInShelf.shared
        learner.type("build counter mvp~limit mvp 1")
      }
      learner.type(Self.lesson[name] ?? [])
      try folder.add("clean.rules", ShopTrace.rules)
      for name in ["shop", "app"] { try folder.add("\(name).jsonl", ShopTrace.text) }
      if example.line.contains("shop:") { learner.type("import \(folder.path)/shop.jsonl") }
      if example.line.contains("lecture:") { learner.type("import \(folder.path)/lecture.jsonl") }
      var line = example.line
      // By its first letters, in the toy course.
      line = line.replacing("answer controller", with: "answer the View")
      // Without a name it would stand where the tests run.
      if line == "export markdown" { line += " -" }
      try folder.add("theirs.progress", "# layercake-progress 1\n")
      for file in [
        "ann.jsonl", "counter.jsonl", "counter.html", "talk.html", "today.md", "lecture.session",
        "lecture.jsonl", "mine.progress", "theirs.progress", "my-first.md", "kim.handin",
        "question.layercake", "words.html", "wishes.html", "choice.html", "test.html", "plan.html",
        "a.html", "counter-app", "app.jsonl", "clean.rules",
      ] {
        line = line.replacing(file, with: "\(folder.path)/\(file)")
      }
      if Self.whileStopped.contains(line) {
        #expect(!learner.type("fire increase --step", line).contains("othing"), "\(line)")
        continue
      }
      #expect(throws: Never.self, "\(line)") { try learner.runner.run(line) }
    }
  }

  @Test(arguments: await names)
  func `what is in quotes on a help page can be typed`(name: String) throws {
    let command = try #require(Command.named(name))
    for example in command.examples {
      for match in example.summary.matches(of: #/'([^']+)'/#) {
        let learner = Learner()
        learner.type("open counter", "fire increase")
        let line = String(match.output.1)
        #expect(throws: Never.self, "\(line)") { try learner.runner.run(line) }
      }
    }
  }

  @Test func `a pattern's page is read off its rules`() {
    let page = Learner().type("help mvp")
    #expect(page.hasPrefix("MVP  "))
    #expect(page.contains("View -> Presenter, Presenter -> View, Presenter -> Model,"))
    #expect(page.contains("View owns Presenter, Presenter owns Model"))
    #expect(page.contains("no Model type may reach the View"))
    #expect(page.contains("counter, greeting, candy, news, account"))
    #expect(page.contains("mvp~supervising"))
    #expect(page.contains("To see it: open counter mvp."))
    #expect(Learner().type("help mvvm~reactor").contains("features"))
    #expect(!Learner(isPlain: true).type("help mvp").contains("->"))
  }

  @Test func `a role's page tells what it does in each pattern, and which type plays it now`() {
    let learner = Learner()
    learner.type("open counter mvp viper")
    let page = learner.type("help presenter")
    #expect(page.hasPrefix("Presenter  Decides what the View shows"))
    #expect(
      page.contains("MVP            receives from View and Model, sends to View and Model, owns"))
    #expect(page.contains("CountPresenter in MVP, CountPresenter in VIPER"))
    #expect(!page.contains("MVC "))
    #expect(learner.type("help Repository").contains("RIBs"))
  }

  @Test func `who stands outside every pattern has a page, too`() {
    #expect(Learner().type("help user").hasPrefix("User  The person in front of the screen"))
    let app = Learner().type("help app")
    #expect(app.contains("MVC    sends to View and Controller"), "\(app)")
  }

  @Test func `every pattern and every role of theirs has a page`() {
    let learner = Learner()
    let names = Facts(learner.runner.session.state).names.map(\.name)
    let specimens = Catalog.features.flatMap(\.specimens).filter { $0.flaw == nil }
    let roles = Role.outside + specimens.flatMap { $0.rules?.roles ?? [] }
    #expect(Set(names) == Set(specimens.map(\.name) + roles.map { $0.name.lowercased() }))
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(learner.type("help \(name)").lines.count >= 2, "\(name)")
    }
  }

  @Test func `a page tells usage, clauses and examples`() {
    #expect(
      Learner().type("help side") == """
        side [PATTERN…] [event NUMBER]
          The traces of one event side by side, matching messages in a row.
          event NUMBER  this event; 0 is loading
        Examples
          side                    the newest event in every open pattern
          side mvc viper event 0  loading, in these two
          side mvp lecture:mvp    beside an imported trace

        """)
  }

  @Test func `another name of a command has the same page`() {
    let learner = Learner()
    #expect(learner.type("help exit") == learner.type("help quit"))
    #expect(learner.type("help exit").contains("Also: exit, q."))
  }
}
