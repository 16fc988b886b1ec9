import LayerTracing
import Platform
import Sessions
import Staging

/// The folder of a learner's own specimen: a package that begins as a copy of another specimen's
/// sources.
public struct Project {
  /// The feature: `counter`.
  public let feature: String
  /// The specimen's name: `mvp~mine`.
  public let name: String
  /// The name of the specimen that it began as: `mvp`.
  public let original: String
  /// The folder: `counter-mvp`.
  public let folder: String
  /// The most files that are read: a folder with more was named by mistake.
  private static let mostFiles = 500
  /// The largest file that is read, in bytes: no source file by hand is as large.
  private static let largestFile = 1_000_000
  /// How deep folders are looked into.
  private static let mostFolders = 4

  /// Names the folder of an own specimen, in the current folder.
  ///
  /// - Parameters:
  ///   - feature: The feature's name.
  ///   - original: The name of the specimen that it begins as.
  ///   - own: What the learner calls it; `mine` by default.
  ///   - parent: The folder in which it lies, with a slash behind it; the current one by default.
  public init(feature: String, original: String, own: String = "mine", in parent: String = "") {
    self.feature = feature
    self.original = original
    let school = original.replacing("~", with: "-")
    name = "\(original.prefix { $0 != "~" })~\(own)"
    folder = "\(parent)\(feature)-\(school)" + (own == "mine" ? "" : "-\(own)")
  }

  /// Names the folder of a build.
  public init(of build: OwnBuild) {
    let own = build.name.split(separator: "~").last.map(String.init) ?? "mine"
    self.init(feature: build.feature, original: build.original, own: own)
  }

  /// Whether it is the folder of a build.
  public func isFolder(of build: OwnBuild) -> Bool {
    build.feature == feature && build.name == name
  }

  /// The arguments with which `edit` makes the folder: `mvp`, or `mvp as limit`.
  private var copied: String {
    let own = name.split(separator: "~").last.map(String.init) ?? ""
    return own == "mine" ? original : "\(original) as \(own)"  // no text: a command
  }

  /// Whether the folder is there.
  public var exists: Bool { Folder.isFolder(folder) }

  /// The name of its module: `CounterMVP`.
  private var module: String {
    (feature.prefix(1).uppercased() + feature.dropFirst())
      + original.uppercased().filter { $0.isLetter && $0.isASCII }
  }

  private var sources: String { "\(folder)/Sources/\(module)" }

  /// Writes the folder: the files of a specimen, and a manifest for editors that know Swift packages.
  ///
  /// - Parameters:
  ///   - specimen: The specimen.
  ///   - texts: Texts by file names. They replace those of the specimen's files, and add files that
  ///     it lacks.
  /// - Throws: What the file system says.
  public func write(
    _ specimen: Specimen, replacing texts: [String: String] = [:]
  ) throws(BuildError) {
    try write(Project.files(of: specimen, replacing: texts))
  }

  /// Writes the folder: another learner's code, completed with the specimen's files that it leaves
  /// alone.
  ///
  /// - Parameters:
  ///   - specimen: The specimen that the code began as.
  ///   - code: The files that differ from the specimen's; one without a text is left out.
  /// - Throws: What the file system says.
  public func write(_ specimen: Specimen, changedBy code: OwnCode) throws(BuildError) {
    let kept = Project.files(of: specimen).filter { file in
      !code.files.contains { $0.path == file.path }
    }
    try write(kept + code.files.compactMap { file in file.text.map { (file.path, $0) } })
  }

  private func write(_ files: [(path: String, text: String)]) throws(BuildError) {
    try Project.write(
      files.map { ("\(sources)/\($0.path)", $0.text) } + [("\(folder)/Package.swift", manifest)],
      in: folder)
  }

  /// Writes files by their whole paths, and makes their folders. An error names `folder`, and has
  /// what the file system says.
  static func write(
    _ files: [(path: String, text: String)], in folder: String
  ) throws(BuildError) {
    do throws(SystemError) {
      for file in files {
        try Folder.makeParents(of: file.path)
        try TextFile.write(file.text, to: file.path)
      }
    } catch {
      throw .folder(folder, "\(error)")
    }
  }

  /// Reads files by their paths below a folder; throws what the file system says of the first that can't be read.
  static func read(
    _ paths: [String], in folder: String, largest: Int = TextFile.largest
  ) throws(BuildError) -> [(path: String, text: String)] {
    try paths.map { path throws(BuildError) in
      do throws(SystemError) {
        return (path, try TextFile.read("\(folder)/\(path)", largest: largest))
      } catch {
        throw .folder("\(folder)/\(path)", "\(error)")
      }
    }
  }

  /// The files of a specimen, by their paths below the folder of sources.
  public static func files(of specimen: Specimen) -> [(path: String, text: String)] {
    let files = specimen.sources + specimen.framework
    let areSorted = Set(files.map(\.folder)).count > 1
    return files.map { file in
      let folder = areSorted && !file.folder.isEmpty ? "\(file.folder)/" : ""
      return (folder + file.fileName, file.text)
    }
  }

  /// The files of a specimen, some of them with another text, and with some that it hasn't.
  static func files(
    of specimen: Specimen, replacing texts: [String: String]
  ) -> [(path: String, text: String)] {
    let files = files(of: specimen)
    let names = files.map { name(of: $0.path) }
    return zip(files, names).map { ($0.path, texts[$1] ?? $0.text) }
      + texts.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// What an editor's language server needs to know of the folder.
  private var manifest: String {
    let package = Toolchain.package ?? "../layercake"
    let identity = package.split(separator: "/").last.map(String.init) ?? "layercake"
    // no text: Swift, for the compiler
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // For editors: the shell builds these sources itself, when they are saved.
      let package = Package(
        name: "\(module)",
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: "\(package)")],
        targets: [
          .target(
            name: "\(module)",
            dependencies: [.product(name: "Specimens", package: "\(identity)")],
            swiftSettings: [.defaultIsolation(MainActor.self)])
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  /// Its Swift files as they are now, by their paths below the folder of sources, in order.
  public func files() throws(BuildError) -> [(path: String, text: String)] {
    let found = Project.sources(in: sources)
    guard !found.isEmpty || exists else { throw .gone(folder, copyOf: copied) }
    guard !found.isEmpty, found.count <= Project.mostFiles else {
      throw .files(sources, count: found.count, most: Project.mostFiles)
    }
    return try Project.read(found, in: sources, largest: Project.largestFile)
  }

  /// What the file system says of its Swift files now, which costs less than reading them.
  func marks() -> [FileMark] {
    Project.sources(in: sources).map { FileMark("\(sources)/\($0)") }
  }

  /// The Swift files in a folder, by their paths below it, in order. The search ends at the first
  /// file that is one too many.
  static func sources(in folder: String) -> [String] {
    var found: [String] = []
    collect(folder, "", into: &found, depth: 0)
    return found
  }

  private static func collect(
    _ root: String, _ below: String, into found: inout [String], depth: Int
  ) {
    guard depth < mostFolders else { return }
    for name in Folder.names(in: root + below) ?? [] where !name.hasPrefix(".") {
      guard found.count <= mostFiles else { return }
      let path = "\(below)/\(name)"
      if Folder.isFolder(root + path) {
        collect(root, path, into: &found, depth: depth + 1)
      } else if name.hasSuffix(".swift") {
        found.append(String(path.dropFirst()))
      }
    }
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The path of the file of a name; nil if there is none.
  public func file(named name: String) -> String? {
    Project.sources(in: sources).first { Project.name(of: $0) == name }.map(typed)
  }

  /// The file that declares the layer of a role. If there is none, the file whose name ends with
  /// the role: `CandyBuilder.swift` for `builder`.
  ///
  /// - Parameters:
  ///   - role: The role, in letters of any case.
  ///   - specimen: The specimen that is searched as long as there is no folder: it would be copied.
  /// - Returns: The path below the folder of sources; nil if there is no such file.
  public func file(of role: String, copying specimen: Specimen) -> String? {
    let files = files(copying: specimen)
    let found =
      files.first { file in
        Project.roles(in: [file.text]).contains { $0.lowercased() == role.lowercased() }
      } ?? files.first { $0.path.lowercased().hasSuffix("\(role.lowercased()).swift") }
    return found?.path
  }

  /// The roles of the layers in the folder: `presenter`. As long as there is no folder, those of
  /// the specimen that would be copied.
  public func roles(copying specimen: Specimen) -> [String] {
    Project.roles(in: files(copying: specimen).map(\.text))
  }

  private func files(copying specimen: Specimen) -> [(path: String, text: String)] {
    exists ? (try? files()) ?? [] : Project.files(of: specimen)
  }

  private static func roles(in texts: [String]) -> [String] {
    texts.flatMap(\.layerRoles).unique
  }

  /// A file's path as the learner may type it, from its path below the folder of sources.
  public func typed(_ path: String) -> String { "\(sources)/\(path)" }
}
