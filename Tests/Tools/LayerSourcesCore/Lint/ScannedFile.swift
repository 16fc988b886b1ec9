import LayerTracingMacros
import SwiftParser
import SwiftSyntax

/// One parsed file of a lint run.
struct ScannedFile {
  /// The path as findings show it.
  let path: String
  /// What the path tells about the module, and what the module's declaration adds to it.
  var location: FileLocation
  /// The file, parsed; where it doesn't parse, as much as the parser could keep.
  let tree: SourceFileSyntax
  /// The imports of the file, inside `#if` too, in order: `UIKit` for `import class UIKit.UIView`.
  let imports: [(module: String, node: ImportDeclSyntax)]
  /// The types, extensions and type aliases of the file, nested ones too, in order.
  let types: [TypeDeclaration]
  /// What the file declares of its pattern; nil if it is an ordinary file.
  let declaration: PatternDeclaration?
  /// Turns positions into lines and columns.
  private let converter: SourceLocationConverter

  init(path: String, location: FileLocation, text: String) {
    self.path = path
    self.location = location
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    declaration = location.specimen != nil ? PatternDeclaration(in: tree) : nil
    var imports: [(module: String, node: ImportDeclSyntax)] = []
    var types: [TypeDeclaration] = []
    tree.visitDeclarations { node, container in
      if let node = node.as(ImportDeclSyntax.self), let first = node.path.first {
        imports.append((DeclarationName.plain(first.name), node))
      } else if let type = TypeDeclaration(node, in: container) {
        types.append(type)
      }
    }
    (self.imports, self.types) = (imports, types)
  }

  func line(of position: AbsolutePosition) -> Int { converter.location(for: position).line }

  /// A finding at the first token of `node`.
  func finding(_ violation: Violation, at node: some SyntaxProtocol) -> Finding {
    finding(violation, at: node.positionAfterSkippingLeadingTrivia)
  }

  func finding(_ violation: Violation, at position: AbsolutePosition) -> Finding {
    let place = converter.location(for: position)
    return Finding(path: path, line: place.line, column: place.column, violation: violation)
  }
}

/// A type, an extension or a type alias, with what the rules ask about.
struct TypeDeclaration {
  /// Which of `class`, `struct`, `enum`, `protocol`, `actor`, `extension`, `typealias` it is.
  let kind: Declaration.Kind
  /// The full name, `Outer.Inner`; for an extension, the name of the extended type as written.
  let name: String
  /// The full name of the type around it.
  let container: String?
  /// Where its name begins, for findings.
  let namePosition: AbsolutePosition
  let attributes: Attributes
  /// Whether only its own file can name it; `private` and `fileprivate` differ only within that.
  let isPrivate: Bool
  /// The names in its inheritance clause, one by one; for an alias, the names that it stands for.
  let inherited: [String]
  let aliased: TypeSyntax?
  /// Its members; an alias has none.
  let members: MemberBlockItemListSyntax

  /// Whether it is a layer's class or actor, and no extension of one.
  var isLayerClass: Bool { [.class, .actor].contains(kind) && attributes.layer != nil }

  /// Reads a declaration; nil if it is of no type.
  init?(_ declaration: DeclSyntax, in container: String?) {
    let (kind, modifiers): (Declaration.Kind, DeclModifierListSyntax)
    self.container = container
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      (kind, modifiers) = (.typealias, alias.modifiers)
      let plain = DeclarationName.plain(alias.name)
      name = container.map { $0 + "." + plain } ?? plain
      namePosition = alias.name.positionAfterSkippingLeadingTrivia
      attributes = Attributes(alias.attributes)
      inherited = TypeName.parts(alias.initializer.value)
      aliased = alias.initializer.value
      members = []
    } else if let type = declaration.asProtocol(DeclGroupSyntax.self),
      let known = Declaration.Kind(rawValue: type.introducer.text)
    {
      (kind, modifiers) = (known, type.modifiers)
      name = TypeName.declared(by: type, in: container)
      namePosition =
        type.as(ExtensionDeclSyntax.self)?.extendedType.positionAfterSkippingLeadingTrivia
        ?? type.asProtocol(NamedDeclSyntax.self)?.name.positionAfterSkippingLeadingTrivia
        ?? type.positionAfterSkippingLeadingTrivia
      attributes = Attributes(type.attributes)
      inherited = type.inheritanceClause?.inheritedTypes.flatMap { TypeName.parts($0.type) } ?? []
      aliased = nil
      members = type.memberBlock.members
    } else {
      return nil
    }
    self.kind = kind
    isPrivate = modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
  }
}

/// What a file's path tells about its module.
struct FileLocation: Equatable {
  /// All folders of the path, from the root.
  let folders: [String]

  /// The module: the folder directly below `Sources/` or `Tests/`, or of a specimen the one
  /// in which the pattern is declared; nil where the path doesn't tell.
  var module: String?

  /// Of a specimen's file, which lies below a folder named `Specimens`: the feature, the build that it is of
  /// (`MVP~a`), and the folders around them.
  let specimen: Specimen?

  /// Where a specimen's file lies below the folders of `root`.
  struct Specimen: Equatable {
    let root: [String]
    let feature: String
    let build: String
  }

  /// Reads the folders of `absolutePath`, a path without links.
  init(absolutePath: String) {
    folders = absolutePath.split(separator: "/").dropLast().map(String.init)
    var below = folders[...]
    if let root = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) {
      below = folders[(root + 1)...]
      module = below.first
    }
    if let root = below.firstIndex(of: "Specimens"), folders.count > root + 2 {
      specimen = Specimen(
        root: Array(folders[...root]), feature: folders[root + 1], build: folders[root + 2])
    } else {
      specimen = nil
    }
    // Until the declarations are read: those of a feature's pattern are one module.
    if let specimen { module = specimen.build }
  }

  /// Whether a specimen's file is one that several patterns share.
  var isShared: Bool { specimen?.build == "Shared" }

  /// Whether the module of a specimen's file may take what another one has: its pattern's, and what the
  /// patterns of the feature share.
  func mayTake(from other: FileLocation) -> Bool {
    guard let specimen, let theirs = other.specimen else { return false }
    return theirs.build == specimen.build.prefix { $0 != "~" }
      || other.isShared && theirs.feature == specimen.feature
  }
}
