import Catalog
import CatalogSupport
import Features
import Journeys
import LayerTracing
import Staging
import Testing

/// A test's double in the place of a layer behind the view, as a learner puts it there.
@MainActor
@Suite struct DoubleTests {
  /// What a double notes of loading and of some events.
  nonisolated struct Noted: Sendable, CustomTestStringConvertible {
    let name: String
    let role: Role
    let events: String
    let told: [String]

    init(_ name: String, _ role: Role, after events: String, _ told: [String]) {
      self.name = name
      self.role = role
      self.events = events
      self.told = told
    }

    var testDescription: String { "\(name), \(role)" }
  }

  nonisolated static let noted = [
    Noted(
      "counter.viper", .interactor, after: "increase, decrease",
      ["provideNumber", "increase", "decrease"]),
    Noted("counter.ribs", .interactor, after: "increase", ["activate", "increase"]),
    Noted("greeting.viper", .interactor, after: "show", ["provideGreetingData"]),
    Noted("greeting.ribs", .interactor, after: "show", ["activate", "show"]),
    Noted(
      "candy.viper", .worker, after: "service fail, retry, quantity 3, buy",
      ["fetchCandy", "fetchCandy"]),
    Noted(
      "candy.viper", .interactor, after: "quantity 3, choco 2, buy",
      ["fetchCandy", "candy 3", "choco 2", "buy"]),
    Noted(
      "candy.viper", .router, after: "buy, quantity 3, buy", ["Receipt, Incl Tax : 319.5won"]),
    Noted(
      "candy.ribs", .useCase, after: "service fail, retry, quantity 3, buy",
      ["fetchCandy", "fetchCandy"]),
    Noted(
      "candy.ribs", .interactor, after: "quantity 3, choco 2, buy",
      ["activate", "candy 3", "choco 2", "buy"]),
    Noted("candy.ribs", .router, after: "buy, quantity 3, buy", ["Receipt, 319.5"]),
    Noted("candy.viper", .interactor, after: "link", ["fetchCandy", "reopenReceipt"]),
    Noted("candy.ribs", .interactor, after: "link", ["activate", "openReceipt"]),
    Noted(
      "candy.ribs", .router, after: "quantity 3, buy, link",
      ["Receipt, 319.5", "Candy", "Receipt, 319.5"]),
    Noted(
      "news.viper", .interactor, after: "link 2", ["fetchLiveNews", "newsCount", "fetchLiveNews"]),
    Noted(
      "news.ribs", .interactor, after: "link 2", ["activate", "wait for the news", "article 2"]),
    Noted("news.ribs", .router, after: "link 5", ["list", "Article, Ducks stop the tram"]),
    Noted("news.viper", .worker, after: "reload", ["fetchLiveNews", "fetchLiveNews"]),
    Noted("news.viper", .interactor, after: "reload", ["fetchLiveNews", "fetchLiveNews"]),
    Noted("news.viper", .router, after: "select 5", ["Article, Ducks stop the tram"]),
    Noted("news.ribs", .useCase, after: "reload", ["fetchLiveNews", "fetchLiveNews"]),
    Noted("news.ribs", .interactor, after: "reload", ["activate", "updateView"]),
    Noted("news.ribs", .router, after: "select 5", ["Article, Ducks stop the tram"]),
    Noted("account.viper", .worker, after: "applyCheckCard, confirm", ["requestSettings"]),
    Noted(
      "account.viper", .interactor, after: "applyCheckCard, confirm",
      ["requestSettings", "provideState", "applyCheckCard", "confirm"]),
    Noted(
      "account.viper", .router, after: "applyCheckCard, confirm, finish",
      ["apply card", "finish"]),
    Noted(
      "account.ribs", .interactor, after: "applyCheckCard, confirm",
      ["activate", "bind", "viewDidLoad", "applyCheckCard", "confirm"]),
    Noted("account.ribs", .router, after: "applyCheckCard, confirm", ["apply card"]),
  ]

  /// A specimen with a double in a layer's place, after some events.
  private func open(_ name: String, _ role: Role?, after events: String = "") throws -> (
    stage: Stage, specimen: OpenSpecimen
  ) {
    let (feature, specimen) = try Catalog.specimen(name)
    let events = events.split(separator: ", ").map { $0.split(separator: " ") }
    // A service that fails does so from the start, so that there is something to ask for again.
    let hasFailed = events.first?.first == "service"
    let stage = Stage(
      feature: feature, firstModes: hasFailed ? ["": .fail] : [:],
      mocked: role.map { [specimen.name: $0] } ?? [:])
    stage.open(specimen)
    for words in events where words[0] != "service" {
      try stage.fire(
        Event(String(words[0]), value: words.dropFirst().first.flatMap { Int($0) }), at: stage.open)
    }
    return (stage, try #require(stage[specimen.name]))
  }

  @Test(arguments: noted) func `a double notes what it is asked for`(noted: Noted) throws {
    let specimen = try open(noted.name, noted.role, after: noted.events).specimen
    #expect(specimen.mocked == noted.role)
    #expect(specimen.recordedByDouble == noted.told)
    // The layer that it replaced is asked for nothing, and the double is a layer as that is.
    let received = specimen.recorder.messages.trace().filter { $0.receiver.role == noted.role }
    #expect(received.contains { $0.receiver.type.hasSuffix("Mock") })
  }

  @Test func `the doubles of every pattern and feature are in that table`() {
    let all = Catalog.patternNames.flatMap { name in
      ((try? Catalog.specimen(name).specimen.doubles?.roles) ?? []).map { "\(name) \($0)" }
    }
    #expect(Set(all) == Set(DoubleTests.noted.map { "\($0.name) \($0.role)" }))
  }

  @Test(arguments: noted)
  func `a double breaks no rule, and is released with the rest`(noted: Noted) throws {
    let (feature, specimen) = try Catalog.specimen(noted.name)
    let journey = Journey(feature, [specimen], seed: 3)
    journey.stage.mock(specimen.name, noted.role)
    #expect(journey.firstDifference(in: 100) == nil)
    #expect(journey.breaches == [])
    #expect(journey.layersAliveAfterClosing() == [])
  }

  @Test(arguments: noted.filter { $0.role == .worker || $0.role == .useCase })
  func `above a worker's or use case's double all is as it is above the real one`(noted: Noted)
    throws
  {
    let (feature, specimen) = try Catalog.specimen(noted.name)
    let other = try Catalog.specimen("\(feature.name).mvp").specimen
    for seed in 1...3 as ClosedRange<UInt64> {
      let journey = Journey(feature, [specimen, other], seed: seed)
      journey.stage.mock(specimen.name, noted.role)
      #expect(journey.firstDifference(in: 500) == nil)
      let real = journey.stage.copy()
      real.mock(specimen.name, nil)
      #expect(real[specimen.name]?.mocked == nil)
      #expect(
        messages(of: specimen, on: real, but: noted.role)
          == messages(of: specimen, on: journey.stage, but: noted.role))
    }
  }

  /// All that was said, between which roles; what a doubled role does within is its own affair.
  private func messages(of specimen: Specimen, on stage: Stage, but role: Role) -> [String] {
    stage[specimen.name].map { open in
      open.recorder.messages.trace().filter {
        $0.sender.role != role || $0.receiver.role != role
      }.map { "\($0.event): \($0.sender.role) -> \($0.receiver.role): \($0.text)" }
    } ?? []
  }

  @Test(arguments: ["viper", "ribs"])
  func `nothing is pushed where a double stands in the router's place`(pattern: String) throws {
    let specimen = try open("candy.\(pattern)", .router, after: "quantity 3, buy").specimen
    #expect(!specimen.window.draw().contains { $0.contains("Receipt") })
    let real = try open("candy.\(pattern)", nil, after: "quantity 3, buy").specimen
    #expect(real.window.draw().contains { $0.contains("Receipt") })
    #expect(real.recordedByDouble == nil)
  }

  @Test func `an interactor's double answers nothing: no goods come, and no sums`() throws {
    let specimen = try open("candy.viper", .interactor, after: "quantity 3").specimen
    #expect(!specimen.recorder.messages.trace().contains { $0.sender.role == .interactor })
    #expect(!specimen.window.draw().contains { $0.contains("won") })
  }

  @Test func `a worker's double answers when the service would, and as it would`() throws {
    let (stage, _) = try open("candy.viper", .worker)
    let specimen = try #require(stage["viper"])
    stage.reset()
    try stage.fire(.service(.slow), at: stage.open)
    stage.reset()
    let late = try #require(stage["viper"])
    #expect(late !== specimen)
    #expect(late.service.pending.map(\.request) == ["fetchCandy"])
    #expect(!late.window.draw().contains { $0.contains("100.0 won") })
    try stage.fire(.delivery(), at: stage.open)
    #expect(late.window.draw().contains { $0.contains("100.0 won") })
    #expect(late.recordedByDouble == ["fetchCandy"])
  }
}
