import CBuild
import Platform
import Sessions

/// The compiler, and what lies beside the program that code is built against.
public struct Toolchain {
  private let compiler: String
  /// The folder of the program's own build.
  private let folder: String
  private let mostSeconds: Int

  /// Where the compiler is looked for, and what limits it.
  struct Place {
    /// The program against which code is built: what that needs lies beside it.
    var program = programPath
    /// The folders in which `swiftc` may be, with colons between them.
    var searchPath = environmentVariable("PATH") ?? ""
    /// How long the compiler may take, in seconds: checking the types of some code takes very long.
    var mostSeconds = 60
  }

  /// Finds it.
  ///
  /// - Parameter place: Where it is looked for.
  /// - Throws: What is missing.
  init(_ place: Place) throws(BuildError) {
    guard !build_is_static() else { throw .impossible(.isStatic) }
    let candidates: [String] = place.searchPath.split(separator: ":").map {
      folder in "\(folder)/swiftc"
    }
    guard let compiler = candidates.first(where: { path in access(path, X_OK) == 0 }) else {
      throw .impossible(.noCompiler)
    }
    let program = (try? resolvedPath(place.program)) ?? CommandLine.arguments[0]
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    self.compiler = compiler
    self.folder = folder
    mostSeconds = place.mostSeconds
    for needed in [modules, plugin] where access(needed, F_OK) != 0 {
      throw .impossible(.noModules(needed))
    }
  }

  private var modules: String { folder + "/Modules" }
  /// The program of the macros: the compiler asks it for expansions, and given words it indexes sources.
  private var plugin: String { folder + "/LayerTracingMacros-tool" }

  /// The folders and files that a sandbox needs in order to compile, and the folder of the compiler
  /// itself. The `swiftc` of the search path may only be a launcher, which knows where the compiler
  /// is.
  func places() throws(BuildError) -> (read: [String], compilers: String) {
    let result = ChildProcess.run(compiler, ["-print-target-info"], most: mostSeconds) { false }
    guard result.end == .done,
      let match = result.text.firstMatch(of: /"runtimeResourcePath": "(.*)\/lib\/swift(_static)?"/),
      let root = try? resolvedPath(String(match.output.1))
    else { throw .impossible(.noCompiler) }
    let packages = Toolchain.packages.flatMap {
      ["\($0)/Sources", "\($0)/.build/workspace-state.json"]
    }
    return (
      [root, folder] + packages.filter { access($0, F_OK) == 0 }, "\(root)/bin"
    )
  }

  /// Identifies this build of the program. A library that was compiled against another build can't
  /// be loaded.
  var stamp: String { FileMark("\(modules)/Staging.swiftmodule").stamp }

  /// The folder of Layercake's own package: the program was built in it, or in a host's that depends on it.
  /// Nil if it wasn't built in either.
  public static var package: String? {
    packages.first { access("\($0)/Sources/LayerTracing", F_OK) == 0 }
  }

  /// The folders of the package that the program was built in, and of those that it depends on.
  private static var packages: [String] {
    guard let program = try? resolvedPath(Place().program),
      let range = program.firstRange(of: "/.build/")
    else { return [] }
    let own = String(program[..<range.lowerBound])
    let checkouts = "\(own)/.build/checkouts"
    // Dependencies that are given by a path are listed only in this file.
    let state = (try? TextFile.read("\(own)/.build/workspace-state.json")) ?? ""
    return [own] + (Folder.names(in: checkouts) ?? []).map { "\(checkouts)/\($0)" }
      + state.matches(of: /"path" : "(\/[^"]*)"/).map { String($0.output.1) }
  }

  /// The module maps of C's modules, which the compiler asks for.
  private var moduleMaps: [String] {
    var maps = (Folder.names(in: folder) ?? []).filter { $0.hasSuffix(".build") }.sorted().map {
      "\(folder)/\($0)/module.modulemap"
    }
    for package in Toolchain.packages {
      let sources = Folder.names(in: "\(package)/Sources") ?? []
      maps += sources.map { "\(package)/Sources/\($0)/module.modulemap" }
    }
    return maps.filter { access($0, F_OK) == 0 }
  }

  /// Writes an index of source files, as a source file.
  func index(
    _ files: [String], module: String, to output: String, unless isStopped: () -> Bool
  ) -> ProcessResult {
    run(plugin, ["index", module, output] + files, unless: isStopped)
  }

  /// The tests in source files, `CountPresenterTests.testDecrease`; nil if they can't be found.
  func tests(in files: [String], unless isStopped: () -> Bool) -> [String]? {
    let found = run(plugin, ["tests"] + files, unless: isStopped)
    return found.end == .done ? found.text.split(separator: "\n").map(String.init) : nil
  }

  /// A library, and the source files that it is made of.
  typealias Library = (files: [String], module: String, output: String)

  /// Compiles source files to libraries, as many at once as there are processors.
  func compile(_ libraries: [Library], unless isStopped: () -> Bool) -> [ProcessResult] {
    ChildProcess.run(
      compiler, each: libraries.map(arguments), atOnce: ProcessCrew.processors, most: mostSeconds,
      unless: isStopped)
  }

  private func arguments(_ library: Library) -> [String] {
    var arguments = [
      "-emit-library", "-o", library.output, "-module-name", library.module, "-Onone", "-g",
      "-swift-version", "6", "-default-isolation", "MainActor", "-diagnostic-style=llvm",
      "-no-color-diagnostics", "-I", modules,
      "-load-plugin-executable", "\(plugin)#LayerTracingMacros",
    ]
    #if canImport(Darwin)
      arguments += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
    for map in moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    return arguments + library.files
  }

  private func run(
    _ program: String, _ arguments: [String], unless isStopped: () -> Bool
  ) -> ProcessResult {
    ChildProcess.run(program, arguments, most: mostSeconds, unless: isStopped)
  }
}
