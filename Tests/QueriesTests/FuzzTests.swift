import LayerTracing
import Queries
import TestSupport
import Testing

@Suite struct FuzzTests {
  private static let pieces = [
    "state", "screen", "trace", "paused", "before", "released", "rules", "broken", "times", "order",
    "exactly", "never", "count", "break", "when", "on", "from", "to", "name", "event", "kind",
    "and", "or", "not", "contains", "true", "false", "nil", "result", "View", "Presenter", "Model",
    "view", "mvp", "mvp~a", "counter.mvp", "mvp.presenter.amount.number", "rows[2]", "number",
    "계좌종류",
    "==", "!=", "<", "<=", ">", ">=", "->", "~>", "=>", "→", "⇢", "(", ")", "[", "]", ".", ",", ":",
    "#", "+", "*", "~", ";", "0", "1", "-1.5", "1e9", "9e9999", "99999999999999999999", "'a'",
    "\"b\"", "'", "\"", "\\", "\\u{", "\u{0}", "\u{301}", "🍬", "\u{FEFF}", "\t", "=", "&&", "@",
    "on*", "set(title:)", "12x", "_", "é", "e\u{301}",
  ]

  @Test(arguments: 0..<4)
  func `no text crashes a reader, errors are in place, and what is read can be read again`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var accepted = 0
    for _ in 0..<25_000 {
      let text = Self.text(&random)
      let reader = Reader.allCases.randomElement(using: &random) ?? .expectation
      do throws(QueryError) {
        let canonical = try Self.read(text, by: reader)
        accepted += 1
        if try Self.read(canonical, by: reader) != canonical {
          Issue.record("'\(text)' is written '\(canonical)', which is read otherwise")
        }
      } catch {
        let end = text.utf8.count
        let isInside = error.span.lowerBound >= 0 && error.span.upperBound <= end
        if !isInside || error.message.isEmpty {
          Issue.record("\(error.span) in '\(text)' of \(end) bytes")
        }
      }
    }
    #expect(accepted > 1000)
  }

  @Test func `no condition that can be read crashes when it is asked`() throws {
    var random = SeededGenerator(seed: 99)
    let values: [QueryValue] = [0, 1, "a", "", .nil, .bool(true), .other(".loading")]
    var asked = 0
    for _ in 0..<5_000 {
      let text = Self.condition(&random)
      let condition = try Condition(text)
      if try Condition(condition.description).description != condition.description {
        Issue.record("\(text)")
      }
      let value = values.randomElement(using: &random) ?? .nil
      if let holds = try? condition.evaluate({ _ in value }) {
        asked += 1
        if try Condition.not(condition).evaluate({ _ in value }) == holds {
          Issue.record("\(text)")
        }
      }
    }
    #expect(asked > 500)
  }

  private enum Reader: CaseIterable { case expectation, breakpoint, condition, filter, hop, line }

  private static func read(_ text: String, by reader: Reader) throws(QueryError) -> String {
    switch reader {
    case .expectation: return try Expectation(text).description
    case .breakpoint: return try Breakpoint(text).description
    case .condition: return try Condition(text).description
    case .filter: return try MessageFilter(text).description
    case .hop: return try Hop(text).description
    case .line:
      _ = try Lexer.commands(in: text)
      return ""
    }
  }

  /// Pieces side by side; half of the texts begin as something that makes sense.
  private static func text(_ random: inout SeededGenerator) -> String {
    var parts: [String] = []
    switch Int.random(in: 0..<6, using: &random) {
    case 0: parts = ["state", condition(&random)]
    case 1: parts = ["Presenter -> View", "when", condition(&random)]
    case 2: parts = ["trace mvp order View -> *"]
    default: break
    }
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      parts.append(pieces.randomElement(using: &random) ?? "")
    }
    let blank = Bool.random(using: &random) ? " " : ""
    return parts.joined(separator: blank.isEmpty && parts.count > 6 ? "" : " ")
  }

  /// A condition that can be read.
  private static func condition(_ random: inout SeededGenerator, depth: Int = 0) -> String {
    let operands = ["a.b", "1", "-2.5", "'x'", "nil", "true", "a.b[3].c", "\"\\n\""]
    let operators = ComparisonOperator.allCases.map(\.rawValue)
    switch Int.random(in: 0..<(depth > 4 ? 1 : 5), using: &random) {
    case 1: return "not " + condition(&random, depth: 5)
    case 2: return "(" + condition(&random, depth: depth + 1) + ")"
    case 3, 4:
      let word = Bool.random(using: &random) ? " and " : " or "
      return condition(&random, depth: depth + 1) + word + condition(&random, depth: depth + 1)
    default:
      return [
        operands.randomElement(using: &random) ?? "", operators.randomElement(using: &random) ?? "",
        operands.randomElement(using: &random) ?? "",
      ].joined(separator: " ")
    }
  }
}
