import Platform
import Sessions

/// What the shell adds to the learner's files.
extension Workbench {
  /// The source of the library's entry point, which makes the specimen's scene for a window.
  func entryText(_ build: OwnBuild, _ files: [String]) throws(BuildError) -> String {
    for file in files {
      guard let text = try? TextFile.read(file),
        let match = text.firstMatch(of: /class\s+(\w+)\s*:[^{]*\bSceneDelegate\b/)
      else { continue }
      let service = text[match.range.lowerBound...].firstMatch(of: /init\(\s*service:\s*(\w+)/)
      let scene =
        service.map { "{ \(match.output.1)(service: \($0.output.1)($0)) }" }
        ?? "{ _ in \(match.output.1)() }"
      // no text: Swift, for the compiler
      return """
        import Features
        import LayerTracing
        import Platform
        import Staging

        \(Workbench.printText)

        @_cdecl("layercake_make")
        public func layercakeMake() -> UnsafeMutableRawPointer {
          let build = UnsafeMutablePointer<Staging.Build>.allocate(capacity: 1)
          let files = sourceFiles
          build.initialize(
            to: Staging.Build(
              "\(build.feature)", sources: files.filter { $0.folder != "Framework" },
              framework: files.filter { $0.folder == "Framework" }) \(scene))
          return UnsafeMutableRawPointer(build)
        }

        """
    }
    throw .noScene
  }

  /// The source of what takes the place of `print`.
  // no text: Swift, for the compiler
  static let printText = """
    nonisolated func print(
      _ items: Any..., separator: String = " ", terminator: String = "\\n"
    ) {
      OwnOutput.write(items.map { "\\($0)" }.joined(separator: separator) + terminator)
    }
    """

  /// The source that hands the tests over, if there are any in the files.
  func testsText(
    of files: [String], _ toolchain: Toolchain, unless isStopped: () -> Bool
  ) -> String {
    let files = files.filter { $0.hasSuffix("Tests.swift") }
    let tests = files.isEmpty ? [] : toolchain.tests(in: files, unless: isStopped) ?? []
    return tests.isEmpty ? "" : testsText(of: tests)
  }

  /// The source that hands tests over, by their names.
  func testsText(of tests: [String]) -> String {
    let calls = tests.map { name in
      let parts = name.split(separator: ".")
      let type = parts.dropLast().joined(separator: ".")
      return "    Assertions.LearnerTest(\"\(name)\") { try \(type)().\(parts.last ?? "")() },"
    }
    // no text: Swift, for the compiler
    return """
      import Assertions

      @_cdecl("layercake_tests")
      public func layercakeTests() -> UnsafeMutableRawPointer {
        let tests = UnsafeMutablePointer<[Assertions.LearnerTest]>.allocate(capacity: 1)
        tests.initialize(to: [
      \(calls.joined(separator: "\n"))
        ])
        return UnsafeMutableRawPointer(tests)
      }

      """
  }
}
