import Catalog
import CatalogSupport
import LayerTracing
import Scaffolding
import TestSupport
import Testing

/// What a new pattern, role or feature needs beside its folder and its line in the catalogue is there.
@MainActor
@Suite struct CompletenessTests {
  @Test(arguments: await MainActor.run { Catalog.allNames })
  func `every role that a pattern's rules speak of says what it is there for`(name: String) throws {
    let rules = try #require(Catalog.specimen(name).specimen.rules)
    #expect(!rules.roles.isEmpty)
    for role in rules.roles { #expect(role.summary ?? rules.summaries[role] != nil, "\(role)") }
  }

  @Test func `every known role says what it is there for`() {
    #expect(Role.known.filter { $0.summary == nil } == [])
  }

  @Test func `in every pattern but MVC the view of every feature can be a mock`() {
    let unmocked = Set(Catalog.patternNames).subtracting(Catalog.mockedNames)
    #expect(unmocked == Set(Catalog.featureNames.map { "\($0).mvc" }))
  }

  @Test func `the counter in every pattern is logged by hand, too`() throws {
    #expect(Counter.all.map(\.pattern) == (try Catalog.patterns(of: "counter")))
  }

  @Test func `every snapshot of messages is of a specimen`() {
    #expect(SnapshotFile.names(in: "Messages") == Catalog.soundNames.sorted())
  }

  @Test
  func `a feature can be written in every pattern of the catalogue, in the order of the course`() {
    let titles = Catalog.features[0].specimens.filter(\.isPattern).map(\.pattern)
    #expect(PatternName.all.map(\.title) == titles, "Sources/Scaffolding/Templates/PATTERN")
  }
}
