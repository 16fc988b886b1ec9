import Foundation
import Languages
import Testing
import TestSupport

@testable import Shell

/// The README and the book in each language that is no draft: they have all commands, and the same parts as in English.
@Suite struct ReadmeTranslationTests {
  private nonisolated static let original = "en"
  private nonisolated static let translations = Language.all.filter {
    !$0.isDraft && $0 != .english
  }.map(\.code)

  private func lines(of page: String) throws -> [String] {
    try Book.text(of: page).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// What is the same in every language, in order.
  private enum Part: Hashable {
    /// A heading of a level.
    case heading(Int)
    /// A row of a table, with its code.
    case row([String])
    /// A line of an example, and what kind of example it is.
    case example(String, kind: String)
    /// A picture.
    case picture(String)
    /// Prose, which says it in its own words.
    case prose(String)
  }

  private func parts(in language: String) throws -> [Part] {
    try Book.pages(in: language).flatMap(parts(of:))
  }

  private func parts(of page: String) throws -> [Part] {
    var fence: (mark: Substring, kind: String)?
    return try lines(of: page).compactMap { line in
      if let (mark, kind) = fence {
        if line == mark { fence = nil }
        return .example(Self.untold(line, in: kind), kind: kind)
      }
      if let (_, mark, kind) = line.wholeMatch(of: /(```+)(\w*)/)?.output {
        fence = (mark, String(kind))
        return .example(line, kind: "")
      }
      if let (_, marks) = line.prefixMatch(of: /(#+)\s/)?.output { return .heading(marks.count) }
      if line.hasPrefix("|") { return .row(Self.code(in: line)) }
      if let (_, file) = line.wholeMatch(of: /!\[.*\]\((?:.*\/)?(.*)\)/)?.output {
        return .picture(String(file))
      }
      return line.isEmpty ? nil : .prose(line)
    }
  }

  /// A line of an example without what is told of it, in the reader's language.
  private static func untold(_ line: String, in kind: String) -> String {
    switch kind {
    case "sh": String(line.prefix(upTo: line.firstRange(of: /\s+#\s/)?.lowerBound ?? line.endIndex))
    // A picture of characters: its first two words are names.
    case "text": line.split(separator: " ").prefix(2).joined(separator: " ")
    default: line
    }
  }

  private static func code(in text: String) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.output.1) }
  }

  @Test(arguments: translations)
  func `a translation has the same sections, tables, examples and pictures in the same order`(
    language: String
  ) throws {
    func shared(_ language: String) throws -> [Part] {
      try parts(in: language).filter { if case .prose = $0 { false } else { true } }
    }
    let original = try shared(Self.original)
    #expect(original.count > 250)
    #expect(Array(try shared(language).difference(from: original)) == [])
  }

  @Test(arguments: [original] + translations)
  func `every command is named`(language: String) throws {
    var code: [String] = []
    var prose: [String] = []
    for part in try parts(in: language) {
      switch part {
      case .row(let row): code += row
      case .prose(let line): prose.append(line)
      case .heading, .example, .picture: break
      }
    }
    // Code may go on in the next line.
    code += Self.code(in: prose.joined(separator: " "))
    let named = Set(
      code.flatMap { $0.split(separator: ";") }.compactMap { $0.split(separator: " ").first })
    #expect(Command.all.map(\.name).filter { !named.contains($0[...]) } == [])
  }

  /// All that GitHub shows as Markdown.
  private nonisolated static let shown =
    ([original] + translations).flatMap { Book.pages(in: $0) }
    + ["Sources/Specimens/README.md", ".changelog.md"]
    + ["Hosting", "HowAFeatureIsTraced", "ServicesAndVariants", "Versions"]
    .map { "Sources/Hosting/Hosting.docc/\($0).md" }

  /// The sections of a page, as GitHub's links name them.
  private func sections(of page: String) throws -> [String] {
    try lines(of: page).compactMap { $0.wholeMatch(of: /#+ (.*)/)?.output.1 }.map {
      $0.lowercased().replacing(" ", with: "-").filter {
        $0.isLetter || $0.isNumber || $0 == "-"
      }
    }
  }

  @Test(arguments: shown)
  func `every link leads to a section, or to a file of the project`(page: String) throws {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    let text = try Book.text(of: page)
    // GitHub shows DocC's own links as they are written.
    #expect(!text.contains("<doc:") && !text.contains("(doc:"))
    // Behind a path may stand where DocC's site has the same.
    for link in text.matches(of: /\]\(([^) ]+)(?: "[^"]*")?\)/).map(\.output.1)
    where !link.hasPrefix("https://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? page : "\(folder)/\(parts[0])"
      let place = Book.root.appending(path: file).standardized.path
      #expect(FileManager.default.fileExists(atPath: place), "\(link)")
      if parts.count > 1 { #expect(try sections(of: file).contains(String(parts[1])), "\(link)") }
    }
  }

  @Test func `the README leads to each page of the book`() throws {
    for language in [Self.original] + Self.translations {
      let pages = Book.pages(in: language)
      let readme = try Book.text(of: pages[0])
      for page in pages.dropFirst() {
        // It may lead to a section.
        let name = page.split(separator: "/").last ?? ""
        #expect(readme.contains(try Regex("/\(name)(#[^)]*)?\\)")), "\(page)")
      }
    }
  }
}
