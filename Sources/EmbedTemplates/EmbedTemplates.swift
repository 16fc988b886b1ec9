import Foundation
import PackagePlugin

/// Embeds the files of a module's folder `Templates` in it, whatever folders they lie in: a file that is
/// added there is part of the program, and no list names it.
///
/// SwiftPM's own `embedInCode` leaves a file's folder out, so that it takes no two files of one name, and
/// doesn't tell the code which files there are. As in `EmbedSources`, the system's shell does the work.
///
/// The frameworks that patterns stand on are the specimens' own: `RIBs/Framework/Router.swift` is
/// `Sources/Specimens/Framework/RIBs/Router.swift`.
@main
struct EmbedTemplates: BuildToolPlugin {
  /// One command: all the templates of `target` in, one Swift file that embeds them out.
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Templates")
    let paths = (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().filter {
      let file = folder.appending(path: $0)
      return !file.lastPathComponent.hasPrefix(".") && !file.isFolder
    }
    guard !paths.isEmpty else {
      Diagnostics.error("EmbedTemplates embeds the folder Templates; '\(target.name)' has none.")
      return []
    }
    let frameworks = frameworks(in: target.directoryURL.deletingLastPathComponent())
    let files = paths.map { folder.appending(path: $0) } + frameworks.map(\.file)
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)Templates.swift")
    return [
      .buildCommand(
        displayName: "Embedding the templates of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "embed", output.path, head(paths + frameworks.map(\.path))]
          + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }

  /// What the frameworks of the specimens consist of.
  private func frameworks(in sources: URL) -> [(path: String, file: URL)] {
    func names(in folder: URL) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
    let folder = sources.appending(path: "Specimens/Framework")
    return names(in: folder).flatMap { pattern in
      let folder = folder.appending(path: pattern)
      return names(in: folder).filter { $0.hasSuffix(".swift") }.map {
        ("\(pattern)/Framework/\($0)", folder.appending(path: $0))
      }
    }
  }

  /// The beginning of the file.
  private func head(_ paths: [String]) -> String {
    """
    // Generated from this module's templates; do not edit.

    /// The files of this module's folder of templates, by their paths below it, whole.
    nonisolated let embeddedTemplates: [(path: String, text: String)] = [
    \(paths.enumerated().map { "  (\"\($1)\", template\($0))," }.joined(separator: "\n"))
    ]
    """
  }

  /// Writes the file in one move: a build that is stopped midway finds the old file or the new one.
  private let script = """
    set -e
    output=$1
    {
      printf '%s\\n' "$2"
      shift 2
      number=0
      for file; do
        printf '\\nnonisolated private let template%d = ####\"""\\n' "$number"
        cat "$file"
        printf '\\n\"""####\\n'
        number=$((number + 1))
      done
    } >"$output.draft"
    mv "$output.draft" "$output"
    """
}

extension URL {
  /// Whether a folder is there, and no file or link to one.
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
