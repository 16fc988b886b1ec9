import LayerTracing

extension Message {
  /// What a condition calls by a label or `result`; nil for a result that there isn't. The value that a
  /// property is set to has the property's name. A ``QueryError`` has the labels that there are, and
  /// the nearest.
  public func value(of reference: ValueReference) throws(QueryError) -> QueryValue {
    switch reference.target {
    case .result: return result.map { QueryValue($0) } ?? .nil
    case .argument(let label):
      let given = labelledArguments
      let word = Word(label, span: reference.span)
      return QueryValue(try Names.find(word, "argument", in: given, by: \.label).value)
    case .path(let path):
      throw QueryError.unknown(
        "argument", Word(path.description, span: path.span), of: labelledArguments.map(\.label))
    }
  }

  private var labelledArguments: [(label: String, value: Value)] {
    // A name without parentheses is that of a property.
    let property = site.name.contains("(") ? nil : site.name
    return arguments.compactMap { argument in
      (argument.label ?? property).map { ($0, argument.value) }
    }
  }
}
