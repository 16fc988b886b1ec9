import SwiftSyntax
import SwiftSyntaxMacros

/// Records each write to a stored property, or makes each closure that is stored there run as the
/// layer that stored it.
struct LayerWriteMacro: AccessorMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else { return [] }
    let name = binding.pattern.bareName
    let written = binding.pattern.trimmedDescription
    let place = Place(of: binding.pattern, in: context)
    if let closure = binding.typeAnnotation.flatMap({ TracedClosure($0.type) }) {
      guard closure.canBeWrapped else { return [] }
      let message = closure.message(called: name)
      let site = place.site(
        "n", type: context.enclosingType, name: message.name, parameters: message.parameters)
      return [
        AccessorDeclSyntax(
          unparsed: """
            didSet {
              let __port = _layerToken.port(to: _layerToken.current)
              \(written) = \(closure.wrapped(written, site: site))
            }
            """)
      ]
    }
    let site = place.site("w", type: context.enclosingType, name: name, parameters: "v")
    return [
      AccessorDeclSyntax(
        unparsed: "didSet { _layerToken.wrote(\(site), \(context.receiver), \(written)) }")
    ]
  }
}

/// Records each write to a stored property before it is done: a session that stops there sees
/// the old value, and a `didSet` of the property's own comes after.
struct LayerWillWriteMacro: AccessorMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else { return [] }
    let site = Place(of: binding.pattern, in: context)
      .site("w", type: context.enclosingType, name: binding.pattern.bareName, parameters: "v")
    return [
      AccessorDeclSyntax(
        unparsed: "willSet { _layerToken.wrote(\(site), \(context.receiver), newValue) }")
    ]
  }
}

extension PatternSyntax {
  /// The names that are declared: several by a tuple.
  var names: [TokenSyntax] {
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap(\.pattern.names)
    }
    return self.as(IdentifierPatternSyntax.self).map { [$0.identifier] } ?? []
  }

  /// The name that is declared, without backticks.
  var bareName: String {
    self.as(IdentifierPatternSyntax.self)?.identifier.bare ?? trimmedDescription
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var bare: String { identifier?.name ?? text }
}
