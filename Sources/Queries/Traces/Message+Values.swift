import LayerTracing

extension Message {
  /// The value of an argument, by its label, or of `result`. A missing result is nil. The label of
  /// a value that a property is set to is the property's name. For an unknown label, a
  /// ``QueryError`` has the message's labels and the nearest.
  public func value(of reference: ValueReference) throws(QueryError) -> QueryValue {
    switch reference.target {
    case .result: return result.map { QueryValue($0) } ?? .nil
    case .argument(let label):
      let given = labelledArguments
      let argument =
        given.first { $0.label == label }
        ?? given.first { $0.label.lowercased() == label.lowercased() }
      guard let argument else { throw noArgument(label, at: reference.span) }
      return QueryValue(argument.value)
    case .path(let path): throw noArgument(path.description, at: path.span)
    }
  }

  private func noArgument(_ name: String, at span: Range<Int>) -> QueryError {
    let labels = labelledArguments.map(\.label)
    return QueryError(
      .noArgument(name), at: span, accepted: labels,
      nearest: NearestName.to(name, among: labels))
  }

  private var labelledArguments: [(label: String, value: Value)] {
    // A name without parentheses is that of a property.
    let property = site.name.contains("(") ? nil : site.name
    return arguments.compactMap { argument in
      (argument.label ?? property).map { ($0, argument.value) }
    }
  }
}
