import Foundation
import PackagePlugin

/// Embeds a module's own sources in it, so that `source` and `compare` speak of the real code.
///
/// It only puts texts together, by the system's shell: the macro `#sourceFile` indexes them. SwiftPM would link a
/// tool of the package anew at each build, and compile anew what comes of it. The command runs again when one of
/// its inputs changes, and only then.
///
/// Where `Overlays.txt` says that a module takes files of other folders, those are copied for it, too.
@main
struct EmbedSources: BuildToolPlugin {
  /// One command: all the Swift sources of `target` in, one file that embeds them out.
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule,
      case let all = module.sourceFiles(withSuffix: "swift"),
      case let own = all.filter({ $0.type == .source }).map(\.url), !own.isEmpty
    else {
      Diagnostics.error("EmbedSources embeds Swift sources; '\(target.name)' has none.")
      return []
    }
    let overlay = try Overlay(around: target.directoryURL)
    // A module of several folders is handed what no module compiles, too.
    if overlay != nil, let stray = all.first(where: { $0.type == .unknown }) {
      Diagnostics.error("'\(stray.url.path)' lies in a folder that Package.swift doesn't name.")
      return []
    }
    let files =
      try overlay?.files(in: target.directoryURL, own: own)
      ?? own.map { file in
        let folder = file.deletingLastPathComponent().lastPathComponent
        // What lies in the module's own folder lies in no folder of it.
        return Overlay.File(url: file, folder: folder == module.moduleName ? "" : folder)
      }
    // Sorted by name, so that two builds give the same bytes.
    let sources = files.sorted { $0.name < $1.name }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)Sources.swift")
    let taken = Set(files.map(\.url)).subtracting(own)
    func copy(_ file: Overlay.File) -> URL? {
      taken.contains(file.url) ? context.pluginWorkDirectoryURL.appending(path: file.name) : nil
    }
    return [
      .buildCommand(
        displayName: "Embedding the sources of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "embed", output.path, head(sources.count)]
          + sources.flatMap { file in
            [
              // As '#fileID' has it, which names no machine.
              literal("\(module.moduleName)/\(file.name)"), literal(file.folder), file.url.path,
              copy(file)?.path ?? "",
            ]
          },
        inputFiles: sources.map(\.url),
        outputFiles: [output] + sources.compactMap(copy))
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

  /// Writes the file in one move: a build that is stopped midway finds the old file or the new one. A copy that is
  /// as it was keeps its time, so that it isn't compiled again.
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
        if [ -n "$4" ] && ! cmp -s "$3" "$4"; then
          cp "$3" "$4"
        fi
        number=$((number + 1))
        shift 4
      done
    } >"$output.draft"
    mv "$output.draft" "$output"
    """

  /// A one-line literal: a file's name may hold anything.
  private func literal(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}
