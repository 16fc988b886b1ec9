import Foundation
import Languages
import Testing

@testable import Shell

/// The README in each language that is no draft: it has all commands, and the same parts as the English one.
@Suite struct ReadmeTranslationTests {
  private nonisolated static let original = "README.md"
  private nonisolated static let translations = Language.all.filter {
    !$0.isDraft && $0 != .english
  }.map { ".readme/README.\($0.code).md" }

  private func lines(of name: String) throws -> [String] {
    try String(contentsOf: RealCourse.root.appending(path: name), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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

  private func parts(of name: String) throws -> [Part] {
    var fence: (mark: Substring, kind: String)?
    return try lines(of: name).compactMap { line in
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
      if let (_, file) = line.wholeMatch(of: /!\[.*\]\(.*\/(.*)\)/)?.output {
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
    name: String
  ) throws {
    func shared(_ name: String) throws -> [Part] {
      try parts(of: name).filter { if case .prose = $0 { false } else { true } }
    }
    let original = try shared(Self.original)
    #expect(original.count > 250)
    #expect(Array(try shared(name).difference(from: original)) == [])
  }

  @Test(arguments: [original] + translations)
  func `every command is named`(name: String) throws {
    var code: [String] = []
    var prose: [String] = []
    for part in try parts(of: name) {
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

  @Test(arguments: [original] + translations)
  func `every link leads to a section, or to a file of the project`(name: String) throws {
    let lines = try lines(of: name)
    let sections = lines.compactMap { $0.wholeMatch(of: /#+ (.*)/)?.output.1 }.map {
      "#"
        + $0.lowercased().replacing(" ", with: "-").filter {
          $0.isLetter || $0.isNumber || $0 == "-"
        }
    }
    let folder = RealCourse.root.appending(path: name).deletingLastPathComponent()
    let links = lines.flatMap { $0.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) } }
    #expect(links.count > 10)
    for link in links where !link.hasPrefix("https://") {
      let isThere =
        link.hasPrefix("#")
        ? sections.contains(link)
        : FileManager.default.fileExists(atPath: folder.appending(path: link).standardized.path)
      #expect(isThere, "\(link)")
    }
  }
}
