import Foundation
import PackagePlugin

/// Copies the sources of the macros for the library that the tests and the linter use: they are the same, built for
/// the target, and a package can't name files above its own folder.
@main
struct TakeMacros: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/LayerTracingMacros")
    let names = (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().filter {
      // The compiler's plug-in is the macros' own.
      $0.hasSuffix(".swift") && $0 != "Plugin.swift"
    }
    return names.map { name in
      let file = folder.appending(path: name)
      let copy = context.pluginWorkDirectoryURL.appending(path: file.lastPathComponent)
      return .buildCommand(
        displayName: "Taking \(name)", executable: URL(filePath: "/bin/cp"),
        arguments: [file.path, copy.path], inputFiles: [file], outputFiles: [copy])
    }
  }
}
