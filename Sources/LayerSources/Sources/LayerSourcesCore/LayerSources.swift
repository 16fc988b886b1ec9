#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The build tool: embeds a module's sources in it, and lints what the layer macro can't see.
public enum LayerSources {
  /// Runs the command line and exits with its code.
  public static func main() {
    do throws(ToolError) {
      let result = try run(try Invocation(Array(CommandLine.arguments.dropFirst())))
      print(result.output, terminator: "")
      exit(result.exitCode)
    } catch {
      Files.complain("layersources: error: \(error.message)\n")
      exit(error.exitCode)
    }
  }

  /// What a run prints on standard output, and its exit code.
  struct Result: Equatable {
    /// The text, ending in a newline unless empty.
    var output = ""
    /// 0 if all is well, 1 if the linter found something.
    var exitCode: Int32 = 0
  }

  /// Does what `invocation` says; tests call this instead of starting a process.
  static func run(_ invocation: Invocation) throws(ToolError) -> Result {
    switch invocation {
    case .index(let module, let output, let files):
      try index(module: module, output: output, files: files)
      return Result()
    case .embed(let folder, let output, let files):
      var templates: [(path: String, text: String)] = []
      for path in files {
        let text = try Files.text(at: path)
        templates.append((String(path.dropFirst(folder.count + 1)), text))
      }
      try Files.replace(fileAt: output, with: TemplatesWriter.file(embedding: templates))
      return Result()
    case .tests(let files):
      var names: [String] = []
      for path in files { names += TestsFinder.tests(in: try scanned(path).tree) }
      return Result(output: names.map { $0 + "\n" }.joined())
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

  /// Writes the file that embeds `files`, sorted by name so that two builds give the same bytes. A file
  /// that declares the module's pattern is none of its sources: it would tell a variant's mistake.
  private static func index(module: String, output: String, files: [String]) throws(ToolError) {
    var sources: [SourcesWriter.Source] = []
    for path in files {
      let steps = path.split(separator: "/")
      let name = steps.last.map(String.init) ?? path
      // What lies in the module's own folder lies in no folder of it.
      let folder = steps.dropLast().last.map(String.init) ?? ""
      let source = SourcesWriter.Source(
        path: "\(module)/\(name)", folder: folder == module ? "" : folder,
        text: try Files.text(at: path))
      if PatternDeclaration(in: source.tree) == nil { sources.append(source) }
    }
    sources.sort { $0.path < $1.path }
    for (one, next) in zip(sources, sources.dropFirst()) where one.path == next.path {
      throw .sameName(one.path)
    }
    try Files.replace(fileAt: output, with: SourcesWriter.file(embedding: sources))
  }

  /// Holds what all files of `paths` say against the tables below a folder.
  private static func texts(
    _ tables: String, _ paths: [String], isList: Bool
  ) throws(ToolError) -> Result {
    var check = TextsCheck()
    for path in try Files.swiftFiles(below: [tables]) { check.addTable(try scanned(path)) }
    for path in try Files.swiftFiles(below: paths) { check.add(try scanned(path)) }
    if isList { return Result(output: check.list().map { $0 + "\n" }.joined()) }
    let findings = check.findings()
    return Result(
      output: findings.map { $0.description + "\n" }.joined(), exitCode: findings.isEmpty ? 0 : 1)
  }

  private static func scanned(_ path: String) throws(ToolError) -> ScannedFile {
    ScannedFile(
      path: path, location: FileLocation(absolutePath: Files.absolute(path)),
      text: try Files.text(at: path))
  }

  /// Lints all files of `paths` in one go, since the rules look across files.
  private static func lint(_ paths: [String]) throws(ToolError) -> Result {
    var files: [ScannedFile] = []
    for path in try Files.swiftFiles(below: paths) { files.append(try scanned(path)) }
    let findings = Linter.findings(in: files)
    return Result(
      output: findings.map { $0.description + "\n" }.joined(), exitCode: findings.isEmpty ? 0 : 1)
  }
}
