import Foundation
import Testing

@testable import LayerSourcesCore

/// This project, held against its own rules: to run the tests is to run the linter.
struct ProjectTests {
  @Test func `nothing in the sources would be missing from a trace`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let result = try LayerSources.run(.lint(paths: [root.appending(path: "Sources").path]))
    for finding in result.output.split(separator: "\n") {
      Issue.record("\(finding)")
    }
    #expect(result.exitCode == 0)
  }
}
