import Catalog
import CatalogSupport
import LayerTracing
import Platform
import Sessions
import Staging
import Testing
import TestSupport

@testable import Shell

/// Customers' wishes: what they cost is counted, and told.
@Suite struct ChangeCommandTests {
  @Test func `the question stays open until it is answered, in digits or words`() {
    let learner = Learner()
    learner.type("change limit")
    #expect(learner.prompt == "layercake files> ")
    learner.type("1", "help", "events")
    #expect(learner.prompt == "layercake files> ")
    #expect(learner.type("2, 4, three 5, 3 3").contains("As you guessed, in every pattern."))
    #expect(learner.prompt == "layercake> ")
  }

  // MARK: What they cost

  @Test(arguments: await MainActor.run { Catalog.wishNames })
  func `files and lines are those that git counts`(name: String) throws {
    let (wish, feature) = try Catalog.wish(name)
    let costs = feature.costs(of: wish)
    #expect(costs.count == feature.specimens.count(where: \.isPattern))
    for cost in costs {
      let pattern = try #require(feature.pattern(of: cost.specimen))
      let code = try recount(pattern.sources + pattern.framework, as: cost.specimen)
      #expect(code.files == cost.code.files.count, "\(cost.specimen.name)")
      #expect(code.added == cost.code.added, "\(cost.specimen.name)")
      #expect(code.missing == cost.code.missing, "\(cost.specimen.name)")
    }
  }

  /// What `git diff --numstat` counts between some files and those of a build.
  private func recount(
    _ files: [SourceFile], as specimen: Specimen
  ) throws -> (files: Int, added: Int, missing: Int) {
    let folder = try ScratchFolder()
    for (name, sources) in [("a", files), ("b", specimen.sources + specimen.framework)] {
      try folder.makeFolder(name)
      for source in sources { try folder.add("\(name)/\(source.fileName)", source.text) }
    }
    let git = Program(at: "/usr/bin/git")
    let outcome = try git.run(
      ["diff", "--no-index", "--numstat", "\(folder.path)/a", "\(folder.path)/b"])
    let rows = outcome.text.split(separator: "\n").map { $0.split(separator: "\t") }
    func sum(_ column: Int) -> Int { rows.compactMap { Int($0[column]) }.reduce(0, +) }
    return (rows.count, sum(0), sum(1))
  }

  @Test func `messages are those of the trace`() throws {
    let (wish, feature) = try Catalog.wish("counter.limit")
    for cost in feature.costs(of: wish) {
      let learner = Learner()
      learner.type("open counter \(cost.specimen.name.prefix { $0 != "~" }) \(cost.specimen.name)")
      learner.type("fire increase")
      let open = try #require(learner.session.state.current).open
      let counts = open.map { $0.recorder.messages.trace(events: 1...1).count }
      #expect([cost.messages.before?.messages, cost.messages.after?.messages] == counts)
    }
  }

  @Test func `a test changes where the mock is told something else`() throws {
    let (limit, counter) = try Catalog.wish("counter.limit")
    // Loading, increase and decrease: each tells the mock of MVP whether one more is possible.
    let told = counter.costs(of: limit).map { $0.tests.map { "\($0.changed) of \($0.all)" } }
    #expect(told == [nil, "3 of 3", "3 of 3", "3 of 3", "3 of 3", "3 of 3"])
    // A second screen leaves what the first one's mock is told as it was.
    let (undo, _) = try Catalog.wish("counter.undo")
    #expect(counter.costs(of: undo).map { $0.tests?.changed } == [nil, 0, 0, 0, 0, 0])
  }

  @Test func `an event that is only reached over a second screen has its messages counted, too`()
    throws
  {
    let (undo, counter) = try Catalog.wish("counter.undo")
    for cost in counter.costs(of: undo) {
      #expect(cost.messages.before == nil)
      #expect(try #require(cost.messages.after).messages > 4, "\(cost.specimen.name)")
    }
  }

  // MARK: What is said

  @Test func `alone it lists the wishes`() {
    let told = Learner().type("change")
    #expect(told.contains(/limit +counter +"Stop at ten, and disable the \+ there."/))
    #expect(told.contains("change limit"))
  }

  @Test func `a wish asks what it will cost before it tells`() {
    let learner = Learner()
    let told = learner.type("change limit")
    #expect(told.contains("how many files must"))
    #expect(told.contains("MVP, MVVM, VIPER, RIBs and Store?"))
    #expect(told.contains("a number for each: 2 2 2 2 2 2"))
    #expect(!told.contains("files that change"))
    let guessed = learner.type("change limit guess 2 3 3 4 9 3")
    #expect(guessed.contains(/files, as you guessed +2 +3 +3 +4 +9 +3\n/))
    #expect(guessed.contains(/files that change +2 +4 +3 +5 +3 +3\n/), "\(guessed)")
    #expect(
      guessed.replacing("\n  ", with: " ").contains(
        "As you guessed in MVC, MVVM and Store; MVP takes 1 more than you guessed, VIPER takes 1 "
          + "more than you guessed and RIBs takes 6 fewer than you guessed."), "\(guessed)")
    #expect(
      learner.type("change limit guess 2 4 3 5 3 3").contains("As you guessed, in every pattern."))
    #expect(!learner.type("change limit --measured").contains("s you guessed"))
  }

  @Test func `numbers alone answer the question of a wish, right after it`() {
    let learner = Learner()
    let asked = learner.type("change limit guess 2 4 3 5 3 3")
    learner.type("change limit")
    #expect(learner.type("2 4 3 5 3 3") == asked)
    #expect(learner.type("2 4 3 5 3 3").contains("no such command"))
    // A slip leaves the question open, and something else closes it.
    learner.type("change limit", "1", "trace", "help")
    #expect(learner.type("2 4 3 5 3 3") == asked)
    learner.type("change limit", "open counter")
    #expect(learner.type("2 4 3 5 3 3").contains("no such command"))
  }

  @Test(arguments: ["-1", "1000", "-9223372036854775808", "99999999999999999999", "two"])
  func `a guess is a number of files`(guess: String) {
    let told = Learner().type("change limit guess \(guess) 2 3 3 3 3")
    #expect(told.contains("a number of files from 0 to 999"), "\(told)")
    #expect(!told.contains("files that change"))
  }

  @Test func `what grants it is opened, read and compared like any other build`() {
    let learner = Learner()
    learner.type("open counter mvp mvp~limit")
    #expect(learner.type("source mvp~limit.model").contains("guard canIncrease"))
    #expect(learner.type("compare").lines.first?.hasSuffix("MVP  MVP~limit") == true)
    learner.type(Array(repeating: "+", count: 10))
    #expect(learner.type("screen").contains("( + )"))
    #expect(learner.type("fire increase on mvp~limit").contains("disabled"))
    #expect(learner.type("hunt against screen mvp~limit == mvp").contains("after 10"))
  }

  @Test func `what a wish adds can be fired where it is granted, and only there`() {
    let learner = Learner()
    learner.type("open counter mvp")
    #expect(learner.type("takeBack").contains("no such"))
    learner.type("open mvp~undo", "increase")
    #expect(learner.type("events").contains("review (Review)"))
    #expect(learner.type("fire review on mvp~undo").contains("[ Take back ]"))
    #expect(learner.type("fire takeBack on mvp~undo").contains("( Take back )"))
    #expect(learner.type("fire takeBack on mvp~undo").contains("disabled"))
    #expect(
      learner.type("fire takeBack on mvp").contains(
        "nothing on the screen of counter.mvp can fire this event"))
  }

  @Test func `for the wall it is a page, or Markdown`() throws {
    let folder = try ScratchFolder()
    let learner = Learner()
    learner.type(
      "change limit to \(folder.path)/limit.md", "change to \(folder.path)/wishes.html")
    let row = "\n| limit | MVC | MVP | MVVM | VIPER | RIBs | Store |\n"
    #expect(try folder.contents("limit.md").contains(row))
    let page = try folder.contents("wishes.html")
    for name in Catalog.wishNames {
      #expect(page.contains("<p>\(name.split(separator: ".")[1]), "), "\(name)")
    }
    #expect(page.contains("<td>files that change</td>"))
    #expect(
      learner.type("change limit to \(folder.path)/limit.md").contains("this file already exists"))
  }

  @Test func `the learner's own code is held against what grants the wish`() {
    let learner = Learner()
    learner.session.environment.builds = StandInShelf.shared
    learner.session.environment.huntBudget = HuntPlan.budget
    learner.type("open counter", "build counter mvp~limit mvp 1")
    let told = learner.type("change limit on mvp~limit")
    // It is as it was: nothing changed, and at ten it goes on.
    #expect(told.contains(/files that change +0 +4\n/), "\(told)")
    #expect(
      told.contains("MVP~limit and MVC~limit show different screens after 10 events"), "\(told)")
  }

  @Test func `in plain mode each row is a sentence`() {
    let told = Learner(isPlain: true).type("change limit --measured")
    let row = "Files that change: MVC 2; MVP 4; MVVM 3; VIPER 5; RIBs 3; Store 3.\n"
    #expect(told.contains(row), "\(told)")
  }
}
