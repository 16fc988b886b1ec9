import SwiftSyntax

/// The direct members of a type, with those inside `#if`.
enum Members {
  /// A member, and whether it stands inside `#if`.
  struct Member {
    /// The declaration.
    let declaration: DeclSyntax
    /// Whether some configuration leaves it out.
    let isConditional: Bool
  }

  /// All members in `list`, in order; members of nested types are not among them.
  static func all(
    in list: MemberBlockItemListSyntax, isConditional: Bool = false
  ) -> [Member] {
    list.flatMap { item -> [Member] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else {
        return [Member(declaration: item.decl, isConditional: isConditional)]
      }
      return conditional.clauses.flatMap { clause -> [Member] in
        guard case .decls(let list) = clause.elements else { return [] }
        return all(in: list, isConditional: true)
      }
    }
  }

  /// Whether a member belongs to the type and not to its instances, which alone have a layer.
  static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Whether `list` has a method that a trace would show: one of an instance, not opted out.
  static func hasRecordedMethod(_ list: MemberBlockItemListSyntax) -> Bool {
    all(in: list).contains { member in
      guard let function = member.declaration.as(FunctionDeclSyntax.self) else { return false }
      return !isStatic(function.modifiers) && !Attributes(function.attributes).isUnrecorded
    }
  }
}
