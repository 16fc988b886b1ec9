import SwiftSyntax
import SwiftSyntaxMacros

/// A bare `@Layer` on an extension: marks the methods to trace.
public struct LayerExtensionMacro: MemberAttributeMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ExtensionDeclSyntax.self) else {
      // Said once, at the first member, because this role is asked about each.
      if declaration.memberBlock.members.first?.decl.id == member.id
        || declaration.memberBlock.members.first?.decl.trimmedDescription
          == member.trimmedDescription
      {
        Misuse.roleMissing(node).diagnose(in: context)
      }
      return []
    }
    return TracedMember(member, in: context)?.attributes ?? []
  }
}

/// `@Unrecorded`: expands to nothing; `@Layer` passes over a member that has it.
public struct UnrecordedMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
