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
    let isStatic = layer.kind != .class || layer.modifiers.has("final") && !isOverride
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
              captures: \(list(captures)),\(observedList)
              source: LayerTracing.SourceLocation(fileID: \(quoted(place.fileID)), line: \(place.line)))
          }
          """)
    ] + observedDeclaration
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
    let constant = variable.bindingSpecifier.tokenKind == .keyword(.let) ? "isConstant: true, " : ""
    let unrecorded = variable.attributes.has("Unrecorded") ? "isUnrecorded: true, " : ""
    return "LayerTracing.PropertyFact(name: \(quoted(name.bare)), ownership: .\(ownership), "
      + "type: \(type), \(constant)\(unrecorded)line: \(line(Syntax(name))))"
  }

  /// The argument that tells which properties `@Observable` makes computed; empty where there are none.
  private var observedList: String {
    let observed = observed
    return observed.isEmpty ? "" : " observed: LayerTracing.ObservedFact.all(_layerObserved),"
  }

  /// The function that gives those properties, isolated as the class is: elsewhere no key path may be written.
  private var observedDeclaration: [DeclSyntax] {
    let observed = observed
    if observed.isEmpty { return [] }
    return [
      DeclSyntax(
        unparsed: """
          private static func _layerObserved() -> [LayerTracing.ObservedFact] {
            \(list(observed))
          }
          """)
    ]
  }

  private var observed: [String] {
    guard layer.attributes.has("Observable") else { return [] }
    return layer.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { variable in
        variable.bindingSpecifier.tokenKind == .keyword(.var)
          && !["static", "class", "override", "lazy", "weak", "unowned"].contains {
            variable.modifiers.has($0)
          }
          && !["ObservationIgnored", "Unrecorded"].contains { variable.attributes.has($0) }
      }
      .compactMap { variable in
        guard let binding = variable.bindings.first,
          binding.accessorBlock.map({ $0.observers != nil }) ?? true,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        func site(_ kind: Character) -> String {
          Place(fileID: place.fileID, line: line(Syntax(name)))
            .site(kind, type: layer.name.text, name: name.bare, parameters: kind == "w" ? "v" : "")
        }
        return "LayerTracing.ObservedFact(\\\(layer.name.text).\(name.text), "
          + "name: \(quoted(name.bare)), read: \(site("r")), write: \(site("w")))"
      }
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
