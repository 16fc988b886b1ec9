import SwiftSyntax

/// Names read off type syntax: the linter and the index see spelling, never resolved types.
package enum TypeName {
  /// `A.B` for `A.B`, `A<Int>.B`, `(A.B)`, `any A.B` and `@preconcurrency A.B`; nil for the rest.
  package static func dotted(_ type: TypeSyntax) -> String? {
    if let type = type.as(IdentifierTypeSyntax.self) { return DeclarationName.plain(type.name) }
    if let type = type.as(MemberTypeSyntax.self) {
      return dotted(type.baseType).map { $0 + "." + DeclarationName.plain(type.name) }
    }
    if let type = type.as(AttributedTypeSyntax.self) { return dotted(type.baseType) }
    if let type = type.as(SomeOrAnyTypeSyntax.self) { return dotted(type.constraint) }
    return parenthesized(type).flatMap(dotted)
  }

  /// The dotted name of a type in a container; an extension's is that of the type it extends.
  package static func declared(by type: any DeclGroupSyntax, in container: String?) -> String {
    if let type = type.as(ExtensionDeclSyntax.self) {
      return dotted(type.extendedType) ?? type.extendedType.trimmedDescription
    }
    let name = type.asProtocol(NamedDeclSyntax.self).map { DeclarationName.plain($0.name) } ?? ""
    return container.map { $0 + "." + name } ?? name
  }

  /// The names in an inheritance clause or a composition, each for itself: two for `A & B`.
  package static func parts(_ type: TypeSyntax) -> [String] {
    if let type = type.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap { parts($0.type) }
    }
    if let type = type.as(AttributedTypeSyntax.self) { return parts(type.baseType) }
    if let inner = parenthesized(type) { return parts(inner) }
    return dotted(type).map { [$0] } ?? []
  }

  /// The type below optionals, parentheses, and attributes such as `@escaping`.
  package static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
    if let type = type.as(OptionalTypeSyntax.self) { return unwrapped(type.wrappedType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped(type.wrappedType)
    }
    if let type = type.as(AttributedTypeSyntax.self) { return unwrapped(type.baseType) }
    if let inner = parenthesized(type) { return unwrapped(inner) }
    return optionalArgument(type).map(unwrapped) ?? type
  }

  /// `A` for `(A)`; a tuple is no parenthesized type.
  private static func parenthesized(_ type: TypeSyntax) -> TypeSyntax? {
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type
  }

  /// `A` for `Optional<A>`.
  private static func optionalArgument(_ type: TypeSyntax) -> TypeSyntax? {
    guard let type = type.as(IdentifierTypeSyntax.self), type.name.text == "Optional",
      let argument = type.genericArgumentClause?.arguments.first
    else { return nil }
    return argument.argument.as(TypeSyntax.self)
  }
}
