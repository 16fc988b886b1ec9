import SwiftParser
import SwiftSyntax

/// Writes the Swift file that embeds a module's sources.
enum SourcesWriter {
  /// One source of the module: the path it is known by (`MVP/CountPresenter.swift`, as `#fileID`
  /// has it) and its whole text.
  struct Source {
    /// The path that traces and findings show, which names no machine.
    let path: String
    /// The folder that it lies in, within its module; empty if it lies in none.
    let folder: String
    let text: String
    /// The same, read as Swift.
    let tree: SourceFileSyntax

    init(path: String, folder: String = "", text: String) {
      (self.path, self.folder, self.text) = (path, folder, text)
      tree = Parser.parse(source: text)
    }
  }

  /// The whole generated file.
  ///
  /// Each source becomes a function of its own: a type error, or a slow expression, then costs one
  /// source and not the module; and since what a function does isn't part of the module's interface, a
  /// change in a source has no other module compiled again. `nonisolated` because pattern modules default to
  /// the main actor.
  static func file(embedding sources: [Source]) -> String {
    var text = """
      // Generated from this module's sources; do not edit.
      import LayerTracing

      /// This module's source files, whole, with an index of what they declare.
      nonisolated public let sourceFiles: [SourceFile] = [

      """
    for index in sources.indices { text += "  sourceFile\(index)(),\n" }
    text += "]\n"
    for (index, source) in sources.enumerated() {
      text += "\n" + function("sourceFile\(index)", source)
    }
    return text
  }

  /// The declaration of one source's function.
  private static func function(_ name: String, _ source: Source) -> String {
    "nonisolated private func \(name)() -> SourceFile {\n  \(expression(source))\n}\n"
  }

  /// The `SourceFile` of one source, as an expression.
  static func expression(_ source: Source) -> String {
    let entries = DeclarationIndexer.declarations(in: source.tree).map { "      \(entry($0)),\n" }
    return """
      SourceFile(
          path: \(quoted(source.path)),
          folder: \(quoted(source.folder)),
          text: \(RawLiteral.of(source.text)),
          declarations: [

      """ + entries.joined() + "    ])"
  }

  /// One index entry, on one line.
  private static func entry(_ declaration: Declaration) -> String {
    let container = declaration.container.map(quoted) ?? "nil"
    return """
      SourceDeclaration(kind: .\(declaration.kind.rawValue), name: \(quoted(declaration.name)), \
      container: \(container), line: \(declaration.line), \
      lines: \(declaration.lines.lowerBound)...\(declaration.lines.upperBound))
      """
  }

  /// A one-line literal; names may hold anything that a raw identifier may.
  static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { literal += "\\" }
      literal.unicodeScalars.append(scalar)
    }
    return literal + "\""
  }
}
