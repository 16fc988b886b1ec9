import Catalog
import Foundation
import Terminal
import Testing

@testable import Shell

/// The README's session is what a terminal of 80 columns shows, to the letter.
@MainActor @Suite struct ReadmeTests {
  private static let prompt = "layercake> "

  /// The lines of the first code block.
  private func session() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```\n")
    return try #require(blocks.count > 1 ? blocks[1] : nil).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  @Test func `the README's session shows what the shell prints`() throws {
    let written = try session()
    let typed = written.filter { $0.hasPrefix(ReadmeTests.prompt) }
      .map { String($0.dropFirst(ReadmeTests.prompt.count)) }
    #expect(typed.count >= 5)

    let out = Output.memory(profile: TerminalProfile(isTerminal: true, columns: 80))
    let session = Session(features: Catalog.features, version: "0", out: out, reports: out)
    for line in typed {
      out.writeLine(ReadmeTests.prompt + line)
      let input = ArrayLineSource([line])
      let loop = CommandLoop(
        session: session, input: input, out: out, errors: out, manner: .conversation)
      _ = loop.run()
    }
    // Each loop greets and says goodbye with an empty line; the session in the README does neither.
    let shown = out.collected.split(separator: "\n", omittingEmptySubsequences: true)
      .filter { !$0.hasPrefix("Layercake ") }.map(String.init)
    #expect(shown == written.filter { !$0.isEmpty })
  }
}
