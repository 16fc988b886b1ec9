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
  /// The modules that the file imports, for names that it doesn't declare.
  let imports: Set<String>
  /// The types and extensions of the file, nested and local ones too, in order.
  let types: [TypeDeclaration]
  /// The type aliases of the file, in order.
  let aliases: [AliasDeclaration]
  /// What the file declares of its pattern; nil if it is an ordinary file.
  let declaration: PatternDeclaration?
  /// Turns positions into lines and columns.
  private let converter: SourceLocationConverter

  /// Parses `text`.
  init(path: String, location: FileLocation, text: String) {
    self.path = path
    self.location = location
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    declaration = location.isBelowPatterns ? PatternDeclaration(in: tree) : nil
    imports = Set(ImportCollector.imports(in: tree).map(\.module))
    (types, aliases) = TypeCollector.declarations(in: tree)
  }

  /// The 1-based line of `position`.
  func line(of position: AbsolutePosition) -> Int { converter.location(for: position).line }

  /// A finding at the first token of `node`.
  func finding(_ violation: Violation, at node: some SyntaxProtocol) -> Finding {
    finding(violation, at: node.positionAfterSkippingLeadingTrivia)
  }

  /// A finding at `position`.
  func finding(_ violation: Violation, at position: AbsolutePosition) -> Finding {
    let place = converter.location(for: position)
    return Finding(path: path, line: place.line, column: place.column, violation: violation)
  }
}

/// The imports of a file, inside `#if` too.
final class ImportCollector: SyntaxVisitor {
  /// One import: its module, and its place for a finding.
  struct Import {
    /// The module's name, `UIKit` for `import class UIKit.UIView`.
    let module: String
    /// The declaration.
    let node: ImportDeclSyntax
  }

  /// What was found so far.
  private var imports: [Import] = []

  /// All imports in `tree`, in order.
  static func imports(in tree: SourceFileSyntax) -> [Import] {
    let collector = ImportCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.imports
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first {
      imports.append(Import(module: DeclarationName.plain(first.name), node: node))
    }
    return .skipChildren
  }

  /// Declarations below the top level can't be imports.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
