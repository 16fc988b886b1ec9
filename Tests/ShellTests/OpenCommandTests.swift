import Catalog
import CatalogSupport
import Lessons
import TestSupport
import Testing

@Suite struct OpenCommandTests {
  @Test func `alone it lists the features`() {
    let learner = Learner()
    #expect(
      SnapshotFile("open").mismatch(with: learner.type("open")) == nil)
    #expect(learner.session.state.current == nil)
  }

  @Test func `all builds of a feature are listed when it is asked for them`() {
    let learner = Learner()
    let told = learner.type("open greeting --all")
    #expect(told.contains("mvc  mvp  mvvm  viper  ribs  store  mvvm~observable"))
    #expect(told.contains("one mistake in each: mvp~a  mvvm~a  viper~a"))
    #expect(!told.contains("candy"))
    #expect(learner.type("open --all").contains("candy"))
    #expect(learner.session.state.current == nil)
  }

  @Test func `a feature opens in every pattern, and identical screens are drawn once`() throws {
    let learner = Learner()
    #expect(
      SnapshotFile("open counter").mismatch(with: learner.type("open counter")) == nil)
    #expect(learner.patterns == (try Catalog.patterns(of: "counter")))
  }

  @Test(arguments: [
    (["open counter mvp mvc"], ["mvc", "mvp"]),
    (["open counter.mvp"], ["mvp"]),
    (["open counter.mvp viper"], ["mvp", "viper"]),
    (["open COUNTER Mvp"], ["mvp"]),
    (["open 'counter' \"mvp\""], ["mvp"]),
    (["open counter mvp mvp"], ["mvp"]),
    (["open counter mvp", "open viper"], ["mvp", "viper"]),
  ])
  func `patterns are chosen by name, and stand in the feature's order`(
    lines: [String], patterns: [String]
  ) {
    let learner = Learner()
    learner.type(lines)
    #expect(learner.patterns == patterns)
  }

  @Test(arguments: [
    ["open counter mvp", "open counter"],
    ["open counter mvc mvp", "open candy", "open counter mvp", "open counter"],
  ])
  func `a feature alone is every pattern of it, once some were chosen`(lines: [String]) throws {
    let learner = Learner()
    learner.type(lines)
    #expect(learner.patterns == (try Catalog.patterns(of: "counter")))
  }

  @Test func `one pattern is introduced by its name`() {
    #expect(Learner().type("open counter mvp").hasPrefix("counter, built in MVP:\n  ╭─ MVP"))
  }

  @Test func `two patterns are said to be built twice`() {
    #expect(Learner().type("open counter mvp mvc").hasPrefix("counter, built twice. The user"))
  }

  @Test func `a pattern that is opened later catches up`() {
    let learner = Learner()
    learner.type("open counter mvc", "fire increase", "fire increase")
    let answer = learner.type("open counter viper")
    #expect(answer.contains("VIPER caught up with 2 events.\n"))
    #expect(learner.screens["viper"] == learner.screens["mvc"])
    #expect(learner.type("fire increase").contains("All screens: 2 became 3."))
  }

  @Test func `what was asked for is shown, and what else is open beside it is named`() {
    let learner = Learner()
    learner.type("open candy viper~a")
    let answer = learner.type("open candy viper")
    #expect(answer.hasPrefix("candy, built in VIPER:\n  ╭─ VIPER ─"))
    #expect(
      answer.unwrapped.hasSuffix(
        "Also open, with the same screen: VIPER~a. To open only VIPER: "
          + "open candy only viper."))
    #expect(learner.patterns == ["viper", "viper~a"])
    #expect(
      learner.type("open candy only viper").unwrapped.hasSuffix(
        "Set aside: VIPER~a. To open it as well: open candy viper~a."))
    #expect(learner.patterns == ["viper"])
    learner.type("fire quantity 3", "open viper~a")
    #expect(learner.screens["viper~a"] == learner.screens["viper"])
  }

  @Test(arguments: [
    // What is in front, what comes back by itself, and what is asked for of what is parked.
    (["open counter", "open candy mvp", "open counter mvp"], ["mvp"]),
    (["open counter", "open candy mvp", "open counter.mvp viper"], ["mvp", "viper"]),
    (["open counter mvc mvp", "open candy mvp", "open counter viper"], ["viper"]),
    (["open counter mvc mvp~a", "open candy mvp", "open counter mvc~classic"], ["mvc~classic"]),
    (["open counter mvc mvp~a", "open candy mvp", "open counter"], ["mvc", "mvp~a"]),
    (["open counter mvc", "open candy mvp", "open counter mvc viper"], ["mvc", "viper"]),
    (["open counter mvc", "open candy", "close", "open counter mvp"], ["mvp"]),
    (["open counter mvc mvp", "open only mvp viper"], ["mvp", "viper"]),
    (["open counter mvc mvp", "open counter mvp"], ["mvc", "mvp"]),
    (["open counter mvc mvp", "open candy", "open counter mvp", "undo 2"], ["mvc", "mvp"]),
  ])
  func `what is opened is what was asked for`(lines: [String], patterns: [String]) {
    let learner = Learner()
    learner.type(lines)
    #expect(learner.patterns == patterns)
  }

  @Test func `what was put aside has missed nothing, and says how it is had again`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "fire increase", "open candy mvp")
    #expect(
      learner.type("open counter mvp").unwrapped.contains(
        "Set aside: MVC. To open it as well: open counter mvc."))
    learner.type("fire increase", "open counter mvc")
    #expect(learner.shown == ["mvc": "2", "mvp": "2"])
    #expect(learner.done.contains("open counter only mvp"))
  }

  @Test func `a session that was kept before is what it was`() throws {
    let folder = try ScratchFolder()
    let kept = try folder.add(
      "a.session",
      "# layercake-session 2\nopen counter mvc mvp\nopen candy mvp\nopen counter viper\n")
    let learner = Learner()
    learner.type("replay \(kept)")
    #expect(learner.patterns == ["mvc", "mvp", "viper"])
  }

  @Test func `what was asked for is told in the lesson's language`() {
    let text = ToyCourse.taps.replacing("open counter mvc", with: "open counter mvc mvp")
    let learner = Learner(
      lessons: [
        LessonSource(file: "a.md", text: text),
        LessonSource(file: "a.ko.md", text: text.replacing("title: Taps", with: "title: 탭")),
      ], language: "ko")
    learner.type("lesson taps")
    #expect(learner.type("open counter viper").contains("함께 열려 있음: MVC"))
    #expect(learner.type("open counter only viper").contains("옆으로 치움: MVC"))
  }

  @Test func `opening what is open already changes nothing`() {
    let learner = Learner()
    learner.type("open counter", "fire increase")
    let before = Snapshot(learner.runner)
    learner.type("open counter mvp")
    #expect(Snapshot(learner.runner) == before)
  }

  @Test func `a pattern that is behind stays behind when another is opened`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "fire increase on mvp")
    learner.type("open counter viper")
    #expect(learner.shown == ["mvc": "0", "mvp": "1", "viper": "1"])
  }
}

extension Learner {
  /// The patterns that are open, in order.
  var patterns: [String] { session.state.current?.open.map(\.specimen.name) ?? [] }

  /// The screens by pattern.
  var screens: [String: [String]] {
    var screens: [String: [String]] = [:]
    for open in session.state.current?.open ?? [] {
      screens[open.specimen.name] = open.window.draw()
    }
    return screens
  }

  /// The first line of each screen, which is the number that the counter shows.
  var shown: [String: String] {
    screens.mapValues { $0.first?.filter { $0 != " " } ?? "" }
  }
}
