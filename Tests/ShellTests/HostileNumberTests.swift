import Catalog
import Exports
import Lessons
import Queries
import Terminal
import TestSupport
import Testing

@testable import Sessions
@testable import Shell

/// No number that is typed or read from a file ends the program, whatever it is.
@Suite struct HostileNumberTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  // MARK: Typed

  /// What a session may be like when a number is typed.
  private nonisolated static let situations: [[String]] = [
    ["open counter mvp mvc", "fire increase", "note mvp#1.2 'here'", "fire increase"],
    ["open counter mvp", "fire increase", "fire increase", "goto mvp#2.3"],
    ["open candy mvp", "service slow", "reset"], ["lesson taps"], ["lesson taps at two"],
  ]

  /// Lines in which a number may stand, besides the commands' own examples.
  private static let lines = [
    "trace mvp event 1", "trace mvp#1.2+1", "goto mvp#1.2+1", "source mvp#1.2+1", "pin mvp#1.2",
    "note mvp#1.2+1 'a'", "blame mvp#1.2", "undo 1", "redo 1", "rewind 1", "forward 1", "keep 1",
    "unbreak 1", "unwatch 1", "hint 1", "resume 1", "lesson taps at 1", "lesson 1.1", "answer 1",
    "answer 1 2 3", "diff 1 2", "screen 1", "history 1", "service deliver 1", "fire increase 1",
    "break Presenter -> View when number > 1", "why mvp.model.number == 1", "set width 1",
    "inspect mvp.view[1]", "expect state mvp.model.number == 1", "export svg - event 1",
    "export test - event 1", "predict increase on mvp count", "1",
  ]

  @Test(arguments: situations.indices)
  func `what is typed with any number is carried out or refused`(situation: Int) {
    let examples = Command.all.flatMap { $0.examples.map(\.line) }
    for line in Set(Self.lines + examples).sorted() where LineGenerator.isHarmless(line) {
      let learner = Learner()
      learner.type(Self.situations[situation])
      learner.type(Mutator.withHostileNumbers(line))
    }
  }

  // MARK: Read

  private static let trace = """
    {"format":"layercake-trace","version":1,"specimens":["counter.mvp"],"dropped":1}
    {"line":"action","number":1,"text":"open counter mvp"}
    {"line":"site","site":1,"kind":"call","type":"P","name":"up(by:)","file":"P.swift","at":24}
    {"id":1,"specimen":"counter.mvp","event":1,"fired":"increase","cause":null,"kind":"call",\
    "from":{"role":"User","type":"User"},"to":{"role":"View","type":"V","instance":2},\
    "message":"tap","arguments":[{"label":null,"value":"+"}],"crossLayer":true,"ref":"mvp#1.1"}
    {"id":2,"specimen":"counter.mvp","event":1,"fired":"increase","cause":1,"kind":"call",\
    "from":{"role":"View","type":"V","instance":2},"to":{"role":"Presenter","type":"P"},\
    "message":"up","arguments":[{"label":"by","value":1}],"result":1,"crossLayer":true,\
    "ref":"mvp#1.2+1","site":1}
    {"id":3,"specimen":"counter.mvp","event":1,"fired":"increase","cause":2,"kind":"write",\
    "from":{"role":"Presenter","type":"P"},"to":{"role":"Model","type":"M"},\
    "message":"number","arguments":[{"label":null,"value":1}],"crossLayer":true}
    {"line":"screen","specimen":"counter.mvp","event":1,"text":"1"}
    {"line":"state","specimen":"counter.mvp","event":1,"layer":"model","properties":{"number":1}}
    {"line":"note","event":1,"text":"here","ref":"mvp#1.2"}
    {"id":4,"specimen":"counter.mvp","event":2,"fired":"increase","cause":null,"kind":"call",\
    "from":{"role":"User","type":"User"},"to":{"role":"View","type":"V"},\
    "message":"tap","arguments":[],"crossLayer":true}
    {"id":5,"specimen":"counter.mvp","event":2,"fired":"increase","cause":4,"kind":"call",\
    "from":{"role":"View","type":"V"},"to":{"role":"Presenter","type":"P"},\
    "message":"up","arguments":[],"crossLayer":false}

    """

  @Test func `a trace with any number is read or refused, and made any format`() throws {
    let looks = [
      "trace ann:mvp", "trace ann:mvp event 1 --diagram", "side ann:", "diff 1 ann:mvp",
      "why ann:mvp.model.number",
    ]
    for text in Mutator.withHostileNumbers(Self.trace) {
      let file = try folder.add("ann.jsonl", text)
      let learner = Learner()
      learner.type(["import \(file)"] + looks)
      for format in Converter.formats {
        let out = Output.memory()
        _ = try Converter(to: format, nil).run(
          file, event: nil, patterns: [], keepsGoing: true, replaces: false, out: out
        ) { _ in }
      }
    }
  }

  @Test(arguments: [
    (#""ref":"mvp#1.1""#, #""ref":"mvp#1.9223372036854775807""#, "ref"),
    (#""ref":"mvp#1.2+1""#, #""ref":"mvp#1.2+9223372036854775807""#, "ref"),
    (#""id":1,"#, #""id":9223372036854775807,"#, "id"), (#""id":2,"#, #""id":-1,"#, "id"),
    (#""cause":1,"#, #""cause":-9223372036854775808,"#, "cause"),
    (#""dropped":1"#, #""dropped":9223372036854775807"#, "dropped"),
    (#""at":24"#, #""at":9223372036854775807"#, "at"),
    (#""site":1,"kind""#, #""site":9007199254740993,"kind""#, "site"),
    (#""number":1,"#, #""number":9223372036854775807,"#, "number"),
  ])
  func `a number that nobody counts to is refused in words`(
    old: String, new: String, key: String
  ) throws {
    let learner = Learner(columns: 300)
    #expect(Self.trace.contains(old))
    let file = try folder.add("ann.jsonl", Self.trace.replacing(old, with: new))
    let answer = learner.type("import \(file)")
    #expect(
      answer.contains("its \"\(key)\" is not between 0 and 9007199254740992."), "\(answer)")
    #expect(learner.type("import") == "Nothing was imported. To read a trace: import FILE.\n")
  }

  @Test func `an end's number that no recorder gives is refused, and so is one that is too large`()
    throws
  {
    for (number, words) in [
      ("4294967296", "its \"instance\" is not between 0 and 4294967295."),
      ("99999999999999999999", "the number before column 188 is too large"),
    ] {
      let text = Self.trace.replacing(#""instance":2"#, with: "\"instance\":\(number)")
      let answer = Learner(columns: 300).type("import \(try folder.add("ann.jsonl", text))")
      #expect(answer.contains(words), "\(answer)")
    }
  }

  @Test func `a hand-in with any number is graded`() throws {
    let learner = Learner()
    learner.type("lesson taps", "a", "b", "next", "fire increase; goto mvc#1.1", "continue")
    let handIn = learner.type("handin taps name Kim2 -") + "answer = 1 2\nanswer 3\n"
    for text in Mutator.withHostileNumbers(handIn) {
      try folder.add("kim.handin", text)
      let grading = try ClassGrading(
        ClassGrading.Order([folder.path], lessons: ["taps"]), features: Catalog.features,
        course: CourseShelf(language: "en", sources: { ToyCourse.sources }), program: "0.1")
      grading.write(ClassGrading.Format.text, to: .memory())
    }
  }

  @Test func `a session's file with any number is played or refused`() {
    let log = """
      # layercake-session 2
      open counter mvp
      fire increase
      fire increase
      goto mvp#2.3+1
      note mvp#1.2 "here"
      goto 1
      forward 1
      rewind 1
      service deliver 1
      lesson taps at 1 shuffled 3
      answer 2
      answer = 2
      undo

      """
    for text in Mutator.withHostileNumbers(log) {
      guard let file = try? SessionFile(text) else { continue }
      _ = try? Learner().runner.context.play(file.lines, of: "a", at: nil)
    }
  }

  @Test func `a shared session with any number is opened or refused`() {
    let body = "open counter mvp; fire increase *3; fire increase *2; goto mvp#3.5"
    for spoilt in Mutator.withHostileNumbers(body) {
      Learner().type("layercake:1 \(spoilt) ~\(Checksum(of: [spoilt]).short)")
    }
    for line in Mutator.withHostileNumbers("layercake:1 open counter mvp ~00000000") {
      Learner().type(line)
    }
  }

  @Test func `progress with any number is taken in or refused`() throws {
    let progress = """
      # layercake-progress 1
      done taps who 3
      skipped taps .1 4
      answer taps who right 2
      seed 4711

      """
    for text in Mutator.withHostileNumbers(progress) {
      let learner = Learner(progress: try folder.add("progress", text))
      learner.type("progress", "lesson taps", "b")
      Learner().type("progress import \(folder.path)/progress", "progress", "lesson taps")
    }
  }

  @Test func `a pack's numbers may be any`() {
    let manifest = "title: P\nid: p1\nversion: 1.2\nlayercake: 0.1\nlicense: MIT\n"
    for text in Mutator.withHostileNumbers(manifest) { _ = try? PackManifest(text, for: "0.1") }
  }
}
