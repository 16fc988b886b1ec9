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

  @Test func `a feature can be written in every pattern of the catalog`() {
    for feature in Catalog.features {
      #expect(
        feature.specimens.filter(\.isPattern).map(\.name) == PatternName.allCases.map(\.rawValue),
        "\(feature.name)")
    }
  }
}
