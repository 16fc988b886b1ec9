import SwiftSyntax

/// Finds the tests in a file as XCTest does: methods whose names begin with `test`, that take nothing, of types
/// that are named `…Tests`.
enum TestsFinder {
  /// The tests of a file, `CountPresenterTests.testDecrease`, in the order of the text. One that has to be waited
  /// for, `async`, is none: what runs them has no other thread.
  static func tests(in tree: SourceFileSyntax) -> [String] {
    var names: [String] = []
    tree.visitDeclarations { node, container in
      guard let method = node.as(FunctionDeclSyntax.self), let container,
        container.hasSuffix("Tests"), method.name.text.hasPrefix("test"),
        method.genericParameterClause == nil,
        method.signature.parameterClause.parameters.isEmpty,
        method.signature.effectSpecifiers?.asyncSpecifier == nil,
        !method.modifiers.contains(where: { hidden.contains($0.name.text) })
      else { return }
      names.append("\(container).\(method.name.text)")
    }
    return names
  }

  /// What makes a method one that can't be called for a test.
  private static let hidden: Set = ["private", "fileprivate", "static", "class"]
}
