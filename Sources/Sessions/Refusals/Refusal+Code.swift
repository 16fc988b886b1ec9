import Languages
import Queries
import Terminal

/// What is wrong with the learner's own code.
nonisolated extension Refusal {
  /// A name that a build can't have.
  package static func badName(_ name: String) -> Refusal { Refusal("error.build.name", name) }

  /// No build has this name.
  package static func unknownBuild(_ name: String, among builds: [OwnBuild]) -> Refusal {
    let names = builds.map(\.name)
    return Refusal(
      "error.build.unknown", name, nearest: NearestName.to(name, among: names),
      accepted: names.isEmpty
        ? LocalizedText("error.build.none") : LocalizedText("error.build.those", names))
  }

  /// It ended the process in which it was tried: what it did, and what Swift says of it.
  static func ended(_ crash: BuildError.Crash) -> Refusal {
    let how =
      switch crash.end {
      case .signal(let number): LocalizedText("error.build.signal", crash.line, Int(number))
      case .exit(let status): LocalizedText("error.build.exit", crash.line, Int(status))
      case .tooLong(let seconds): LocalizedText("error.build.too-long", crash.line, seconds)
      }
    let place = crash.message.isEmpty ? [] : [localized("error.build.after", crash.message)]
    return Refusal(
      how, accepted: LocalizedText("error.build.ended.advice"),
      evidence: (crash.errorLine.isEmpty ? [] : [crash.errorLine]) + place)
  }

  /// It can't be built or loaded.
  package static func build(_ error: BuildError) -> Refusal {
    switch error {
    case .impossible(.isStatic): Refusal("error.build.static")
    case .impossible(.isNotBuilt): Refusal("error.build.not-here")
    case .impossible(.noCompiler): Refusal("error.build.no-compiler")
    case .impossible(.noModules(let path)):
      Refusal("error.build.no-modules", path, advice: ProgramIdentity.current.name)
    case .impossible(.noSandbox): Refusal("error.build.no-sandbox")
    case .impossible(.faultySandbox(let reason)): Refusal("error.build.faulty-sandbox", reason)
    case .absent(let name): Refusal("error.build.absent", name)
    case .unloadable(let name, let reason): Refusal("error.build.unloadable", name, reason)
    case .noScene: Refusal("error.build.no-scene")
    case .folder(let path, let reason): Refusal("error.build.folder", path, reason)
    case .files(let path, let count, let most): Refusal("error.build.files", path, count, most)
    case .gone(let path, let copied):
      Refusal("error.build.gone", path, advice: "edit \(copied)")
    case .compilesTooLong(let seconds): Refusal("error.build.compiles-too-long", seconds)
    case .stopped: Refusal("error.build.stopped")
    case .rejected(let diagnostics, let omitted): rejected(diagnostics, omitted: omitted)
    }
  }

  /// The compiler wasn't content. Where one of its errors asks for another library of tests, what is there in its
  /// place is said.
  private static func rejected(
    _ diagnostics: [BuildError.Diagnostic], omitted: Int
  ) -> Refusal {
    let elsewhere = /'XCT|module 'Testing'|macro named 'expect'/
    let isElsewhere = diagnostics.contains { $0.message.contains(elsewhere) }
    return Refusal(
      "error.build.rejected", accepted: isElsewhere ? LocalizedText("error.build.xctest") : nil,
      omitted > 0 ? LocalizedText("error.build.more", omitted) : nil,
      evidence: diagnostics.flatMap(\.lines))
  }
}

nonisolated extension BuildError.Diagnostic {
  /// Where, what, and the line with a caret.
  fileprivate var lines: [String] {
    guard !file.isEmpty else { return [message] }
    let head = "\(file):\(line):\(column): \(message)"
    guard let source, column > 0 else { return [head] }
    let before = source.prefix(column - 1)
    let blanks = String(repeating: " ", count: String(before).displayWidth())
    return [head, "  \(source.replacing("\t", with: " "))", "  \(blanks)^"]
  }
}
