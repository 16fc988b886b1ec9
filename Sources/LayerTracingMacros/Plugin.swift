import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The one program that a build needs of its own: the compiler asks it for expansions, and live code for an index.
@main
enum Program {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.isEmpty else { IndexTool.main(arguments) }
    try LayerTracingPlugin.main()
  }
}

struct LayerTracingPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    LayerMacro.self, LayerExtensionMacro.self, LayerCallMacro.self, LayerWriteMacro.self,
    LayerWillWriteMacro.self, UnrecordedMacro.self, SourceFileMacro.self,
  ]
}
