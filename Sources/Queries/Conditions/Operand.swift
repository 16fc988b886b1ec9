import Languages

/// One side of a comparison.
///
/// ```
/// operand = number | string | true | false | nil | path | argument-label | "result"
/// ```
public enum Operand: Hashable, Sendable {
  /// A value that stands in the line itself.
  case literal(QueryValue, at: Range<Int>)
  /// Something to look up.
  case reference(ValueReference)

  /// Where it stands in the line, in UTF-8 bytes from 0.
  public var span: Range<Int> {
    switch self {
    case .literal(_, let span): span
    case .reference(let reference): reference.span
    }
  }
}

extension Operand: CustomStringConvertible {
  /// The operand as it is read.
  public var description: String {
    switch self {
    case .literal(let value, _): value.description
    case .reference(let reference): reference.description
    }
  }
}

extension Operand {
  /// Where an operand stands. Arguments and `result` are allowed only where there is a message.
  enum Scope {
    /// In a breakpoint: paths, arguments, result.
    case message
    /// In a check of the state: paths.
    case state
  }

  init(from reader: inout TokenReader, in scope: Scope) throws(QueryError) {
    let expected = {
      scope == .state ? PathReference.example : localized("query.thing.value-or-path")
    }
    let token = reader.next
    switch token.kind {
    case .number(let number): self = .literal(.number(number), at: token.span)
    case .string(let text): self = .literal(.string(text), at: token.span)
    case .identifier(let name):
      if reader.isPathAhead {
        let path = try PathReference(from: &reader)
        self = .reference(ValueReference(.path(path), at: path.span))
        return
      }
      switch name {
      case "true", "false": self = .literal(.bool(name == "true"), at: token.span)
      case "nil": self = .literal(.nil, at: token.span)
      case _ where scope == .state:
        throw QueryError(
          .expected(expected()), at: token.span,
          nearest: NearestName.to(name, among: ["true", "false", "nil"]))
      case "result": self = .reference(ValueReference(.result, at: token.span))
      default: self = .reference(ValueReference(.argument(name), at: token.span))
      }
    // The reader tried only `not` and `(`. To list these as accepted would leave out all operands.
    default:
      throw QueryError(
        .expected(expected()), at: token.span, nearest: reader.nearest(among: ["not"]))
    }
    reader.advance()
  }
}

extension Operand {
  // no text: the notation of the grammar
  static let production = Production(
    "operand", "= number | string | true | false | nil | path", "| argument-label | \"result\"",
    note: { localized("grammar.note.operand") })
}
