import SwiftSyntax
import SwiftSyntaxMacros

/// What the source of a layer class says, as a declaration of `_layerFacts`.
struct Facts {
  private let layer: ClassDeclSyntax
  private let role: ExprSyntax
  private let place: Place
  private let line: (Syntax) -> Int

  init(of layer: ClassDeclSyntax, role: ExprSyntax, in context: some MacroExpansionContext) {
    self.layer = layer
    self.role = role
    place = Place(of: layer.name, in: context)
    line = { Place(of: $0, in: context).line }
  }

  /// The declaration.
  ///
  /// - Parameter isOverride: Whether the superclass has one already.
  func declaration(isOverride: Bool) -> [DeclSyntax] {
    let inherited = layer.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let dispatch = layer.modifiers.has("final") && !isOverride ? "static" : "class"
    let open = layer.modifiers.has("open") ? "open " : layer.memberAccess
    let head = "\(open)\(isOverride ? "override " : "")nonisolated \(dispatch) var _layerFacts"
    return [
      """
      \(raw: head): LayerTracing.LayerFacts {
        LayerTracing.LayerFacts(
          name: \(literal: layer.name.text), role: \(role.trimmed),
          inherits: \(raw: list(inherited.map(quoted))),
          properties: \(raw: list(properties)),
          captures: \(raw: list(captures)),
          source: LayerTracing.SourceLocation(fileID: \(literal: place.fileID), line: \(literal: place.line)))
      }
      """
    ]
  }

  private func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
  private func quoted(_ text: String) -> String {
    StringLiteralExprSyntax(content: text).description
  }

  private var properties: [String] {
    layer.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.has("static") && !$0.modifiers.has("class") }
      .flatMap { variable in
        variable.bindings.filter { $0.accessorBlock.map { $0.observers != nil } ?? true }.map {
          let weak = variable.modifiers.has("weak")
          let ownership = weak ? "weak" : variable.modifiers.has("unowned") ? "unowned" : "strong"
          let type = $0.typeAnnotation.map { quoted($0.type.trimmedDescription) } ?? "nil"
          let unrecorded = variable.attributes.has("Unrecorded") ? "isUnrecorded: true, " : ""
          return "LayerTracing.PropertyFact(name: \(quoted($0.pattern.trimmedDescription)), "
            + "ownership: .\(ownership), type: \(type), \(unrecorded)"
            + "line: \(line(Syntax($0.pattern))))"
        }
      }
  }

  private var captures: [String] {
    let finder = CaptureFinder(viewMode: .sourceAccurate)
    finder.walk(layer.memberBlock)
    return finder.closures.map { closure in
      let captures =
        closure.signature?.capture?.items.map {
          $0.with(\.trailingComma, nil).trimmedDescription
        } ?? []
      return "LayerTracing.CaptureFact(captures: \(list(captures.map(quoted))), "
        + "line: \(line(Syntax(closure.leftBrace))))"
    }
  }
}

/// Finds the closures that have a capture list.
private final class CaptureFinder: SyntaxVisitor {
  var closures: [ClosureExprSyntax] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.signature?.capture != nil { closures.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
