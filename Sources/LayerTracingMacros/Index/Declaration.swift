import SwiftSyntax

/// One declaration as the index lists it: what it is, what it is called, and where it stands.
///
/// It mirrors `SourceDeclaration` of LayerTracing, which a macro can't import.
package struct Declaration: Equatable {
  /// The kinds that the index tells apart; the raw value is the case's name in LayerTracing.
  package enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`, function, initializer,
      deinitializer, property, `subscript`, `case`, `typealias`
  }

  /// What is declared, so that `compare` can count types apart from protocols.
  package let kind: Kind

  /// The name in Swift's full form, `set(viewModel:)`, which is how a trace names a message.
  package let name: String

  /// The type it belongs to, dotted when nested; nil at the top level.
  package let container: String?

  /// The 1-based line of the name: the line to show for a declaration.
  package let line: Int

  /// The 1-based lines of the whole declaration, with its doc comment and attributes.
  package let lines: ClosedRange<Int>
}

/// Names as Swift writes them in full, because a trace names its messages so.
package enum DeclarationName {
  /// `increase()`, `set(viewModel:)`, `==(_:_:)`.
  package static func of(_ node: FunctionDeclSyntax) -> String {
    let parameters = node.signature.parameterClause.parameters
    if node.name.identifier == nil {
      // The parameters of an operator never become labels.
      return node.name.text + labels(parameters.map { _ in "_" })
    }
    return plain(node.name) + labels(parameters.map { plain($0.firstName) })
  }

  /// `init(number:)`, for failable initialisers too.
  package static func of(_ node: InitializerDeclSyntax) -> String {
    "init" + labels(node.signature.parameterClause.parameters.map { plain($0.firstName) })
  }

  /// `subscript(_:)`; only a second name makes the first one a label.
  package static func of(_ node: SubscriptDeclSyntax) -> String {
    "subscript"
      + labels(
        node.parameterClause.parameters.map { $0.secondName == nil ? "_" : plain($0.firstName) })
  }

  /// `loading` without associated values, `failed(error:)` with them.
  package static func of(_ node: EnumCaseElementSyntax) -> String {
    guard let clause = node.parameterClause else { return plain(node.name) }
    return plain(node.name) + labels(clause.parameters.map { $0.firstName.map(plain) ?? "_" })
  }

  /// The identifiers that a pattern binds, with their tokens: two for `(width, height)`.
  package static func bound(by pattern: PatternSyntax) -> [TokenSyntax] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { bound(by: $0.pattern) }
    }
    return []
  }

  /// A token's text without the backticks that only escape it.
  package static func plain(_ token: TokenSyntax) -> String {
    token.identifier?.name ?? token.text
  }

  /// `()`, `(_:)`, `(of:in:)`.
  private static func labels(_ names: [String]) -> String {
    "(" + names.map { $0 + ":" }.joined() + ")"
  }
}

/// The lines of a declaration as a reader would cut it out: doc comment and attributes included.
enum DocumentedLines {
  /// From the first line of the doc comment, if one is attached, to the last line of `node`.
  static func of(
    _ node: some SyntaxProtocol, _ converter: SourceLocationConverter
  ) -> ClosedRange<Int> {
    let first = converter.location(for: documentedStart(of: node)).line
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    return first...max(first, last)
  }

  /// Where the attached doc comment begins, or the declaration itself.
  ///
  /// A blank line ends the search: what stands above it speaks of the file, not of this. Plain
  /// comments in between are passed over, so a waiver below the doc comment does no harm.
  private static func documentedStart(of node: some SyntaxProtocol) -> AbsolutePosition {
    var start = node.positionAfterSkippingLeadingTrivia
    var position = start
    var lineEnds = 0
    for piece in node.leadingTrivia.reversed() {
      position = AbsolutePosition(utf8Offset: position.utf8Offset - piece.sourceLength.utf8Length)
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineEnds += count
        if lineEnds > 1 { return start }
      case .docLineComment, .docBlockComment:
        lineEnds = 0
        start = position
      case .lineComment, .blockComment:
        lineEnds = 0
      default:
        break
      }
    }
    return start
  }
}
