import Catalog
import CatalogSupport
import Features
import Journeys
import Staging
import TestSupport
import Testing

/// Customers' wishes: what grants them does so alike in every pattern, and keeps its rules.
@MainActor
@Suite struct WishTests {
  /// How a service may answer when a feature is loaded.
  private static func modes(of feature: Feature) -> [Service.Mode] {
    feature.usesService ? [.ok, .fail] : [.ok]
  }

  @Test func `every wish is granted in every pattern`() throws {
    #expect(!Catalog.wishNames.isEmpty)
    for name in Catalog.wishNames {
      let (wish, feature) = try Catalog.wish(name)
      #expect(
        feature.solutions(of: wish).map(\.name)
          == (try Catalog.patterns(of: feature.name)).map { "\($0)~\(wish.name)" })
    }
  }

  @Test(arguments: await MainActor.run { Catalog.wishNames })
  func `what grants a wish keeps the rules, and shows the same in every pattern, whatever is done`(
    name: String
  ) throws {
    let (wish, feature) = try Catalog.wish(name)
    let names = feature.solutions(of: wish).map(\.name)
    let most = Mutator.count(orElse: feature.usesService ? 500 : 2_000)
    for mode in Self.modes(of: feature) {
      // Each is held against another that grants the wish: all of them are alike.
      #expect(hunt(feature, names, answering: mode, firing: most) == nil)
    }
  }

  @Test(arguments: await MainActor.run { Catalog.wishNames })
  func `what grants a wish is another screen than before`(name: String) throws {
    let (wish, feature) = try Catalog.wish(name)
    let solution = try #require(feature.solutions(of: wish).first)
    let check = "screen \(try #require(feature.pattern(of: solution)).name) == \(solution.name)"
    #expect(
      Self.modes(of: feature).contains {
        hunt(feature, breaking: check, answering: $0, firing: 10_000) != nil
      })
  }

  @Test func `what was fetched is there when the app is launched again without a network`() throws {
    let (wish, feature) = try Catalog.wish("news.offline")
    for solution in feature.solutions(of: wish) {
      let stage = Stage(feature: feature)
      #expect(stage.open(solution) == nil)
      for event in [.service(.fail), Event(named: "kill"), Event(named: "relaunch")] {
        try stage.fire(event, at: stage.open)
      }
      let rows = try #require(stage.open.first).window.draw().joined()
      #expect(rows.contains("Umbrellas on loan"), "\(solution.name)")
      #expect(!rows.contains("Harbor lamp burns again"), "\(solution.name)")
    }
  }
}
