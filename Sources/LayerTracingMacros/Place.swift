import SwiftSyntax
import SwiftSyntaxMacros

/// A place in the source, and the text of the site literals that name it.
struct Place {
  /// The file as `#fileID` writes it.
  let fileID: String
  /// The 1-based line.
  let line: Int

  init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  init(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    fileID = location?.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    line = location?.line.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) } ?? 0
  }

  /// The literal that stands for a site; `LayerTracing.Site` reads it back.
  ///
  /// - Parameters:
  ///   - kind: The kind, `c` for a call: see `LayerTracing.Site.Kind`.
  ///   - type: The class or structure.
  ///   - name: The message's full name.
  ///   - parameters: For each parameter `v` if its value is recorded, `f` if it is a closure, else
  ///     `_`.
  ///   - captures: How the closures inside capture `self`: `22w,30s`.
  /// - Returns: A string literal in source form.
  func site(
    _ kind: Character, type: String, name: String, parameters: String, captures: String = ""
  ) -> String {
    let fields =
      [String(kind), type, name, parameters, fileID, String(line)]
      + (captures.isEmpty ? [] : [captures])
    return "\"" + fields.map(Place.escaped).joined(separator: "\\u{1F}") + "\""
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] })
  }
}

extension MacroExpansionContext {
  /// The name of the type whose member is being expanded.
  var enclosingType: String {
    for node in lexicalContext {
      if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = node.as(ActorDeclSyntax.self) { return type.name.text }
      if let type = node.as(StructDeclSyntax.self) { return type.name.text }
      if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.simpleName }
    }
    return ""
  }

  /// The expression for the layer's token: an extension may extend a protocol, or be in a file from
  /// which the class's own members can't be told.
  var tokenExpression: String {
    let isExtension =
      lexicalContext.first { $0.isProtocol(DeclGroupSyntax.self) }?
      .is(ExtensionDeclSyntax.self) ?? false
    return isExtension ? "LayerTracing._layerToken(of: self)" : "_layerToken"
  }
}

extension TypeSyntax {
  /// The name without what it is nested in and without generic arguments, as its class has it.
  var simpleName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
    return trimmedDescription
  }
}
