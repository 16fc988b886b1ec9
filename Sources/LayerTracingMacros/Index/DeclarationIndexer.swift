import SwiftSyntax

extension SourceFileSyntax {
  /// Visits each declaration, with the dotted name of the type around it, in the order of the text.
  ///
  /// It stops at bodies: what is local to a function can't be named from outside of it. It goes
  /// into every branch of `#if`, because a learner reads the file and not one configuration of it.
  package func visitDeclarations(_ body: (DeclSyntax, _ container: String?) -> Void) {
    visit(statements, in: nil, body)
  }

  private func visit(
    _ items: CodeBlockItemListSyntax, in container: String?, _ body: (DeclSyntax, String?) -> Void
  ) {
    for item in items {
      if case .decl(let declaration) = item.item { visit(declaration, in: container, body) }
    }
  }

  private func visit(
    _ declaration: DeclSyntax, in container: String?, _ body: (DeclSyntax, String?) -> Void
  ) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        switch clause.elements {
        case .statements(let items): visit(items, in: container, body)
        case .decls(let members): members.forEach { visit($0.decl, in: container, body) }
        default: break
        }
      }
      return
    }
    body(declaration, container)
    guard let type = declaration.asProtocol(DeclGroupSyntax.self) else { return }
    let name = TypeName.declared(by: type, in: container)
    for member in type.memberBlock.members { visit(member.decl, in: name, body) }
  }
}

/// Lists what a file declares, in the order of the text.
enum DeclarationIndexer {
  /// The declarations of a whole file.
  static func declarations(in tree: SourceFileSyntax) -> [Declaration] {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var declarations: [Declaration] = []
    tree.visitDeclarations { node, container in
      for (kind, name, position) in entries(of: node) {
        declarations.append(
          Declaration(
            kind: kind, name: name, container: container,
            line: converter.location(for: position).line,
            lines: DocumentedLines.of(node, converter)))
      }
    }
    return declarations
  }

  /// What a declaration declares itself, and where its name begins: `let a = 1, b = 2` is two.
  private static func entries(
    of node: DeclSyntax
  ) -> [(kind: Declaration.Kind, name: String, position: AbsolutePosition)] {
    /// One entry, named by the text at `token`.
    func entry(_ kind: Declaration.Kind, _ name: String, at token: some SyntaxProtocol)
      -> (Declaration.Kind, String, AbsolutePosition)
    {
      (kind, name, token.positionAfterSkippingLeadingTrivia)
    }
    func type(_ kind: Declaration.Kind, _ name: TokenSyntax)
      -> [(Declaration.Kind, String, AbsolutePosition)]
    {
      [entry(kind, DeclarationName.plain(name), at: name)]
    }
    switch node.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): return type(.class, node.name)
    case .structDecl(let node): return type(.struct, node.name)
    case .enumDecl(let node): return type(.enum, node.name)
    case .protocolDecl(let node): return type(.protocol, node.name)
    case .actorDecl(let node): return type(.actor, node.name)
    case .typeAliasDecl(let node): return type(.typealias, node.name)
    case .extensionDecl(let node):
      return [entry(.extension, TypeName.declared(by: node, in: nil), at: node.extendedType)]
    case .functionDecl(let node):
      return [entry(.function, DeclarationName.of(node), at: node.name)]
    case .initializerDecl(let node):
      return [entry(.initializer, DeclarationName.of(node), at: node.initKeyword)]
    case .deinitializerDecl(let node):
      return [entry(.deinitializer, "deinit", at: node.deinitKeyword)]
    case .subscriptDecl(let node):
      return [entry(.subscript, DeclarationName.of(node), at: node.subscriptKeyword)]
    case .variableDecl(let node):
      return node.bindings.flatMap { DeclarationName.bound(by: $0.pattern) }
        .map { entry(.property, DeclarationName.plain($0), at: $0) }
    case .enumCaseDecl(let node):
      return node.elements.map { entry(.case, DeclarationName.of($0), at: $0.name) }
    default: return []
    }
  }
}
