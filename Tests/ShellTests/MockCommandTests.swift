import Catalog
import CatalogSupport
import Features
import LayerTracing
import Staging
import Testing
import Widgets

@testable import Shell

/// A module whose mock is told a text of two lines.
private final class Poem: MockedModule {
  var layers: [AnyObject] { [] }
  let recorded = [#"show("roses\#nviolets")"#]

  func load() {}
  func fire(_ event: String, value: Int?) -> Bool { true }
}

private final class PoemScene: SceneDelegate {
  func scene(willConnectTo window: Window) { window.rootViewController = ViewController() }
}

@Suite struct MockCommandTests {
  /// Seed 003's test: up twice, down.
  @Test(arguments: try await MainActor.run { try Catalog.mockedPatterns(of: "counter") })
  func `a pattern is driven without a widget`(pattern: String) throws {
    let learner = Learner()
    learner.type("open counter \(pattern)", "mock view on \(pattern)")
    learner.type("increase", "increase", "decrease", "decrease", "decrease", "decrease")
    let screen = learner.type("screen")
    for number in -2...2 { #expect(screen.contains(" \(number) "), "\(screen)") }
    // What hears the user is what the view would have told.
    let rules = try #require(Catalog.specimen("counter.\(pattern)").specimen.rules)
    let heard = rules.ways.filter { $0.from == .view && $0.to != .view }.map(\.to.name)
    let trace = learner.type("trace")
    #expect(heard.contains { trace.contains("#6.1  User -> \($0)") }, "\(trace)")
    let mock = learner.type("inspect \(pattern).view")
    #expect(mock.contains(/^(Count\w+|View)Mock, View of counter\./), "\(mock)")
  }

  @Test func `a text of several lines is told on one, as in code`() {
    let specimen = Specimen(
      pattern: "MVP", summary: "", sources: [],
      mock: Specimen.Mock(sources: [], events: ["show": nil]) { _ in Poem() },
      scene: { _ in PoemScene() })
    let feature = Feature(name: "poem", summary: "", events: ["show"], specimens: [specimen])
    let learner = Learner(features: [feature])
    learner.type("open poem", "mock view on mvp")
    #expect(learner.type("screen").contains(#"show("roses\nviolets")"#))
  }

  /// Seed 003's tests, as checks: the mock has a number.
  @Test(arguments: ["mvp", "viper", "ribs"])
  func `what the mock was told last can be checked`(pattern: String) {
    let learner = Learner()
    learner.type("open counter \(pattern)", "mock view on \(pattern)", "decrease", "decrease")
    #expect(learner.type("inspect \(pattern).view.number").contains("-2"))
  }

  @Test func `the mock's code can be read while it is in place`() {
    let learner = Learner()
    learner.type("open counter mvp")
    #expect(!learner.type("source mvp").contains("CountViewMock.swift"))
    learner.type("mock view")
    #expect(learner.type("source mvp.view").contains("final class CountViewMock: CountView {"))
    #expect(learner.type("source mvp").contains("CountViewMock.swift"))
  }

  @Test func `in MVC it is said why it can't be done`() {
    let learner = Learner()
    learner.type("open counter mvc")
    #expect(
      learner.type("mock view").contains(
        "the view can't be replaced: CountViewController, the Controller"))
    #expect(learner.shown == ["mvc": "0"])
  }

  @Test func `what happened before happens to the mock, and to the view that comes back`() {
    let learner = Learner()
    learner.type("open candy mvp", "quantity 3", "buy")
    #expect(learner.type("mock view").contains(" Receipt "))
    learner.type("choco 2")
    #expect(learner.type("fire back").contains("has a mock in place of its view"))
    #expect(learner.type("mock off").contains("Receipt"))
    learner.type("undo", "undo", "undo")
    #expect(learner.type("screen").contains("[ < ]"))
  }

  @Test func `what the view that comes back can't repeat is said`() {
    let learner = Learner()
    learner.type("open candy mvp", "mock view", "quantity 1", "buy", "quantity 5")
    #expect(
      learner.type("mock off").contains("MVP left out 3 (quantity 5), which it couldn't repeat."))
    #expect(learner.type("mock off") == "No mock is in place.\n")
  }

  @Test func `mocks tell in one order what they were told`() {
    let learner = Learner()
    learner.type("open candy viper", "mock view", "quantity 1", "buy", "quantity 5")
    let lines = learner.type("screen").lines.joined()
    let places = ["100.0won", "Receipt", "500.0won"].map { lines.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test func `what it was told is read in Korean, and recorded the same in every language`() {
    let lines = ["open counter mvp"] + Array(repeating: "fire +", count: 9) + ["mock view"]
    let (korean, english) = (Learner(language: "ko"), Learner())
    korean.type(lines)
    english.type(lines)
    #expect(
      korean.type("screen").hasPrefix(
        """
          ╭─ MVP ──────────╮
          │ Mock이 받은 것 │
          │  앞에 2개 더   │
          │    number 2    │

        """))
    #expect(english.type("screen").contains("│ the mock was told │\n  │     2 before      │"))
    #expect(korean.type("export jsonl -") == english.type("export jsonl -"))
  }

  @Test func `behind a mock of the worker the shop looks as ever, and what it was asked is told`() {
    let learner = Learner()
    learner.type("open candy viper mvp", "service fail", "reset")
    let mocked = learner.type("mock worker on viper")
    #expect(mocked.hasPrefix("A mock replaces the Worker in VIPER.\n"))
    #expect(mocked.contains("MVP = VIPER"))
    #expect(mocked.contains("The mock of the Worker in VIPER was told:\n  fetchCandy\n"))
    learner.type("service ok")
    let retried = learner.type("fire retry")
    #expect(retried.contains("The mock of the Worker in VIPER was told:\n  fetchCandy\n"))
    #expect(learner.type("screen").contains("  fetchCandy\n  fetchCandy\n"))
    #expect(
      learner.type("inspect viper.worker").contains("CandyAPIWorkerMock, Worker of candy.viper"))
    #expect(learner.type("source viper.worker").contains("final class CandyAPIWorkerMock"))
  }

  @Test func `in a pattern without the role it is said, with what there is`() {
    let learner = Learner()
    learner.type("open candy mvp viper")
    let text = learner.type("mock router")
    #expect(text.contains("A mock replaces the Router in VIPER."))
    #expect(text.contains("There is no Router in candy.mvp; it has View, Presenter and Model."))
  }

  @Test func `a mock in another place takes the last one's, and alone it is told where each is`() {
    let learner = Learner()
    learner.type("open candy viper ribs")
    #expect(learner.type("mock") == "No mock is in place.\n")
    learner.type("mock usecase on ribs", "mock router on viper")
    let text = learner.type("mock")
    #expect(text.contains("A mock replaces the Router in VIPER."))
    #expect(text.contains("A mock replaces the UseCase in RIBs."))
    #expect(learner.type("mock usecase on ribs") == "A mock is in place already.\n")
    #expect(learner.type("mock off").hasPrefix("The original layers are back in VIPER and RIBs."))
    learner.type("mock worker on viper")
    #expect(learner.type("mock off").hasPrefix("The Worker is back in VIPER."))
  }

  @Test func `a mock comes and goes with undo, resume and the past`() {
    let learner = Learner()
    learner.type("open candy viper", "mock router", "quantity 3", "buy")
    #expect(learner.type("mock").contains("Receipt, Incl Tax : 319.5won"))
    #expect(learner.type("mock off").contains("[ < ]"))
    #expect(learner.type("undo").contains("Receipt, Incl Tax : 319.5won"))
    learner.type("undo", "undo")
    #expect(learner.type("mock").contains("was told nothing yet"))
    learner.type("undo")
    #expect(learner.type("mock") == "No mock is in place.\n")
    learner.type("redo", "redo", "redo", "goto 1")
    #expect(learner.type("mock").contains("was told nothing yet"))
    #expect(learner.type("owners viper").contains("CandyRouterMock"))
  }

  @Test func `what a mock was told can be checked, and is read in Korean`() {
    let learner = Learner(language: "ko")
    learner.type("open candy viper", "mock worker")
    #expect(learner.type("screen").contains("VIPER의 Worker를 대신하는 Mock이 받은 것:"))
    #expect(learner.type("inspect viper.worker.requests").contains("1"))
    #expect(learner.type("inspect viper.worker.notes.lines[0]").contains("fetchCandy"))
    #expect(learner.type("mock router").hasPrefix("VIPER에서 Mock이 Router를 대신합니다."))
    #expect(learner.type("mock off").hasPrefix("VIPER에 원래 Router를 되돌렸습니다."))
  }

  @Test func `services answer a mocked module, too`() {
    let learner = Learner()
    learner.type("service slow", "open candy viper", "mock view")
    #expect(learner.type("screen").contains("the mock was told nothing yet"))
    #expect(learner.type("service deliver").contains("Heaven Candy, 100.0 won"))
  }
}
