import SwiftSyntax

// Code that a macro hands back without having parsed it: the compiler takes an expansion as text, and
// parses it itself. In a debug build, where swift-syntax isn't optimised, parsing it here as well took a
// fifth of the macros' time.

extension CodeBlockItemSyntax {
  /// One or more statements.
  init(unparsed text: String) {
    self.init(item: .expr(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))))
  }
}

extension DeclSyntax {
  /// One declaration.
  init(unparsed text: String) {
    self.init(MissingDeclSyntax(placeholder: .identifier(text)))
  }
}

extension AccessorDeclSyntax {
  /// One accessor, with its body.
  init(unparsed text: String) { self.init(accessorSpecifier: .identifier(text)) }
}

extension AttributeSyntax {
  /// An attribute without arguments.
  init(unparsed name: String) {
    self.init(attributeName: IdentifierTypeSyntax(name: .identifier(name)))
  }
}
