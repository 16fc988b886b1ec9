/// One source file of a specimen, embedded whole, with an index of what it declares.
///
/// The build tool plugin `EmbedSources` writes a list of these for each module that it is applied to.
public struct SourceFile: Sendable {
  /// The file as `#fileID` writes it: `MVP/CountPresenter.swift`.
  public let path: String
  /// The folder that it lies in, within its module: `Counter`; empty if it lies in none.
  public let folder: String
  /// The whole text, byte for byte.
  public let text: String
  /// Everything the file declares, in source order, members after their type.
  public let declarations: [SourceDeclaration]

  /// Made by the plugin.
  public init(
    path: String, folder: String = "", text: String, declarations: [SourceDeclaration]
  ) {
    self.path = path
    self.folder = folder
    self.text = text
    self.declarations = declarations
  }

  /// The lines of the text, without their ends; line n is at index n - 1.
  public var lines: [Substring] {
    // By bytes: to tell characters apart takes ten times as long.
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      Substring($0.last == 0x0D ? $0.dropLast() : $0)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The file's name without its module.
  public var fileName: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The module that it is compiled in.
  public var module: String { String(path.prefix { $0 != "/" }) }

  /// The innermost declaration that contains the 1-based `line`, if any does.
  public func declaration(at line: Int) -> SourceDeclaration? {
    declarations.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }
  }
}

/// One declaration in a ``SourceFile``.
public struct SourceDeclaration: Sendable {
  /// What sort of thing is declared.
  public enum Kind: String, Sendable {
    /// A type, or a member of one.
    case `class`, `struct`, `enum`, `protocol`, `actor`, `extension`, function, initializer,
      deinitializer, property, `subscript`, `case`, `typealias`
  }

  /// What sort of thing is declared.
  public let kind: Kind
  /// The name in full Swift form: `CountPresenter`, `onValueChange(number:)`, `amount`.
  public let name: String
  /// The type that it is a member of, dotted when nested; nil at the top level.
  public let container: String?
  /// The 1-based line of the name.
  public let line: Int
  /// The 1-based lines of the whole declaration, with its doc comment and attributes.
  public let lines: ClosedRange<Int>

  /// Made by the plugin.
  public init(
    kind: Kind, name: String, container: String?, line: Int, lines: ClosedRange<Int>
  ) {
    self.kind = kind
    self.name = name
    self.container = container
    self.line = line
    self.lines = lines
  }
}
