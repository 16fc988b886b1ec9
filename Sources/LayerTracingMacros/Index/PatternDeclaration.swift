import SwiftSyntax

/// What a module of specimens says of itself, in the one file of it that is no specimen: a constant at
/// the top level that is made by `Pattern(…)`, `Dialect(…)`, `Variant(…)` or `Solution(…)`.
package struct PatternDeclaration {
  /// The pattern's name; a dialect, a variant and a solution give that of the pattern that they belong to.
  package let pattern: String
  /// Whether it is a variant's: what a pattern forbids may be its very mistake.
  package let isFlawed: Bool
  /// Which roles may draw, if the declaration is the pattern's own.
  package let drawing: Drawing?
  /// The place of the name, for a finding.
  package let name: ExprSyntax

  /// Which layers may import Widgets.
  package enum Drawing: Equatable {
    /// All: the pattern says `drawing: nil`.
    case all
    /// The layers of these roles, in the order of the declaration.
    case only([String])
  }

  /// Finds the declaration in a file.
  package init?(in tree: SourceFileSyntax) {
    for statement in tree.statements {
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
          let made = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          ["Pattern", "Dialect", "Variant", "Solution"].contains(made)
        else { continue }
        let isPattern = made == "Pattern"
        guard
          let name = isPattern
            ? call.arguments.first?.expression : call.argument(labelled: "of"),
          let text = name.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { continue }
        pattern = text
        isFlawed = made == "Variant"
        self.name = name
        drawing = isPattern ? Drawing(call.argument(labelled: "drawing")) : nil
        return
      }
    }
    return nil
  }
}

extension PatternDeclaration.Drawing {
  /// Reads `[.view, .router]`; whatever isn't a list lets all draw.
  fileprivate init(_ expression: ExprSyntax?) {
    guard let list = expression?.as(ArrayExprSyntax.self) else {
      self = .all
      return
    }
    self = .only(
      list.elements.compactMap {
        $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      })
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(labelled label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}
