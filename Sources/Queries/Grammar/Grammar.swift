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
  public static let text: String = productions.flatMap(\.lines).joined(separator: "\n")

  /// An event is fired by the shell, which knows what values it takes.
  private static let eventProduction = Production(
    "event", "= identifier [number]", examples: ["increase", "quantity 3"],
    readBy: { text throws(QueryError) in
      try Lexer.commands(in: text).joined().map(\.text).joined(separator: " ")
    })
}
