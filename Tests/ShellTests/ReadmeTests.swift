import Catalog
import Foundation
import Lessons
import Queries
import Terminal
import Testing
import TestSupport

@testable import Shell

/// What the README and the book show is what a terminal of 80 columns shows, to the letter.
@MainActor @Suite struct ReadmeTests {
  private static let prompt = "layercake> "

  /// The lines of a page's first session.
  private func session(of page: String) throws -> [String] {
    let blocks = try Book.text(of: page).components(separatedBy: "```\n")
    let session = blocks.first { $0.hasPrefix(Self.prompt) }
    return try #require(session).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test(arguments: ["en", "ko"])
  func `the README is a page`(language: String) throws {
    let page = try #require(Book.pages(in: language).first)
    #expect(try Book.text(of: page).split(separator: "\n").count <= 150)
  }

  @Test func `the README's picture is what the shell exports`() throws {
    #expect(try Book.text(of: "README.md").contains("(.pictures/increase.svg)"))
    let learner = Learner()
    learner.type("open counter mvp viper", "fire increase")
    #expect(learner.type("export svg - event 1") == (try Book.text(of: ".pictures/increase.svg")))
  }

  @Test func `the book's lesson is in order`() throws {
    let text = try Book.text()
    let start = try #require(text.firstRange(of: "````markdown\n")?.upperBound)
    let end = try #require(text[start...].firstRange(of: "````\n")?.lowerBound)
    let lesson = LessonSource(file: "WritingLessons.md", text: String(text[start..<end]))
    let check = CourseCheck([lesson], beside: { ["one-tap"] }, features: Catalog.features)
    let alternateRuns = check.alternateRuns()
    let report = check.report { alternateRuns }
    #expect(report.written(as: .text) == "15 checks, all passed\n")
  }

  @Test func `the book and the shell list every block and every check`() throws {
    let text = try Book.text()
    let grammar = Learner(columns: 200).type("help grammar")
    for word in FenceWord.allCases {
      let form = word.form.replacing("|", with: "\\|")
      #expect(text.contains("| `\(form)` | \(word.summary) |"), "\(word)")
      #expect(grammar.contains(word.form) && grammar.contains(word.summary), "\(word)")
    }
    let checks = try #require(
      text.firstRange(of: "# Writing lessons").map { text[$0.upperBound...] })
    for keyword in Expectation.keywords {
      #expect(checks.contains("`\(keyword)"), "\(keyword)")
      #expect(grammar.contains("\"\(keyword)\""), "\(keyword)")
    }
  }

  @Test(arguments: ["en", "ko"])
  func `the book names every check and every format`(language: String) throws {
    let text = try Book.text(in: language)
    for keyword in Expectation.keywords { #expect(text.contains("`\(keyword)"), "\(keyword)") }
    for format in ExportChoice.all.map(\.text) {
      #expect(text.contains("`\(format)`") || text.contains("export \(format)"), "\(format)")
    }
  }

  @Test func `a session that is shown is what the shell prints`() throws {
    let written = try session(of: "Sources/Hosting/Hosting.docc/Learning.md").filter { !$0.isEmpty }
    // While an event is stopped the prompt names the message.
    let typed = written.compactMap {
      $0.firstMatch(of: #/^(?:layercake|[a-z~]+\#[0-9.+]+)> (.*)/#).map { String($0.1) }
    }
    #expect(typed.count >= 10)
    let shown = Learner.transcript(typed).lines.filter { !$0.isEmpty }
      .drop { !$0.hasPrefix(ReadmeTests.prompt) }
    // It ends at the prompt, where the page leaves it.
    #expect(Array(shown.dropLast()) == written)
  }
}
