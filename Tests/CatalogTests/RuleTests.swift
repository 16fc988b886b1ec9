import Catalog
import CatalogSupport
import Journeys
import LayerTracing
import Staging
import Testing

/// Patterns and dialects, unlike variants, keep their own rules, and leave nothing behind.
@MainActor
@Suite struct RuleTests {
  @Test(arguments: await MainActor.run { Catalog.featureNames })
  func `no message goes where its pattern lets none go`(name: String) throws {
    for (specimen, journey) in try journeys(name) {
      let rules = try #require(specimen.rules)
      let breaches = journey.stage.open[0].recorder.messages.trace().filter { !rules.allows($0) }
      #expect(breaches.map(\.text) == [], "\(name).\(specimen.name)")
    }
  }

  @Test(arguments: ["news", "candy"])
  func `a link that comes before the answers keeps the rules, and so do the answers`(name: String)
    throws
  {
    let feature = try Catalog.feature(name)
    for specimen in feature.specimens where specimen.flaw == nil {
      let stage = Stage(feature: feature)
      stage.open(specimen)
      try stage.fire(.service(.slow), at: stage.open)
      stage.reset()
      let link = Event("link", value: feature.links.first?.values?.lowerBound)
      for event in [link, link, Event.delivery()] { try stage.fire(event, at: stage.open) }
      let rules = try #require(specimen.rules)
      let breaches = stage.open[0].recorder.messages.trace().filter { !rules.allows($0) }
      #expect(breaches.map(\.text) == [], "\(name).\(specimen.name)")
    }
  }

  @Test(arguments: await MainActor.run { Catalog.featureNames })
  func `what is closed is gone, whatever was done before`(name: String) throws {
    for (specimen, journey) in try journeys(name) {
      let recorder = journey.stage.open[0].recorder
      journey.stage.close(specimen.name)
      #expect(
        recorder.layers.instances.dropFirst(2).allSatisfy { !$0.isAlive },
        "\(name).\(specimen.name)")
    }
  }

  /// Each specimen without a flaw, alone, after many random events.
  private func journeys(_ name: String) throws -> [(Specimen, Journey)] {
    let feature = try Catalog.feature(name)
    return feature.specimens.filter { $0.flaw == nil }.map {
      let journey = Journey(feature, [$0], seed: 5)
      #expect(journey.firstDifference(in: 200) == nil)
      return ($0, journey)
    }
  }
}
