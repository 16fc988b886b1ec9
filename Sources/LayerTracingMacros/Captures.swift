import SwiftSyntax
import SwiftSyntaxMacros

/// How the closures in a method's body capture `self`, as the method's site tells it. An extension has
/// no facts of its own: what its closures capture stands in its methods' sites.
enum SelfCaptures {
  /// The line of each closure that captures `self`, with `w` for weakly, `u` for unowned and `s` for
  /// strongly: `22w,30s`.
  static func written(
    in body: CodeBlockSyntax, _ context: some MacroExpansionContext
  ) -> String {
    CaptureFinder.closures(in: body.statements).compactMap { closure in
      way(in: closure).map { "\(Place(of: closure.leftBrace, in: context).line)\($0)" }
    }.joined(separator: ",")
  }

  private static func way(in closure: ClosureExprSyntax) -> Character? {
    guard let items = closure.signature?.capture?.items else { return "s" }
    for item in items
    where item.trimmedDescription.split(whereSeparator: { " ,".contains($0) }).last == "self" {
      let written = item.trimmedDescription
      return written.hasPrefix("weak") ? "w" : written.hasPrefix("unowned") ? "u" : "s"
    }
    return nil
  }
}

/// Finds the closures that have a capture list, or that capture `self` without one.
final class CaptureFinder: SyntaxVisitor {
  private var closures: [ClosureExprSyntax] = []

  /// The closures in some code, those inside closures included.
  static func closures(in node: some SyntaxProtocol) -> [ClosureExprSyntax] {
    let finder = CaptureFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.closures
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.signature?.capture != nil || SelfFinder.finds(in: node.statements) {
      closures.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Whether code names `self`.
private final class SelfFinder: SyntaxVisitor {
  private var isFound = false

  static func finds(in node: some SyntaxProtocol) -> Bool {
    let finder = SelfFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.tokenKind == .keyword(.self) { isFound = true }
    return .visitChildren
  }

  // A closure inside says for itself what it captures.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.signature?.capture == nil ? .visitChildren : .skipChildren
  }
}
