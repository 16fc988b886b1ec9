import PackagePlugin

/// Embeds a module's own sources in it, so that `source` and `compare` speak of the real code.
///
/// SwiftPM reruns the command when one of its inputs changes, and only then.
@main
struct EmbedSources: BuildToolPlugin {
  /// One command: all the Swift sources of `target` in, one file that embeds them out.
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule,
      case let sources = module.sourceFiles(withSuffix: "swift").map(\.url), !sources.isEmpty
    else {
      Diagnostics.error("EmbedSources embeds Swift sources; '\(target.name)' has none.")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)Sources.swift")
    return [
      .buildCommand(
        displayName: "Embedding the sources of \(target.name)",
        executable: try context.tool(named: "layersources").url,
        arguments: ["index", "--module", module.moduleName, "--output", output.path]
          + sources.map(\.path),
        inputFiles: sources,
        outputFiles: [output])
    ]
  }
}
