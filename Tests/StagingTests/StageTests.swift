import CatalogSupport
import Catalog
import LayerTracing
import Staging
import Testing

@MainActor @Suite struct StageTests {
  private let stage: Stage
  private let counter: Feature

  init() throws {
    counter = try Catalog.feature("counter")
    stage = Stage(feature: counter)
  }

  private func open(_ names: String...) {
    for specimen in counter.specimens where names.contains(specimen.name) { stage.open(specimen) }
  }

  private func number(_ name: String) -> String? {
    stage[name]?.window.draw().first.map { $0.filter { $0 != " " } }
  }

  private func summary(_ name: String) -> [String] {
    stage[name]?.recorder.messages.trace().map {
      "\($0.event) \($0.sender.role) \($0.receiver.role) \($0.text)"
    } ?? []
  }

  @Test func `specimens stand in the feature's order, however they were opened`() {
    open("viper")
    open("mvc")
    #expect(stage.open.map(\.name) == ["counter.mvc", "counter.viper"])
  }

  @Test func `opening what is open changes nothing`() throws {
    open("mvp")
    try stage.fire(Event("increase"), at: stage.open)
    let before = stage["mvp"]
    open("mvp")
    #expect(stage["mvp"] === before)
  }

  @Test func `a specimen that is opened later lives through the same events`() throws {
    open("mvp")
    for name in ["increase", "increase", "decrease"] {
      try stage.fire(Event(name), at: stage.open)
    }
    let fresh = Stage(feature: counter)
    for specimen in counter.specimens where specimen.name == "viper" { fresh.open(specimen) }
    for name in ["increase", "increase", "decrease"] {
      try fresh.fire(Event(name), at: fresh.open)
    }
    open("viper")
    #expect(number("viper") == "1")
    let late = Array(try #require(stage["viper"]).recorder.messages.trace()).map(\.text)
    #expect(late == Array(try #require(fresh["viper"]).recorder.messages.trace()).map(\.text))
  }

  @Test func `who misses an event catches up, in the order of the events`() throws {
    open("mvc", "mvp")
    let mvp = try #require(stage["mvp"])
    try stage.fire(Event("increase"), at: [mvp])
    try stage.fire(Event("decrease"), at: stage.open)
    #expect(try stage.missed(by: #require(stage["mvc"])) == 1)
    #expect(number("mvc") == "-1")
    #expect(stage.sync().map(\.name) == ["counter.mvc"])
    #expect(number("mvc") == "0")
    #expect(summary("mvc").filter { $0.contains("User") }.map(\.first) == ["1", "2"])
    #expect(stage.sync().isEmpty)
  }

  @Test func `an event that one specimen refuses is fired at none`() throws {
    open("mvc", "mvp")
    #expect(throws: EventError.absent(specimen: "counter.mvc")) {
      try stage.fire(Event("explode"), at: stage.open)
    }
    #expect(throws: EventError.takesNoValue) {
      try stage.fire(Event("increase", value: 3), at: stage.open)
    }
    #expect(stage.events.count == 0)
    #expect(stage.open.allSatisfy { $0.recorder.messages.trace().allSatisfy { $0.event == 0 } })
  }

  @Test func `reset loads anew and forgets`() throws {
    open("mvc", "mvp", "viper")
    let loaded = stage.open.map { summary($0.specimen.name) }
    try stage.fire(Event("increase"), at: stage.open)
    stage.reset()
    #expect(stage.events.count == 0)
    #expect(stage.open.map { summary($0.specimen.name) } == loaded)
  }

  @Test func `a closed specimen is released`() throws {
    let patterns = try Catalog.patterns(of: "counter")
    for name in patterns { open(name) }
    try stage.fire(Event("increase"), at: stage.open)
    let recorders = stage.open.map(\.recorder)
    for name in patterns { stage.close(name) }
    for recorder in recorders {
      #expect(recorder.layers.instances.dropFirst(2).allSatisfy { !$0.isAlive })
    }
  }

  @Test func `a replayed copy does the same on the side and touches nothing`() throws {
    open("mvp")
    try stage.fire(Event("increase"), at: stage.open)
    let before = summary("mvp")
    let copy = try #require(stage.copyForReplay(of: "mvp"))
    #expect(stage.replay(1, with: copy))
    #expect(!stage.replay(2, with: copy))
    #expect(copy.window.draw() == stage["mvp"]?.window.draw())
    #expect(summary("mvp") == before)
  }

  @Test func `layers are named by the properties that hold them`() throws {
    open("mvp")
    let names = try #require(stage["mvp"]).recorder.layers.instances.compactMap(\.name)
    #expect(Set(["amountLabel", "increaseButton", "presenter", "amount"]).isSubset(of: names))
  }

  @Test func `a view controller has no name, because every owner calls it the same`() throws {
    open("ribs")
    let names = try #require(stage["ribs"]).recorder.layers.instances.compactMap(\.name)
    #expect(names.contains("amountLabel"))
    #expect(!names.contains("viewController"))
  }

  @Test func `layers that the scene owns are reached, although the window doesn't show them`()
    throws
  {
    open("mvp", "ribs")
    let ribs = try #require(stage["ribs"])
    #expect(ribs.ownedByScene.map { type(of: $0)._layerFacts.name } == ["CountRootRouter"])
    #expect(ribs.layers?.first(.router)?.facts.name == "CountRootRouter")
    #expect(
      ribs.layers?.nodes.map(\.facts.name).prefix(4) == [
        "CountRootRouter", "CountRootViewController", "CountRootInteractor", "CountRouter",
      ])
    #expect(try #require(stage["mvp"]).ownedByScene.isEmpty)
  }

  @Test func `a framework's files are shown, and are no part of the feature`() throws {
    open("ribs")
    let ribs = try #require(stage["ribs"])
    #expect(ribs.sources.contains { $0.fileName == "LaunchRouter.swift" })
    #expect(!ribs.specimen.sources.contains { $0.folder == "Framework" })
    #expect(ribs.specimen.sources.contains { $0.fileName == "CountRootRouter.swift" })
  }
}
