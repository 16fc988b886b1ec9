import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#sourceFile(path:folder:text:)` to the `SourceFile` with an index of what the text declares, or to
/// nil where the text declares the module's pattern: that file is none of its sources, as it would tell a
/// variant's mistake.
///
/// The plugin `EmbedSources` writes these expressions. That it is a macro that reads the text, and no tool that
/// the plugin runs, spares each build the linking of such a tool, after which SwiftPM compiles every module anew
/// that the tool wrote for.
enum SourceFileMacro: ExpressionMacro {
  // The text is to be embedded byte for byte.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let values = node.arguments.map {
      $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    guard values.count == 3, let path = values[0], let folder = values[1], let text = values[2]
    else { throw MacroExpansionErrorMessage("#sourceFile takes three texts as they are.") }
    let source = SourcesWriter.Source(path: path, folder: folder, text: text)
    guard PatternDeclaration(in: source.tree) == nil else { return "nil" }
    return "\(raw: SourcesWriter.expression(source))"
  }
}
