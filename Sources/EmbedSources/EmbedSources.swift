import Foundation
import PackagePlugin

/// Embeds a module's own sources in it, so that `source` and `compare` speak of the real code.
///
/// It only puts texts together, by the system's shell: the macro `#sourceFile` indexes them. SwiftPM would link a
/// tool of the package anew at each build, and compile anew what comes of it. The command runs again when one of
/// its inputs changes, and only then.
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
    // Sorted by name, so that two builds give the same bytes.
    let files = sources.sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)Sources.swift")
    return [
      .buildCommand(
        displayName: "Embedding the sources of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "embed", output.path, head(files.count)]
          + files.flatMap { file -> [String] in
            let folder = file.deletingLastPathComponent().lastPathComponent
            return [
              // As '#fileID' has it, which names no machine.
              literal("\(module.moduleName)/\(file.lastPathComponent)"),
              // What lies in the module's own folder lies in no folder of it.
              literal(folder == module.moduleName ? "" : folder), file.path,
            ]
          },
        inputFiles: sources,
        outputFiles: [output])
    ]
  }

  /// The beginning of the file. Each source is a function of its own: a type error, or a slow expression, then
  /// costs one source and not the module, and since what a function does isn't part of the module's interface, a
  /// change in a source has no other module compiled again. `nonisolated` because modules of patterns default to
  /// the main actor.
  private func head(_ count: Int) -> String {
    """
    // Generated from this module's sources; do not edit.
    import LayerTracing

    /// This module's source files, whole, with an index of what they declare.
    nonisolated public let sourceFiles: [SourceFile] = [SourceFile?]([
    \((0..<count).map { "  sourceFile\($0)()," }.joined(separator: "\n"))
    ]).compactMap(\\.self)
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
      while [ $# -gt 0 ]; do
        printf '\\nnonisolated private func sourceFile%d() -> SourceFile? {\\n' "$number"
        printf '  #sourceFile(\\n    path: %s, folder: %s,\\n    text: ####\"""\\n' "$1" "$2"
        cat "$3"
        printf '\\n\"""####)\\n}\\n'
        number=$((number + 1))
        shift 3
      done
    } >"$output.draft"
    mv "$output.draft" "$output"
    """

  /// A one-line literal: a file's name may hold anything.
  private func literal(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}
