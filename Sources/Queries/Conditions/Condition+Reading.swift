extension Condition: Readable {
  /// Reads the condition of a breakpoint, in which arguments and `result` have a meaning.
  package init(from reader: inout TokenReader) throws(QueryError) {
    try self.init(from: &reader, in: .message)
  }

  init(from reader: inout TokenReader, in scope: Operand.Scope) throws(QueryError) {
    let first = try Condition(conjunctionFrom: &reader, in: scope)
    var all = [first]
    while reader.accept("or") { all.append(try Condition(conjunctionFrom: &reader, in: scope)) }
    self = all.count == 1 ? first : .any(all)
  }

  private init(
    conjunctionFrom reader: inout TokenReader, in scope: Operand.Scope
  ) throws(QueryError) {
    let first = try Condition(negationFrom: &reader, in: scope)
    var all = [first]
    while reader.accept("and") { all.append(try Condition(negationFrom: &reader, in: scope)) }
    self = all.count == 1 ? first : .all(all)
  }

  private init(
    negationFrom reader: inout TokenReader, in scope: Operand.Scope
  ) throws(QueryError) {
    if reader.accept("not") {
      try reader.descend()
      self = .not(try Condition(negationFrom: &reader, in: scope))
      reader.depth -= 1
    } else if reader.accept(.open) {
      try reader.descend()
      self = try Condition(from: &reader, in: scope)
      try reader.expect(.close)
      reader.depth -= 1
    } else {
      self = .comparison(try Comparison(from: &reader, in: scope))
    }
  }
}

extension Condition {
  // no text: the notation of the grammar
  static let production = Production(
    "condition", "= conjunction {\"or\" conjunction}",
    examples: [
      "number > 1", "number >= 2 and not (result == nil or title contains 'x')",
    ],
    readBy: { text throws(QueryError) in
      try Condition(text, vocabulary: .general).description
    })

  // no text: the notation of the grammar
  static let conjunctionProduction = Production("conjunction", "= negation {\"and\" negation}")

  // no text: the notation of the grammar
  static let negationProduction = Production(
    "negation", "= \"not\" negation | \"(\" condition \")\" | comparison")
}
