import SwiftSyntax
import SwiftSyntaxMacros

/// Records each write to a stored property, or makes each closure that is put there run as
/// whoever put it.
public struct LayerWriteMacro: AccessorMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else { return [] }
    let name = binding.pattern.trimmedDescription
    let place = Place(of: binding.pattern, in: context)
    if let closure = binding.typeAnnotation.flatMap({ TracedClosure($0.type) }) {
      guard closure.canBeWrapped else { return [] }
      let message = closure.message(called: name)
      let site = place.site(
        "n", type: context.enclosingType, name: message.name, parameters: message.parameters)
      return [
        """
        didSet {
          let __port = _layerToken.port(to: _layerToken.current)
          \(raw: name) = \(raw: closure.wrapped(name, site: site))
        }
        """
      ]
    }
    let site = place.site("w", type: context.enclosingType, name: name, parameters: "v")
    return ["didSet { _layerToken.wrote(\(raw: site), self, \(raw: name)) }"]
  }
}

/// Records each write to a stored property that has a `didSet` of its own, before that runs: the
/// write comes before what it sets off.
public struct LayerWillWriteMacro: AccessorMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      binding.typeAnnotation.flatMap({ TracedClosure($0.type) }) == nil
    else { return [] }
    let name = binding.pattern.trimmedDescription
    let site = Place(of: binding.pattern, in: context)
      .site("w", type: context.enclosingType, name: name, parameters: "v")
    return ["willSet { _layerToken.wrote(\(raw: site), self, newValue) }"]
  }
}
