import Platform
import Sessions
import TestSupport
import Testing

@testable import LiveCode

/// What can go wrong around a build, caused for real: by folders, and by a compiler that never ends.
@MainActor @Suite struct WorkbenchTests {
  private let folder: ScratchFolder
  private let project: Project

  init() throws {
    folder = try ScratchFolder()
    project = Project(feature: "counter", original: "mvp", in: "\(folder.path)/")
    for name in ["program", "program/Modules", "bin"] { try folder.makeFolder(name) }
    try folder.add("program/layercake", "")
    try program("program/LayerTracingMacros-tool", "exit 0")
  }

  private func program(_ name: String, _ script: String) throws {
    #expect(chmod(try folder.add(name, "#!/bin/sh\n\(script)\n"), 0o700) == 0)
  }

  private func workbench(store: String = "store", mostSeconds: Int = 60) -> Workbench {
    Workbench(
      store: "\(folder.path)/\(store)",
      Toolchain.Place(
        program: "\(folder.path)/program/layercake", searchPath: "\(folder.path)/bin",
        mostSeconds: mostSeconds))
  }

  private var sources: String { "counter-mvp/Sources/CounterMVP" }

  /// Puts Swift files into the learner's folder, the first with what puts it into a window.
  private func write(_ count: Int) throws {
    for name in ["counter-mvp", "counter-mvp/Sources", sources] { try folder.makeFolder(name) }
    for number in 0..<count {
      try folder.add(
        "\(sources)/File\(number).swift",
        number == 0 ? "class CounterSceneDelegate: SceneDelegate {\n}\n" : "")
    }
  }

  private func error(
    _ workbench: Workbench, isStopped: Bool = false
  ) -> BuildError? {
    do throws(BuildError) {
      _ = try workbench.build(project, unless: { isStopped })
      return nil
    } catch {
      return error
    }
  }

  @Test func `a compiler that doesn't end is ended when its time is up, or by Ctrl-C`() throws {
    try write(1)
    try program("bin/swiftc", "exec sleep 1000")
    #expect(error(workbench(mostSeconds: 0)) == .compilesTooLong(0))
    #expect(error(workbench(), isStopped: true) == .stopped)
  }

  @Test func `what the compiler says is kept from what it did`() throws {
    try write(1)
    try program("bin/swiftc", "echo 'error: link command failed' >&2; exit 1")
    let said = BuildError.Diagnostic(
      file: "", line: 0, column: 0, message: "link command failed", source: nil)
    #expect(error(workbench()) == .rejected([said], omitted: 0))
    try program("program/LayerTracingMacros-tool", "exit 1")
    #expect(error(workbench(store: "other")) == .unloadable("mvp~mine", "index"))
  }

  @Test(arguments: [0, 501])
  func `a folder with no file, or with more than a package has, is not built`(count: Int) throws {
    try write(count)
    let path = "\(folder.path)/\(sources)"
    try program("bin/swiftc", "exit 0")
    #expect(error(workbench()) == .files(path, count: count, most: 500))
  }

  @Test func `Ctrl-C ends what comes before the compiler, too`() throws {
    try write(1)
    try program("program/LayerTracingMacros-tool", "exec sleep 1000")
    try program("bin/swiftc", "exit 0")
    #expect(error(workbench(), isStopped: true) == .stopped)
  }

  @Test func `a file that is too large, and a store that can't be written, are named`() throws {
    try write(1)
    try program("bin/swiftc", "exit 0")
    try folder.add("store", "a file in the place of the folder")
    guard case .folder(let store, let reason) = error(workbench()) else {
      Issue.record("the store was written")
      return
    }
    #expect(store.hasPrefix("\(folder.path)/store/"))
    #expect(!reason.isEmpty)
    try folder.add("\(sources)/File0.swift", String(repeating: "/", count: 1_000_001))
    guard case .folder(let file, _) = error(workbench(store: "other")) else {
      Issue.record("the file was read")
      return
    }
    #expect(file == "\(folder.path)/\(sources)/File0.swift")
  }

  @Test
  func `an error's column is that of the file, though a macro's expansion begins further left`()
    throws
  {
    let path = try folder.add("Presenter.swift", "class A {\n    amount.decreese()\n}\n")
    let output = """
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      \(path):2:8: error: value of type 'Amount' has no member 'decreese'
      amount.decreese()
             ^
      \(path):2:12: error: the same, shown as the file has it
          amount.decreese()
                 ^
      """
    let said = CompilerOutput(output) { _ in "A.swift" }.diagnostics
    #expect(said.map(\.column) == [12, 12])
    #expect(said.map(\.source) == ["    amount.decreese()", "    amount.decreese()"])
  }

  @Test func `a folder is what was copied, what couldn't be built, something else, or gone`() throws
  {
    let workbench = workbench()
    func state(_ build: OwnBuild?) -> OwnFolder.Files? {
      workbench.folders(beside: build.map { [$0] } ?? []).first?.files
    }
    try write(1)
    #expect(workbench.folders(beside: []).isEmpty)
    workbench.beginCopy(project)
    #expect(state(nil) == .asBuilt)
    try program("bin/swiftc", "echo 'error: no' >&2; exit 1")
    #expect(error(workbench) != nil)
    #expect(state(nil) == .faulty)
    // As the compiler would, the stand-in writes what stands behind '-o'.
    try program("bin/swiftc", "touch \"$3\"")
    let build = try workbench.build(project, unless: { false })
    #expect(state(build) == .asBuilt)
    try folder.add("\(sources)/File1.swift", "")
    #expect(state(build) == .others)
    try program("bin/swiftc", "echo 'error: no' >&2; exit 1")
    #expect(error(workbench) != nil)
    #expect(state(build) == .faulty)
    try folder.add("\(sources)/File2.swift", "")
    #expect(state(build) == .others)
    #expect(rename("\(folder.path)/counter-mvp", "\(folder.path)/elsewhere") == 0)
    #expect(state(build) == .gone)
    #expect(error(workbench) == .gone("\(folder.path)/counter-mvp", copyOf: "mvp"))
  }
}
