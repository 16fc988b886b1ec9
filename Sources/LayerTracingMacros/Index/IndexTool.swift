#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import SwiftParser

/// What the executable of the macros does when it is given words: it indexes the code that a learner writes.
/// The compiler, which asks it for expansions, gives it none.
///
///     LayerTracingMacros index MODULE OUT.swift FILE...
///     LayerTracingMacros tests FILE...
package enum IndexTool {
  /// Does what the command line says, and ends the process.
  ///
  /// - Parameter arguments: The arguments behind the program's name.
  static func main(_ arguments: ArraySlice<String>) -> Never {
    do throws(FileError) {
      print(try run(arguments), terminator: "")
      exit(0)
    } catch {
      Files.complain("\(error.message)\n")
      exit(error.exitCode)
    }
  }

  /// What a run prints on standard output; tests call this instead of starting a process.
  package static func run(_ arguments: ArraySlice<String>) throws(FileError) -> String {
    let rest = Array(arguments.dropFirst())
    if arguments.first == "index", rest.count >= 2 {
      try index(module: rest[0], output: rest[1], files: Array(rest.dropFirst(2)))
      return ""
    }
    if arguments.first == "tests" {
      var names: [String] = []
      for path in rest {
        names += TestsFinder.tests(in: Parser.parse(source: try Files.text(at: path)))
      }
      return names.map { $0 + "\n" }.joined()
    }
    return "usage: LayerTracingMacros index MODULE OUT.swift FILE... | tests FILE...\n"
  }

  /// Writes the file that embeds `files`, sorted by name so that two builds give the same bytes.
  private static func index(module: String, output: String, files: [String]) throws(FileError) {
    var sources: [SourcesWriter.Source] = []
    for path in files {
      let steps = path.split(separator: "/")
      let name = steps.last.map(String.init) ?? path
      // What lies in the module's own folder lies in no folder of it.
      let folder = steps.dropLast().last.map(String.init) ?? ""
      sources.append(
        SourcesWriter.Source(
          path: "\(module)/\(name)", folder: folder == module ? "" : folder,
          text: try Files.text(at: path)))
    }
    sources.sort { $0.path < $1.path }
    try Files.replace(fileAt: output, with: SourcesWriter.file(embedding: sources))
  }
}
