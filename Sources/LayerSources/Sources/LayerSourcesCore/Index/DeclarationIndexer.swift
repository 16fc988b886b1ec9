import SwiftSyntax

/// Lists what a file declares, in the order of the text.
///
/// It stops at bodies: what is local to a function can't be named from outside of it. It goes
/// into every branch of `#if`, because a learner reads the file and not one configuration of it.
final class DeclarationIndexer: SyntaxVisitor {
  /// What was found so far.
  private var declarations: [Declaration] = []
  /// The dotted name of each type around the current node, innermost last.
  private var containers: [String] = []
  /// Turns positions into lines of this file.
  private let converter: SourceLocationConverter

  /// The declarations of a whole file.
  static func declarations(in tree: SourceFileSyntax) -> [Declaration] {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let indexer = DeclarationIndexer(converter: converter)
    indexer.walk(tree)
    return indexer.declarations
  }

  /// An indexer that has seen nothing yet.
  private init(converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds one entry for `node`, named by the text at `token`.
  private func add(
    _ kind: Declaration.Kind, _ name: String, at token: some SyntaxProtocol,
    in node: some DeclSyntaxProtocol
  ) {
    declarations.append(
      Declaration(
        kind: kind, name: name, container: containers.last,
        line: converter.location(for: token.positionAfterSkippingLeadingTrivia).line,
        lines: DocumentedLines.of(node, converter)))
  }

  /// Adds a type and makes it the container of what follows, until `leave`.
  private func enter(
    _ kind: Declaration.Kind, _ token: TokenSyntax, in node: some DeclSyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let name = DeclarationName.plain(token)
    add(kind, name, at: token, in: node)
    containers.append(containers.last.map { $0 + "." + name } ?? name)
    return .visitChildren
  }

  /// Ends the innermost container.
  private func leave() { containers.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name, in: node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node.name, in: node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node.name, in: node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name, in: node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node.name, in: node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = TypeName.dotted(node.extendedType) ?? node.extendedType.trimmedDescription
    add(.extension, name, at: node.extendedType, in: node)
    containers.append(name)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.function, DeclarationName.of(node), at: node.name, in: node)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.initializer, DeclarationName.of(node), at: node.initKeyword, in: node)
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.deinitializer, "deinit", at: node.deinitKeyword, in: node)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.subscript, DeclarationName.of(node), at: node.subscriptKeyword, in: node)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.typealias, DeclarationName.plain(node.name), at: node.name, in: node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for token in node.bindings.flatMap({ DeclarationName.bound(by: $0.pattern) }) {
      add(.property, DeclarationName.plain(token), at: token, in: node)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add(.case, DeclarationName.of(element), at: element.name, in: node)
    }
    return .skipChildren
  }

  /// Statements hold only local declarations.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Closures hold only local declarations, at the top level of a script too.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
