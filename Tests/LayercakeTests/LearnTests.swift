import TestSupport
import Testing

/// A lesson at a real terminal.
@Suite(.waiting) struct LearnTests {
  private func sit(_ arguments: [String], _ state: ScratchFolder) throws -> PseudoTerminal {
    try Program("layercake").onTerminal(
      arguments, environment: ["NO_COLOR": "1", "XDG_STATE_HOME": state.path])
  }

  @Test func `it is begun, left in the middle, and found again`() throws {
    let state = try ScratchFolder()
    let first = try sit(["lesson"], state)
    #expect(try first.expect("1.1 1/5 predict> ").contains("One tap: what a role is"))
    try first.type("7\n")
    try first.expect("Your prediction: 7.")
    try first.type("fire increase\n")
    try first.expect("You predicted 7. It was 5.")
    try first.type("\n")
    try first.expect("1.1 2/5 predict> ")
    try first.type("hint\nquit\n")
    #expect(try first.end() == .code(0))

    let second = try sit(["lesson"], state)
    try second.expect("Continuing at step 2.")
    try second.expect("1.1 2/5 predict> ")
    try second.type("vcmcv\ndecrease\n")
    try second.expect("As you predicted.")
    try second.type("play\nfire increase\nplay\n")
    try second.expect("play (1.1)> ")
    try second.expect("as you left it.")
    try second.expect("1.1 2/5 why> ")
    try second.type("\nskip\nskip\nprogress\nquit\n")
    try second.expect("You finished 1.1 One tap: what a role is, 2 steps skipped.")
    try second.expect("1 of 60 lessons done.")
    #expect(try second.end() == .code(0))
  }

  @Test func `Enter never fires`() throws {
    let state = try ScratchFolder()
    let terminal = try sit(["lesson", "mediator"], state)
    try terminal.expect("1.2 1/6 predict> ")
    try terminal.type("\n\n\nevents\n")
    #expect(try terminal.expect("No event has been fired yet.").contains("1.2 1/6 predict> "))
  }

  @Test func `its language is that of the locale, or the one that was asked for`() throws {
    for (arguments, locale) in [
      (["lesson"], "ko_KR.UTF-8"), (["--language", "ko", "lesson"], "C"),
    ] {
      let outcome = try Program("layercake").run(arguments, environment: ["LANG": locale])
      #expect(outcome.text.contains("한 번의 탭"))
    }
    #expect(try Program("layercake").run(["lesson"]).text.contains("1.1 One tap"))
  }

  @Test func `a language that is a draft has to be asked for`() throws {
    let locale = ["LANG": "ja_JP.UTF-8"]
    let unasked = try Program("layercake").run(["lesson"], environment: locale)
    #expect(unasked.text.contains("1.1 One tap"))
    let asked = try Program("layercake").run(["--language", "ja", "lesson"])
    #expect(asked.text.contains("ひとつのタップ") && asked.complaints == "")
  }

  @Test func `a language that no lesson is in is told, and those that there are`() throws {
    let outcome = try Program("layercake").run(["--language", "xx", "lesson"])
    #expect(
      outcome.complaints
        == "layercake: there are no lessons in 'xx': the languages are en, ja, ko\n")
    #expect(outcome.text.contains("1.1 One tap"))
    // A country's language is the language; and a locale isn't asked for.
    let korean = try Program("layercake").run(["--language", "ko_KR", "lesson"])
    #expect(korean.text.contains("한 번의 탭") && korean.complaints == "")
    let french = try Program("layercake").run(["lesson"], environment: ["LANG": "fr_FR.UTF-8"])
    #expect(french.complaints == "")
  }

  @Test func `a language of the program's own is spoken where no lesson is in it`() throws {
    let folder = try ScratchFolder()
    try folder.add("10-own.md", "---\nid: own\ntitle: My own\n---\nHi.\n")
    for language in ["ko", "ko_KR"] {
      let outcome = try Program("layercake").run(
        ["--lessons", folder.path, "--language", language, "lesson"])
      #expect(outcome.complaints == "")
      #expect(outcome.text.contains("My own"))
    }
  }

  @Test func `a folder or a file takes the place of the course`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add(
      "10-own.md",
      "---\nid: own\ntitle: My own\n---\nHi.\n```try id=a\nopen counter\n```\n"
        + "```expect for=a\nstate mvp.presenter.amount.number == 0\n```\n")
    for arguments in [["--lessons", folder.path, "lesson"], ["lesson", file]] {
      let outcome = try Program("layercake").run(
        arguments, input: .pipe(Array("open counter\n".utf8)))
      #expect(outcome.text.contains("My own"), "\(arguments)")
      #expect(outcome.text.contains("Done."), "\(arguments)")
    }
    let missing = try Program("layercake").run(["--lessons", "/nowhere", "lesson"])
    #expect(missing.exit == .code(66))
    #expect(missing.complaints == "layercake: can't read '/nowhere': No such file or directory\n")
  }

  @Test func `a name that no lesson has is answered in words`() throws {
    let outcome = try Program("layercake").run(["lesson", "mediatr"])
    #expect(outcome.complaints.contains("no such lesson. Did you mean 'mediator'?"))
    #expect(outcome.exit == .code(65))
  }

  @Test(
    arguments: [
      (["present", "1.33"], "no such lesson. Did you mean '1.3'?"),
      (["lesson", "1.33"], "no such lesson. Did you mean '1.3'?"),
      (["lesson", "mediatr"], "no such lesson. Did you mean 'mediator'?"),
      (["present", "1.3", "at", "77"], "no such step in this lesson"),
      (["open", "nowhere.layercake"], "can't read this file"),
    ])
  func `a command line that can't be carried out ends the program, and says so`(
    arguments: [String], words: String
  ) throws {
    let state = try ScratchFolder()
    let terminal = try sit(arguments, state)
    let told = try terminal.expect(words)
    #expect(told.contains("command line:1:"), "\(told)")
    #expect(try terminal.end() != .code(0))
  }

  @Test(arguments: [["at", "2"], ["--from", "2"]])
  func `the step to begin at is said as in the shell, or as an option`(place: [String]) throws {
    let state = try ScratchFolder()
    let lesson = try sit(["lesson", "1.1"] + place, state)
    try lesson.expect("1.1 2/5 predict> ")
    try lesson.type("quit\n")
    #expect(try lesson.end() == .code(0))
    let presented = try sit(["present", "1.1"] + place, state)
    try presented.expect("1.1 2/5> ")
    try presented.type("quit\n")
    #expect(try presented.end() == .code(0))
  }

  @Test func `what isn't 'at' and a step is told with what would be`() throws {
    for rest in [["at"], ["from", "2"], ["at", "2", "3"], ["at", "2", "--from", "2"]] {
      let outcome = try Program("layercake").run(["present", "1.1"] + rest)
      #expect(outcome.exit == .code(64), "\(rest)")
      #expect(outcome.complaints.contains("at 2"), "\(outcome.complaints)")
    }
  }

  @Test(
    arguments: [
      "lesson", "open", "run", "present", "handout", "handin", "grade", "report", "check",
      "rules", "convert", "new", "manual",
    ])
  func `every subcommand of the program is explained at the prompt`(name: String) throws {
    let outcome = try Program("layercake").run(
      [], input: .pipe(Array("help \(name)\n".utf8)))
    #expect(outcome.exit == .code(0), "\(outcome.complaints)")
    #expect(outcome.text.contains(name), "\(outcome.text)")
    let usage = "USAGE: layercake \(name)"
    #expect(
      outcome.text.contains(usage) || outcome.text.contains("Examples"), "\(outcome.text)")
  }
}
