import SwiftSyntax
import SwiftSyntaxMacros

/// What the source of a layer's class or structure says, as a declaration of `_layerFacts`.
struct Facts {
  private let layer: LayerType
  private let role: ExprSyntax
  private let place: Place
  private let line: (Syntax) -> Int

  init(of layer: LayerType, role: ExprSyntax, in context: some MacroExpansionContext) {
    self.layer = layer
    self.role = role
    place = Place(of: layer.name, in: context)
    line = { Place(of: $0, in: context).line }
  }

  /// The declaration, as a list; it overrides where the superclass has one already.
  func declaration(isOverride: Bool) -> [DeclSyntax] {
    let inherited = layer.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isStatic = layer.isValue || layer.modifiers.has("final") && !isOverride
    let dispatch = isStatic ? "static" : "class"
    let open = layer.modifiers.has("open") ? "open " : layer.memberAccess
    let head = "\(open)\(isOverride ? "override " : "")nonisolated \(dispatch) var _layerFacts"
    return [
      DeclSyntax(
        unparsed: """
          \(head): LayerTracing.LayerFacts {
            LayerTracing.LayerFacts(
              name: \(quoted(layer.name.text)), role: \(role.trimmed),
              inherits: \(list(inherited.map(quoted))),
              properties: \(list(properties)),
              captures: \(list(captures)),
              source: LayerTracing.SourceLocation(fileID: \(quoted(place.fileID)), line: \(place.line)))
          }
          """)
    ]
  }

  private func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
  private func quoted(_ text: String) -> String {
    StringLiteralExprSyntax(content: text).description
  }

  private var properties: [String] {
    layer.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { variable in
        // What a subclass overrides, its superclass stores.
        !["static", "class", "override"].contains { variable.modifiers.has($0) }
      }
      .flatMap { variable in
        // A list of syntax that is filtered loses its place in the source; an array does not.
        Array(variable.bindings).filter { $0.accessorBlock.map { $0.observers != nil } ?? true }
          .flatMap { binding in binding.pattern.names.map { fact(named: $0, binding, variable) } }
      }
  }

  private func fact(
    named name: TokenSyntax, _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax
  ) -> String {
    let weak = variable.modifiers.has("weak")
    let ownership = weak ? "weak" : variable.modifiers.has("unowned") ? "unowned" : "strong"
    let annotation = binding.pattern.is(TuplePatternSyntax.self) ? nil : binding.typeAnnotation
    let type = annotation.map { quoted($0.type.trimmedDescription) } ?? "nil"
    let unrecorded = variable.attributes.has("Unrecorded") ? "isUnrecorded: true, " : ""
    return "LayerTracing.PropertyFact(name: \(quoted(name.bare)), ownership: .\(ownership), "
      + "type: \(type), \(unrecorded)line: \(line(Syntax(name))))"
  }

  private var captures: [String] {
    CaptureFinder.closures(in: layer.memberBlock).map { closure in
      // What is not said is captured all the same.
      let captures =
        closure.signature?.capture?.items.map {
          $0.with(\.trailingComma, nil).trimmedDescription
        } ?? ["self"]
      return "LayerTracing.CaptureFact(captures: \(list(captures.map(quoted))), "
        + "line: \(line(Syntax(closure.leftBrace))))"
    }
  }
}
