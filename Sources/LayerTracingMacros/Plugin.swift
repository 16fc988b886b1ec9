import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct LayerTracingPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    LayerMacro.self, LayerExtensionMacro.self, LayerCallMacro.self, LayerWriteMacro.self,
    LayerWillWriteMacro.self, UnrecordedMacro.self,
  ]
}
