import SwiftSyntax
import SwiftSyntaxMacros

/// A bare `@Layer` on an extension: marks the methods to trace.
struct LayerExtensionMacro: MemberAttributeMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard Tracing.isOn else { return [] }
    // This role is asked about each member; what concerns all of them is said at the first.
    let members = declaration.memberBlock.members.map(\.decl)
    let first = members.first { !$0.is(IfConfigDeclSyntax.self) }
    let isFirst = first?.id == member.id || first?.trimmedDescription == member.trimmedDescription
    guard declaration.is(ExtensionDeclSyntax.self) else {
      guard isFirst else { return [] }
      let error: LayerMacroError =
        LayerType(declaration) != nil
        ? LayerMacroError.roleMissing(node) : .notAClass(declaration, node)
      error.diagnose(in: context)
      return []
    }
    if isFirst {
      for conditional in members.compactMap({ $0.as(IfConfigDeclSyntax.self) }) {
        LayerMacroError.conditionalMembers(conditional).diagnose(in: context)
      }
    }
    return TracedMember(member, in: context)?.attributes ?? []
  }
}

/// `@Unrecorded`: expands to nothing; `@Layer` passes over a member that has it.
struct UnrecordedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
