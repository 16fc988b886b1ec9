import SwiftSyntax

/// Names as Swift writes them in full, because a trace names its messages so.
enum DeclarationName {
  /// `increase()`, `set(viewModel:)`, `==(_:_:)`.
  static func of(_ node: FunctionDeclSyntax) -> String {
    let parameters = node.signature.parameterClause.parameters
    if node.name.identifier == nil {
      // The parameters of an operator never become labels.
      return node.name.text + labels(parameters.map { _ in "_" })
    }
    return plain(node.name) + labels(parameters.map { plain($0.firstName) })
  }

  /// `init(number:)`, for failable initialisers too.
  static func of(_ node: InitializerDeclSyntax) -> String {
    "init" + labels(node.signature.parameterClause.parameters.map { plain($0.firstName) })
  }

  /// `subscript(_:)`; only a second name makes the first one a label.
  static func of(_ node: SubscriptDeclSyntax) -> String {
    "subscript"
      + labels(
        node.parameterClause.parameters.map { $0.secondName == nil ? "_" : plain($0.firstName) })
  }

  /// `loading` without associated values, `failed(error:)` with them.
  static func of(_ node: EnumCaseElementSyntax) -> String {
    guard let clause = node.parameterClause else { return plain(node.name) }
    return plain(node.name) + labels(clause.parameters.map { $0.firstName.map(plain) ?? "_" })
  }

  /// The identifiers that a pattern binds, with their tokens: two for `(width, height)`.
  static func bound(by pattern: PatternSyntax) -> [TokenSyntax] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { bound(by: $0.pattern) }
    }
    return []
  }

  /// A token's text without the backticks that only escape it.
  static func plain(_ token: TokenSyntax) -> String {
    token.identifier?.name ?? token.text
  }

  /// `()`, `(_:)`, `(of:in:)`.
  private static func labels(_ names: [String]) -> String {
    "(" + names.map { $0 + ":" }.joined() + ")"
  }
}
