import CProcess
import LayerTracing
import Platform
import Sessions
import Staging

/// Builds the learner's own code, keeps it, and loads it.
///
/// The sources of each build are kept by their digest in a folder of the learner's, with the library that
/// the compiler made of them. A session that goes back in time, or is resumed later, finds its
/// builds there.
public final class Workbench: BuildShelf {
  let store: String
  let toolchain: Toolchain.Place
  private var loaded: [String: Build] = [:]
  private var specimens: [OwnBuild: Specimen] = [:]
  /// The folders that the learner works on.
  public private(set) var projects: [Project] = []
  /// Called before code of the learner's is loaded, which may start threads.
  public var willLoad: () -> Void = {}
  /// The digest of each folder's files when they were last seen, whether they could be built or
  /// not.
  private var seen: [String: String] = [:]
  /// The marks of each folder's files at the last look, and those when the files were last read.
  private var looks: [String: (last: [FileMark], read: [FileMark])] = [:]
  /// The digest of what was copied to each folder.
  private var copied: [String: String] = [:]
  /// The digest of what couldn't be built in each folder.
  private var faulty: [String: String] = [:]

  /// Makes a workbench that keeps builds in a folder; nil for one of this process's below `/tmp`.
  ///
  /// - Parameters:
  ///   - store: The folder.
  ///   - seconds: How long the compiler may take; as long as for a learner by default.
  public convenience init(store: String?, compilingAtMost seconds: Int? = nil) {
    var place = Toolchain.Place()
    place.mostSeconds = seconds ?? place.mostSeconds
    self.init(store: store ?? "/tmp/layercake-\(getuid())-\(getpid())", place)
  }

  /// Makes a workbench that keeps builds in a folder, and looks for its compiler in a place.
  init(store: String, _ toolchain: Toolchain.Place) {
    (self.store, self.toolchain) = (store, toolchain)
  }

  /// Says why nothing can be built here, if that is so.
  public func check() throws(BuildError) { _ = try Toolchain(toolchain) }

  /// Watches a folder. Its present files count as a change, so that they are built.
  public func begin(_ project: Project) {
    if !watches(project) { projects.append(project) }
    seen[project.folder] = nil
  }

  /// Watches a folder again.
  ///
  /// If its present files were built before, they aren't built again unasked: the session may have
  /// taken that build back, or look at a time before it.
  ///
  /// - Parameters:
  ///   - project: The folder.
  ///   - build: The build of it that the session has.
  public func takeUp(_ project: Project, as build: OwnBuild) {
    begin(project)
    see(project)
    if let digest = seen[project.folder], sources(digest).isEmpty {
      seen[project.folder] = build.digest
    }
  }

  /// Whether a folder is watched.
  public func watches(_ project: Project) -> Bool {
    projects.contains { $0.folder == project.folder }
  }

  /// Has a folder watched no longer.
  public func end(_ project: Project) {
    projects.removeAll { $0.folder == project.folder }
    seen[project.folder] = nil
  }

  /// The folders whose files differ from when they were last seen.
  public func changed() -> [Project] {
    projects.filter(isChanged)
  }

  private func isChanged(_ project: Project) -> Bool {
    guard let files = try? project.files() else { return false }
    return Workbench.digest(of: files) != seen[project.folder]
  }

  /// Whether some folder's files differ from those last seen, and haven't changed since the last
  /// call.
  ///
  /// A change has to last from one call to the next, because an editor may be half-way through
  /// writing. Files whose marks are those of the last reading aren't read again.
  public func hasSettledChange() -> Bool {
    var hasChange = false
    for project in projects {
      let marks = project.marks()
      var (last, read) = looks[project.folder] ?? ([], [])
      if marks == last, marks != read {
        read = marks
        hasChange = hasChange || isChanged(project)
      }
      looks[project.folder] = (marks, read)
    }
    return hasChange
  }

  /// See ``BuildShelf/folders(beside:)``.
  public func folders(beside builds: [OwnBuild]) -> [OwnFolder] {
    projects.map { project in
      OwnFolder(
        feature: project.feature, name: project.name, path: project.folder,
        files: files(of: project, beside: builds.first { project.isFolder(of: $0) }))
    }
  }

  private func files(of project: Project, beside build: OwnBuild?) -> OwnFolder.Files {
    guard let digest = (try? project.files()).map(Workbench.digest(of:)) else { return .gone }
    if digest == build?.digest { return .asBuilt }
    if digest == faulty[project.folder] { return .faulty }
    return build == nil && digest == copied[project.folder] ? .asBuilt : .others
  }

  /// Watches a folder that was copied just now. It is built once its files differ from the copy.
  public func beginCopy(_ project: Project) {
    begin(project)
    see(project)
    copied[project.folder] = seen[project.folder]
  }

  /// Notes that the present files of a folder were seen.
  private func see(_ project: Project) {
    seen[project.folder] = (try? project.files()).map(Workbench.digest(of:))
  }

  // MARK: Building

  /// Builds what is in a folder now.
  ///
  /// - Parameters:
  ///   - project: The folder.
  ///   - isStopped: Whether Ctrl-C was pressed.
  /// - Returns: The build.
  /// - Throws: What is wrong with the code, or with the folder.
  public func build(
    _ project: Project, unless isStopped: () -> Bool
  ) throws(BuildError) -> OwnBuild {
    let files = try project.files()
    let digest = Workbench.digest(of: files)
    seen[project.folder] = digest
    let build = OwnBuild(
      feature: project.feature, name: project.name, original: project.original, digest: digest)
    faulty[project.folder] = digest
    try keep(files, digest)
    try compile(build, project, unless: isStopped)
    faulty[project.folder] = nil
    return build
  }

  /// Makes the library of a build whose sources are kept, unless it is there.
  private func compile(
    _ build: OwnBuild, _ project: Project, unless isStopped: () -> Bool
  ) throws(BuildError) {
    let toolchain = try Toolchain(toolchain)
    let output = library(build.digest, toolchain)
    if access(output, R_OK) == 0 { return }
    let (place, module) = (place(build.digest), Workbench.module(build.digest))
    let files = sources(build.digest).map { "\(root(build.digest))/\($0)" }
    let index = "\(place)/Index.swift"
    switch toolchain.index(files, module: module, to: index, unless: isStopped).end {
    case .done: break
    case .interrupted: throw .stopped
    case .tooLong: throw .compilesTooLong(self.toolchain.mostSeconds)
    default: throw .unloadable(build.name, "index")
    }
    let entry = "\(place)/Entry.swift"
    let text = try entryText(build, files) + testsText(of: files, toolchain, unless: isStopped)
    try Project.write([(entry, text)], in: place)
    let made = toolchain.compile(
      [(files + [index, entry], module, "\(output).new")], unless: isStopped)[0]
    try take(made, of: build.digest, as: output, naming: project.typed)
  }

  /// Takes what the compiler made.
  ///
  /// - Parameters:
  ///   - made: How the compiler ended. Its library still has `.new` behind the name.
  ///   - digest: The digest of the sources.
  ///   - output: The library.
  ///   - typed: A file as the learner knows it, by its path below the folder of sources.
  /// - Throws: Why there is none.
  func take(
    _ made: ProcessResult, of digest: String, as output: String, naming typed: (String) -> String
  ) throws(BuildError) {
    switch made.end {
    case .done: rename("\(output).new", output)
    case .interrupted: throw .stopped
    case .tooLong: throw .compilesTooLong(toolchain.mostSeconds)
    default:
      let root = root(digest) + "/"
      let output = CompilerOutput(made.text) { path in
        path.hasPrefix(root) ? typed(String(path.dropFirst(root.count))) : nil
      }
      throw .rejected(output.diagnostics, omitted: output.omitted)
    }
  }

  // MARK: Loading

  /// See ``BuildShelf/specimen(_:like:)``.
  public func specimen(
    _ build: OwnBuild, like original: Specimen
  ) throws(BuildError) -> Specimen {
    if let specimen = specimens[build] { return specimen }
    let specimen = Specimen(try load(build), named: build.name, like: original)
    specimens[build] = specimen
    return specimen
  }

  /// True, since the learner's code may do anything; set to false in a process that is itself a
  /// trial.
  public var mayEndProgram = true

  /// See ``BuildShelf/holds(_:)``.
  public func holds(_ build: OwnBuild) -> Bool {
    build.digest.allSatisfy { $0.isASCII && $0.isHexDigit } && !build.digest.isEmpty
      && !sources(build.digest).isEmpty
  }

  /// See ``BuildShelf/code(of:like:)``.
  public func code(of build: OwnBuild, like original: Specimen) -> OwnCode? {
    guard holds(build) else { return nil }
    let root = root(build.digest)
    let (old, new) = (Project.files(of: original), sources(build.digest))
    let files = new.compactMap { path -> OwnCode.File? in
      guard let text = try? TextFile.read("\(root)/\(path)"),
        text != old.first(where: { $0.path == path })?.text
      else { return nil }
      return OwnCode.File(path: path, text: text)
    }
    let gone = old.map(\.path).filter { !new.contains($0) }
    return OwnCode(
      digest: build.digest, files: files + gone.map { OwnCode.File(path: $0, text: nil) })
  }

  /// See ``BuildShelf/prepare(_:)``.
  public func prepare(_ build: OwnBuild) throws(BuildError) {
    if loaded[build.digest] != nil { return }
    guard holds(build) else { throw .absent(build.name) }
    // The program may be newer than the library, whose sources are kept for that.
    try compile(build, Project(of: build)) { false }
    willLoad()
  }

  private func load(_ build: OwnBuild) throws(BuildError) -> Build {
    if let known = loaded[build.digest] { return known }
    try prepare(build)
    let path = library(build.digest, try Toolchain(toolchain))
    guard let library = library_open(path),
      let symbol = library_symbol(library, "layercake_make")
    else {
      throw .unloadable(build.name, library_error().map { String(cString: $0) } ?? path)
    }
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer
    let made = unsafeBitCast(symbol, to: Make.self)().assumingMemoryBound(to: Build.self)
    loaded[build.digest] = made.pointee
    return made.pointee
  }
}
