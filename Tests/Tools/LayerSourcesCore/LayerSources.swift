#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Foundation
import LayerTracingMacros

/// The linter: what the layer macro can't see, and whether all texts stand in the tables of the languages.
public enum LayerSources {
  /// Runs the command line and exits with its code.
  public static func main() {
    do {
      let result = try run(try Invocation(Array(CommandLine.arguments.dropFirst())))
      print(result.output, terminator: "")
      exit(result.exitCode)
    } catch let error as FileError {
      end(error.message, error.exitCode)
    } catch let error as UsageError {
      end(error.message, 64)
    } catch {
      end("\(error)", 70)
    }
  }

  private static func end(_ message: String, _ code: Int32) -> Never {
    Files.complain("layersources: error: \(message)\n")
    exit(code)
  }

  /// What a run prints on standard output, and its exit code.
  struct Result: Equatable {
    /// The text, ending in a newline unless empty.
    var output = ""
    /// 0 if all is well, 1 if the linter found something.
    var exitCode: Int32 = 0
  }

  /// Does what `invocation` says; tests call this instead of starting a process.
  static func run(_ invocation: Invocation) throws(FileError) -> Result {
    switch invocation {
    case .lint(let paths):
      return try lint(paths)
    case .texts(let tables, let paths, let isList):
      return try texts(tables, paths, isList: isList)
    case .rules:
      return Result(output: Rules.catalogue)
    case .help:
      return Result(output: Invocation.usage + "\n")
    }
  }

  /// Holds what all files of `paths` say against the tables below a folder.
  private static func texts(
    _ tables: String, _ paths: [String], isList: Bool
  ) throws(FileError) -> Result {
    var check = TextsCheck()
    let names = FileManager.default.enumerator(atPath: tables)?.allObjects ?? []
    for name in names.compactMap({ $0 as? String }).sorted() where name.hasSuffix(".strings") {
      check.addTable(try Files.text(at: "\(tables)/\(name)"), at: "\(tables)/\(name)")
    }
    for path in try Files.swiftFiles(below: [tables]) { check.addReader(try scanned(path)) }
    for path in try Files.swiftFiles(below: paths) { check.add(try scanned(path)) }
    if isList { return Result(output: check.list().map { $0 + "\n" }.joined()) }
    let findings = check.findings()
    return Result(
      output: findings.map { $0.description + "\n" }.joined(), exitCode: findings.isEmpty ? 0 : 1)
  }

  private static func scanned(_ path: String) throws(FileError) -> ScannedFile {
    ScannedFile(
      path: path, location: FileLocation(absolutePath: Files.absolute(path)),
      text: try Files.text(at: path))
  }

  /// Lints all files of `paths` in one go, since the rules look across files.
  private static func lint(_ paths: [String]) throws(FileError) -> Result {
    var files: [ScannedFile] = []
    for path in try Files.swiftFiles(below: paths) { files.append(try scanned(path)) }
    let findings = Linter.findings(in: files)
    return Result(
      output: findings.map { $0.description + "\n" }.joined(), exitCode: findings.isEmpty ? 0 : 1)
  }
}
