import Platform
import Sessions

/// What the shell adds to the learner's files.
extension Workbench {
  /// The source that hands the specimen over: how it is put into a window.
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

        nonisolated func print(
          _ items: Any..., separator: String = " ", terminator: String = "\\n"
        ) {
          OwnOutput.write(items.map { "\\($0)" }.joined(separator: separator) + terminator)
        }

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
}
