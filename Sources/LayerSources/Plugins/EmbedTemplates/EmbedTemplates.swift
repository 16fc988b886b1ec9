import Foundation
import PackagePlugin

/// Embeds the files of a module's folder `Templates` in it, whatever folders they lie in: a file that is
/// added there is part of the program, and no list names it.
///
/// SwiftPM's own `embedInCode` leaves a file's folder out, so that it takes no two files of one name, and
/// doesn't tell the code which files there are.
@main
struct EmbedTemplates: BuildToolPlugin {
  /// One command: all the templates of `target` in, one Swift file that embeds them out.
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Templates")
    let files = (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().map {
      folder.appending(path: $0)
    }.filter { !$0.lastPathComponent.hasPrefix(".") && !$0.isFolder }
    guard !files.isEmpty else {
      Diagnostics.error("EmbedTemplates embeds the folder Templates; '\(target.name)' has none.")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)Templates.swift")
    return [
      .buildCommand(
        displayName: "Embedding the templates of \(target.name)",
        executable: try context.tool(named: "layersources").url,
        arguments: ["embed", "--below", folder.path, "--output", output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}

extension URL {
  /// Whether a folder is there, and no file or link to one.
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
