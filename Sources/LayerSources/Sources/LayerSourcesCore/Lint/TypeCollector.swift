import SwiftSyntax

/// A type or an extension, with what the rules ask about.
struct TypeDeclaration {
  /// Which of `class`, `struct`, `enum`, `protocol`, `actor`, `extension` it is.
  let kind: Declaration.Kind
  /// The full name, `Outer.Inner`; for an extension, the name of the extended type as written.
  let name: String
  /// The full name of the type around it.
  let container: String?
  /// Whether it stands in a body, where nothing else in the project can name it.
  let isLocal: Bool
  /// Where its name begins, for findings.
  let namePosition: AbsolutePosition
  /// Its attributes.
  let attributes: Attributes
  /// Whether only its own file can name it.
  let isPrivate: Bool
  /// The names in its inheritance clause, one by one.
  let inherited: [String]
  /// Its members.
  let members: MemberBlockItemListSyntax
}

/// A type alias.
struct AliasDeclaration {
  /// The full name.
  let name: String
  /// The full name of the type around it.
  let container: String?
  /// Whether only its own file can name it.
  let isPrivate: Bool
  /// What it stands for.
  let target: TypeSyntax
}

/// Lists the types, extensions, and aliases of a file.
final class TypeCollector: SyntaxVisitor {
  /// What was found so far.
  private var types: [TypeDeclaration] = []
  /// What was found so far.
  private var aliases: [AliasDeclaration] = []
  /// The full name of each type around the current node, innermost last.
  private var containers: [String] = []
  /// How many bodies are around the current node.
  private var bodies = 0

  /// The declarations in `tree`, in order.
  static func declarations(
    in tree: SourceFileSyntax
  ) -> (types: [TypeDeclaration], aliases: [AliasDeclaration]) {
    let collector = TypeCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return (collector.types, collector.aliases)
  }

  /// Adds a type and makes it the container of what follows, until `leave`.
  private func enter(
    _ kind: Declaration.Kind, _ name: String, at token: some SyntaxProtocol,
    _ node: some DeclGroupSyntax
  ) -> SyntaxVisitorContinueKind {
    types.append(
      TypeDeclaration(
        kind: kind, name: name, container: containers.last, isLocal: bodies > 0,
        namePosition: token.positionAfterSkippingLeadingTrivia,
        attributes: Attributes(node.attributes), isPrivate: Self.isPrivate(node.modifiers),
        inherited: node.inheritanceClause?.inheritedTypes.flatMap { TypeName.parts($0.type) } ?? [],
        members: node.memberBlock.members))
    containers.append(name)
    return .visitChildren
  }

  /// Adds a named type.
  private func enter(
    _ kind: Declaration.Kind, _ token: TokenSyntax, _ node: some DeclGroupSyntax
  ) -> SyntaxVisitorContinueKind {
    enter(kind, qualified(token), at: token, node)
  }

  /// Ends the innermost container.
  private func leave() { containers.removeLast() }

  /// The full name of what `token` names here.
  private func qualified(_ token: TokenSyntax) -> String {
    let name = DeclarationName.plain(token)
    return containers.last.map { $0 + "." + name } ?? name
  }

  /// Whether `private` or `fileprivate` is among `modifiers`; the two differ only within the file.
  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node.name, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node.name, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node.name, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = TypeName.dotted(node.extendedType) ?? node.extendedType.trimmedDescription
    return enter(.extension, name, at: node.extendedType, node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if bodies == 0 {
      aliases.append(
        AliasDeclaration(
          name: qualified(node.name), container: containers.last,
          isPrivate: Self.isPrivate(node.modifiers), target: node.initializer.value))
    }
    return .skipChildren
  }

  /// Counts a body in.
  private func enterBody() -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }
}
