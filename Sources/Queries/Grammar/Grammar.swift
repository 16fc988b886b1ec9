import Languages

/// The whole grammar, for people: what `help grammar` prints.
public enum Grammar {
  /// Every rule, from whole lines to the smallest parts.
  public static let productions: [Production] = [
    Lexer.lineProduction, Lexer.wordProduction,
    SpecimenReference.production, PathReference.production, PathReference.stepProduction,
    eventProduction, MessageReference.production,
    Hop.roleProduction, Hop.endProduction, Hop.production, NamePattern.production,
    Condition.production, Condition.conjunctionProduction, Condition.negationProduction,
    Comparison.production, Operand.production,
    MessageFilter.production, Breakpoint.production,
    Expectation.production, TraceCondition.production, Hop.listProduction,
    Tokenizer.numberProduction, Tokenizer.stringProduction, Tokenizer.identifierProduction,
  ]

  /// The grammar in lines of at most 80 columns; what follows a `;` is a remark or an example.
  public static var text: String { productions.flatMap(\.lines).joined(separator: "\n") }

  /// The shell reads events, because it knows their values. Here is only how one is written.
  // no text: the notation of the grammar
  private static let eventProduction = Production(
    "event", "= identifier [number]", examples: ["increase", "quantity 3"],
    readBy: { text throws(QueryError) in
      try Lexer.commands(in: text).joined().map(\.text).joined(separator: " ")
    })
}

/// One rule of the grammar as people read it, declared beside the code that reads by it.
public struct Production: Sendable {
  /// What the rule defines: `hop`.
  public let name: String
  /// What it consists of, a line each of at most ``widest`` columns.
  public let definition: [String]
  /// What the definition leaves open, in a few words.
  public var note: String? { makeNote?() }
  private let makeNote: (@Sendable () -> String)?
  /// Lines that can be read by this rule alone.
  public let examples: [String]
  /// Reads an example, and writes what was read.
  let read: @Sendable (String) throws(QueryError) -> String

  /// How wide a definition may be, in columns.
  public static let widest = 66

  init(
    _ name: String, _ definition: [String], note: (@Sendable () -> String)? = nil,
    examples: [String] = [],
    readBy read: @escaping @Sendable (String) throws(QueryError) -> String = { $0 }
  ) {
    self.name = name
    self.definition = definition
    makeNote = note
    self.examples = examples
    self.read = read
  }

  init(
    _ name: String, _ definition: String..., note: (@Sendable () -> String)? = nil,
    examples: [String] = [],
    readBy read: @escaping @Sendable (String) throws(QueryError) -> String = { $0 }
  ) {
    self.init(name, definition, note: note, examples: examples, readBy: read)
  }

  init(
    _ name: String, choice: [String], note: (@Sendable () -> String)? = nil,
    examples: [String] = [],
    readBy read: @escaping @Sendable (String) throws(QueryError) -> String = { $0 }
  ) {
    // no text: the notation of the grammar
    let lines = Production.folded(choice).enumerated().map { ($0 == 0 ? "= " : "| ") + $1 }
    self.init(name, lines, note: note, examples: examples, readBy: read)
  }

  /// Alternatives, as many on a line as there is room for.
  static func folded(_ alternatives: [String]) -> [String] {
    alternatives.reduce(into: [String]()) { lines, next in
      guard let last = lines.last, last.count + next.count + 5 <= widest else {
        return lines.append(next)
      }
      lines[lines.count - 1] = "\(last) | \(next)"
    }
  }

  /// Signs and words as a definition lists them: `"->" | "~>"`.
  static func alternatives(_ texts: [String]) -> String {
    texts.map { "\"\($0)\"" }.joined(separator: " | ")
  }

  /// The rule in lines, its examples below as comments.
  var lines: [String] {
    let column = 12
    let indent = String(repeating: " ", count: column)
    var lines = definition.enumerated().map { index, text in
      index > 0
        ? indent + text : name + String(repeating: " ", count: max(1, column - name.count)) + text
    }
    if let note { lines.append("\(indent)  ; \(note)") }
    var rows: [String] = []
    for example in examples {
      if let row = rows.last, row.count + example.count + 3 <= Production.widestRow {
        rows[rows.count - 1] = "\(row)   \(example)"
      } else {
        rows.append(example)
      }
    }
    return lines
      + rows.enumerated().map { index, row in
        let text =
          index == 0 ? localized("grammar.example", row) : localized("grammar.example-on", row)
        return "\(indent)  ; \(text)"
      }
  }

  /// How wide a row of examples is, in columns: 80, without what every language has in front of it.
  private static let widestRow = 59
}
