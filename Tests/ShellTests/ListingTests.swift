import Testing

@testable import Shell

/// What is written is also listed: nothing else would tell that it isn't.
@Suite struct ListingTests {
  @Test func `every command that is written is one that can be typed`() {
    let written = ProgramSources.literals(
      /static let `?(\w+)`?(?:: Command = \{| = (?:Command\(|\w+\("\1"))/)
    #expect(Set(written).symmetricDifference(Command.all.map(\.name)) == [])
  }

  @Test func `every format that is written is one that can be asked for`() {
    let written = ProgramSources.literals(/\bExportFormat\(\s*name: "([a-z]+)"/)
    #expect(Set(written).symmetricDifference(ExportFormat.all.map(\.name)) == [])
  }
}
