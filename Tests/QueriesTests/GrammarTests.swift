import LayerTracing
import Testing

@testable import Queries

@Suite struct GrammarTests {
  static let examples = Grammar.productions.flatMap { production in
    production.examples.map { (production.name, $0) }
  }

  @Test(arguments: examples)
  func `every example of the grammar can be read, and what is written of it too`(
    name: String, example: String
  ) throws {
    let production = try #require(Grammar.productions.first { $0.name == name })
    let canonical = try production.read(example)
    #expect(try production.read(canonical) == canonical)
  }

  @Test func `every example that is written canonically is read as it stands`() throws {
    var different: [String] = []
    for production in Grammar.productions {
      for example in production.examples where try production.read(example) != example {
        different.append(example)
      }
    }
    #expect(
      different == [
        "open counter; fire increase # twice", #"note 'a; b' "it's \u{1F36C}""#,
        "number >= 2 and not (result == nil or title contains 'x')",
        "screen mvp contains 'Heaven Candy'", "319.50", "1e+20", "'Heaven Candy'",
      ])
  }

  @Test func `every word in a definition is defined, quoted, or said in the note`() {
    let defined = Set(Grammar.productions.map(\.name))
    #expect(defined.count == Grammar.productions.count)
    let plain: Set = [
      "bare", "feature", "pattern", "property", "index", "n", "no", "label", "argument-label",
      "true", "false", "nil", "operator", "kind", "digits", "command", "letter", "digit", "file",
      "module",
    ]
    let roles = Set(Role.known.map(\.name))
    for production in Grammar.productions {
      let text = production.definition.joined(separator: " ")
        .replacing(#/"[^"]*"|'[^']*'/#, with: " ")
      for word in text.matches(of: #/[A-Za-z][A-Za-z-]*/#).map({ String($0.output) }) {
        #expect(
          defined.contains(word) || plain.contains(word) || roles.contains(word),
          "\(word) in \(production.name)")
      }
    }
  }

  @Test func `the grammar names every role, sign and keyword that is read`() {
    let text = Grammar.text
    for role in Role.known { #expect(text.contains(role.name)) }
    for arrow in HopArrow.allCases { #expect(text.contains("\"\(arrow.rawValue)\"")) }
    for comparison in ComparisonOperator.allCases { #expect(text.contains(comparison.rawValue)) }
    for keyword in Expectation.keywords {
      #expect(text.contains("\"\(keyword)\""))
      #expect(
        keyword == "stopped" || Expectation.production.examples.contains { $0.hasPrefix(keyword) })
    }
  }

  @Test func `the grammar fits on a terminal`() {
    for line in Grammar.text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
    for line in Grammar.productions.flatMap(\.definition) {
      #expect(line.count <= Production.widest, "\(line)")
    }
  }
}
