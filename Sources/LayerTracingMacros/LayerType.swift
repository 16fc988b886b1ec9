import SwiftSyntax
import SwiftSyntaxMacros

/// A class, an actor or a structure that `@Layer` is attached to.
struct LayerType {
  /// The type's name.
  let name: TokenSyntax
  /// What it is.
  let kind: Kind
  private let declaration: any DeclGroupSyntax

  /// What can be a layer.
  enum Kind { case `class`, actor, structure }

  /// Takes a class, an actor or a structure; nil for any other declaration.
  init?(_ declaration: some DeclGroupSyntax) {
    if let layer = declaration.as(ClassDeclSyntax.self) {
      (name, kind) = (layer.name, .class)
    } else if let layer = declaration.as(ActorDeclSyntax.self) {
      (name, kind) = (layer.name, .actor)
    } else if let layer = declaration.as(StructDeclSyntax.self) {
      (name, kind) = (layer.name, .structure)
    } else {
      return nil
    }
    self.declaration = declaration
  }

  var attributes: AttributeListSyntax { declaration.attributes }
  var modifiers: DeclModifierListSyntax { declaration.modifiers }
  var inheritanceClause: InheritanceClauseSyntax? { declaration.inheritanceClause }
  var memberBlock: MemberBlockSyntax { declaration.memberBlock }

  /// The access modifier for a member that everyone who sees the type must see.
  var memberAccess: String {
    if modifiers.has("public") || modifiers.has("open") { return "public " }
    return modifiers.has("package") ? "package " : ""
  }
}

extension MacroExpansionContext {
  /// What a token is handed as the layer whose message it records: it finds out the class of an object, and knows
  /// the structure of a value already.
  var receiver: String {
    lexicalContext.first { $0.isProtocol(DeclGroupSyntax.self) }?.is(StructDeclSyntax.self) == true
      ? "_layerToken" : "self"
  }
}
