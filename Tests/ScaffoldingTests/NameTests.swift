import Testing

@testable import Scaffolding

/// What a word becomes in Swift source.
@Suite struct NameTests {
  @Test(arguments: [
    ("lamp", "Lamp", "lamp", "Lamp"),
    ("Lamp", "Lamp", "lamp", "Lamp"),
    ("desk-lamp", "DeskLamp", "deskLamp", "Desk lamp"),
    ("desk_lamp", "DeskLamp", "deskLamp", "Desk lamp"),
    ("deskLamp", "DeskLamp", "deskLamp", "Desk lamp"),
    ("URLBar", "URLBar", "urlBar", "URLBar"),
    ("TV", "TV", "tv", "TV"),
    ("step2", "Step2", "step2", "Step2"),
  ])
  func `a word is written as types, as properties and on buttons`(
    text: String, upper: String, lower: String, title: String
  ) throws {
    let name = try SwiftName(text)
    #expect([name.upper, name.lower, name.title] == [upper, lower, title])
  }

  @Test func `lists may be written with commas, with spaces, or as several words`() throws {
    for events in [["dim,glow"], ["dim, glow"], ["dim", "glow"]] {
      let blueprint = try Blueprint("lamp", events: events, patterns: ["mvp,VIPER"])
      #expect(blueprint.events.map(\.lower) == ["dim", "glow"])
      #expect(blueprint.patterns.map(\.title) == ["MVP", "VIPER"])
    }
  }

  @Test func `a feature without events has two`() throws {
    let blueprint = try Blueprint("lamp", events: [], patterns: ["mvp"])
    #expect(blueprint.events.map(\.lower) == Blueprint.usualEvents)
  }
}
