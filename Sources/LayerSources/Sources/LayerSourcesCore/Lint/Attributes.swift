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
