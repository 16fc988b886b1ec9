import Catalog
import LayerTracing
import Scaffolding
import Staging
import Testing

/// The features that tests of all of them are given one by one; arguments of tests can't ask the catalog.
nonisolated let featureNames = ["counter", "greeting", "candy", "news", "account"]

/// What a new pattern, role or feature needs in several places is in all of them.
@MainActor
@Suite struct CompletenessTests {
  @Test func `every role that a pattern's rules speak of is known, and says what it is there for`()
  {
    let rules = Catalog.features.flatMap(\.specimens).compactMap(\.rules)
    let spoken = rules.flatMap { $0.ways.flatMap { [$0.from, $0.to] } }
    #expect(!spoken.isEmpty)
    for role in Set(spoken + Role.known) {
      #expect(Role.known.contains(role), "\(role)")
      #expect(role.summary != nil, "\(role)")
    }
  }

  @Test func `no feature is left out where all are tested`() {
    #expect(Catalog.features.map(\.name) == featureNames)
  }

  @Test func `in every pattern but MVC the view of every feature can be a mock`() {
    for feature in Catalog.features {
      let unmocked = feature.specimens.filter { $0.isPattern && $0.mock == nil }.map(\.name)
      #expect(unmocked == ["mvc"], "\(feature.name)")
    }
  }

  @Test func `every feature in every pattern has its messages in a table that is written by hand`()
  {
    let written =
      CounterTableTests.loading.map { "counter.\($0.pattern)" }
      + CandyTableTests.rows.map(\.specimen) + NewsTableTests.rows.map(\.specimen)
      + AccountTableTests.rows.map { "account.\($0.pattern)" }
    let built = Catalog.features.flatMap { feature in
      feature.specimens.filter(\.isPattern).map { "\(feature.name).\($0.name)" }
    }
    #expect(Set(built).subtracting(written) == [])
  }

  @Test func `a feature can be written in every pattern of the catalog`() {
    for feature in Catalog.features {
      #expect(
        feature.specimens.filter(\.isPattern).map(\.name) == PatternName.allCases.map(\.rawValue),
        "\(feature.name)")
    }
  }
}
