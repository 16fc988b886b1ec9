import SwiftSyntax
import SwiftSyntaxMacros

/// `@Layer(role)` on a class, an actor or a structure: marks the members to trace, and adds the token and the facts.
struct LayerMacro: MemberAttributeMacro, MemberMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard Tracing.isOn, let layer = LayerType(declaration) else { return [] }
    let isObserved = layer.attributes.has("Observable")
    return TracedMember(member, isObserved: isObserved, in: context)?.attributes ?? []
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let layer = LayerType(declaration) else {
      LayerMacroError.notAClass(declaration, node).diagnose(in: context)
      return []
    }
    guard Tracing.isOn else { return [] }
    guard let role = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression else {
      return []
    }
    let members = layer.memberBlock.members
    for conditional in members.compactMap({ $0.decl.as(IfConfigDeclSyntax.self) }) {
      LayerMacroError.conditionalMembers(conditional).diagnose(in: context)
    }
    // No protocol to conform to means that the superclass is a layer already.
    let isSubclass = protocols.isEmpty
    let facts = Facts(of: layer, role: role, in: context)
    return facts.declaration(isOverride: isSubclass) + (isSubclass ? [] : [token(of: layer)])
      + (layer.kind == .actor ? [executor(of: layer)] : [])
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard Tracing.isOn, LayerType(declaration) != nil, !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated LayerTracing.Layered {}")
    ]
  }

  private static func token(of layer: LayerType) -> DeclSyntax {
    let final = layer.kind != .class || layer.modifiers.has("final") ? "" : "final "
    let structure = layer.kind == .structure ? "of: Self.self" : ""
    return DeclSyntax(
      unparsed:
        "\(layer.memberAccess)nonisolated \(final)let _layerToken = LayerTracing.LayerToken(\(structure))"
    )
  }

  /// What runs an actor's jobs: its recorder's queue, which knows whose they are.
  private static func executor(of layer: LayerType) -> DeclSyntax {
    DeclSyntax(
      unparsed: """
        \(layer.memberAccess)nonisolated var unownedExecutor: _Concurrency.UnownedSerialExecutor {
          _layerToken.executor
        }
        """)
  }
}

extension DeclModifierListSyntax {
  /// Whether one of the modifiers has this keyword.
  func has(_ keyword: String) -> Bool { contains { $0.name.text == keyword } }
}
