import Catalog
import CatalogSupport
import Staging
import Testing

@testable import Sessions

/// What a hunt takes for the same state: from there on it looks no further.
@MainActor @Suite struct StateDigestTests {
  private func digest(
    of feature: String, _ pattern: String, after events: [Event], looking names: [String] = []
  ) throws -> StateDigest {
    let feature = try Catalog.feature(feature)
    let stage = Stage(feature: feature)
    stage.open(try #require(feature.specimens.first { $0.name == pattern }))
    for name in names { _ = stage.open[0].control(named: name) }
    for event in events { try stage.fire(event, at: stage.open) }
    for name in names { _ = stage.open[0].control(named: name) }
    return StateDigest(of: stage.open)
  }

  @Test(arguments: ["mvc", "mvp", "mvvm", "viper", "ribs", "store"])
  func `what was done and undone again, or only looked up, leaves the same state`(
    pattern: String
  ) throws {
    let (increase, decrease) = (Event("increase"), Event("decrease"))
    let fresh = try digest(of: "counter", pattern, after: [])
    let there = try digest(of: "counter", pattern, after: [increase])
    let back = try digest(of: "counter", pattern, after: [increase, decrease])
    let seen = try digest(of: "counter", pattern, after: [], looking: ["increase", "decrease"])
    #expect(fresh == back)
    #expect(fresh != there)
    #expect(fresh == seen)
  }

  @Test func `a list of news is another one when its service has failed`() throws {
    let service = [Event.service(.fail), Event("reload")]
    #expect(
      try digest(of: "news", "viper", after: [])
        != digest(of: "news", "viper", after: [service[0]]))
    #expect(
      try digest(of: "news", "viper", after: [service[0]])
        != digest(of: "news", "viper", after: service))
  }
}
