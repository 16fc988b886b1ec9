import Catalog
import Foundation
import Lessons
import Queries
import Terminal
import Testing

@testable import Shell

/// The README's session is what a terminal of 80 columns shows, to the letter.
@MainActor @Suite struct ReadmeTests {
  private static let prompt = "layercake> "

  /// The lines of the first code block.
  private func session() throws -> [String] {
    let blocks = try text().components(separatedBy: "```\n")
    return try #require(blocks.count > 1 ? blocks[1] : nil).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  private func text(of name: String = "README.md") throws -> String {
    try String(contentsOf: RealCourse.root.appending(path: name), encoding: .utf8)
  }

  @Test func `the README's picture is what the shell exports`() throws {
    #expect(try text().contains("(.pictures/increase.svg)"))
    let learner = Learner()
    learner.type("open counter mvp viper", "fire increase")
    #expect(learner.type("export svg - event 1") == (try text(of: ".pictures/increase.svg")))
  }

  @Test func `the README's lesson is in order`() throws {
    let text = try text()
    let start = try #require(text.firstRange(of: "````markdown\n")?.upperBound)
    let end = try #require(text[start...].firstRange(of: "````\n")?.lowerBound)
    let lesson = LessonSource(file: "README.md", text: String(text[start..<end]))
    let check = CourseCheck([lesson], beside: { ["one-tap"] }, features: Catalog.features)
    let alternateRuns = check.alternateRuns
    let report = check.report { alternateRuns }
    #expect(report.written(as: .text) == "15 checks, all passed\n")
  }

  @Test func `the README and the shell list every block and every check`() throws {
    let text = try text()
    let grammar = Learner(columns: 200).type("help grammar")
    for word in FenceWord.allCases {
      let form = word.form.replacing("|", with: "\\|")
      #expect(text.contains("| `\(form)` | \(word.summary) |"), "\(word)")
      #expect(grammar.contains(word.form) && grammar.contains(word.summary), "\(word)")
    }
    let checks = try #require(
      text.firstRange(of: "## Writing lessons").map { text[$0.upperBound...] })
    for keyword in Expectation.keywords {
      #expect(checks.contains("`\(keyword)"), "\(keyword)")
      #expect(grammar.contains("\"\(keyword)\""), "\(keyword)")
    }
  }

  @Test(arguments: ["README.md", ".readme/README.ko.md"])
  func `a README names every check and every format`(name: String) throws {
    let text = try text(of: name)
    for keyword in Expectation.keywords { #expect(text.contains("`\(keyword)"), "\(keyword)") }
    for format in ExportFormat.all.map(\.name) {
      #expect(text.contains("`\(format)`") || text.contains("export \(format)"), "\(format)")
    }
  }

  @Test func `the README's session shows what the shell prints`() throws {
    let written = try session().filter { !$0.isEmpty }
    // While an event is stopped the prompt names the message.
    let typed = written.compactMap {
      $0.firstMatch(of: #/^(?:layercake|[a-z~]+\#[0-9.+]+)> (.*)/#).map { String($0.1) }
    }
    #expect(typed.count >= 10)
    let shown = Learner.transcript(typed).lines.filter { !$0.isEmpty }
      .drop { !$0.hasPrefix(ReadmeTests.prompt) }
    // It ends at the prompt, where the README leaves it.
    #expect(Array(shown.dropLast()) == written)
  }
}
