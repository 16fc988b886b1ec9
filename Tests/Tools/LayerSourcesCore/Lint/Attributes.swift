import LayerTracingMacros
import SwiftSyntax

/// The attributes of a declaration, whether they stand inside `#if` or not.
struct Attributes {
  /// All of them, in order.
  let all: [AttributeSyntax]

  /// The attributes in `list`.
  init(_ list: AttributeListSyntax) {
    all = list.flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute):
        return [attribute]
      case .ifConfigDecl(let conditional):
        return conditional.clauses.flatMap { clause -> [AttributeSyntax] in
          guard case .attributes(let list) = clause.elements else { return [] }
          return Attributes(list).all
        }
      }
    }
  }

  /// The layer mark, if the declaration has one.
  var layer: LayerMark? {
    all.first { Self.name(of: $0) == "Layer" }.map(LayerMark.init)
  }

  /// Whether the author opted out of recording the declaration.
  var isUnrecorded: Bool { all.contains { Self.name(of: $0) == "Unrecorded" } }

  /// Whether the author left the property out of what observers are told.
  var isUnobserved: Bool { all.contains { Self.name(of: $0) == "ObservationIgnored" } }

  /// The last part of an attribute's name: `Layer` for `@LayerTracing.Layer(.view)`.
  static func name(of attribute: AttributeSyntax) -> String {
    let dotted = TypeName.dotted(attribute.attributeName)
    return dotted?.split(separator: ".").last.map(String.init) ?? ""
  }
}

/// `@Layer(.presenter)` on a class, or the bare `@Layer` of an extension.
struct LayerMark: Equatable {
  /// The role as it is written, without its dot; nil for the bare form.
  let role: String?

  /// Reads the attribute's first argument.
  init(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments) = attribute.arguments else {
      role = nil
      return
    }
    role = arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

/// The direct members of a type, with those inside `#if`.
enum Members {
  /// A member, and whether it stands inside `#if`.
  struct Member {
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
