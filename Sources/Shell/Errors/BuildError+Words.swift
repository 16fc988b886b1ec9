import Characters
import Languages
import Queries
import Sessions

@MainActor extension BuildError {
  /// What is said of it.
  func words(in context: Context) -> ErrorWords {
    switch self {
    case .impossible(.isStatic): ErrorWords(localized: "error.build.static")
    case .impossible(.isNotBuilt): ErrorWords(localized: "error.build.not-here")
    case .impossible(.noCompiler): ErrorWords(localized: "error.build.no-compiler")
    case .impossible(.noModules(let path)):
      ErrorWords(localized: "error.build.no-modules", path, advice: ProgramIdentity.current.name)
    case .impossible(.noSandbox): ErrorWords(localized: "error.build.no-sandbox")
    case .impossible(.faultySandbox(let reason)):
      ErrorWords(localized: "error.build.faulty-sandbox", reason)
    case .absent(let name): ErrorWords(localized: "error.build.absent", name)
    case .unloadable(let name, let reason):
      ErrorWords(localized: "error.build.unloadable", name, reason)
    case .ended(let crash): crash.words
    case .badName(let name): ErrorWords(localized: "error.build.name", name)
    case .noScene: ErrorWords(localized: "error.build.no-scene")
    case .folder(let path, let reason): ErrorWords(localized: "error.build.folder", path, reason)
    case .files(let path, let count, let most):
      ErrorWords(localized: "error.build.files", path, count, most)
    case .gone(let path, let copied):
      ErrorWords(localized: "error.build.gone", path, advice: "edit \(copied)")
    case .noLayer(let role, let roles, let place):
      ErrorWords(
        localized: "error.build.no-layer", place, role, advice: roles,
        nearest: NearestName.to(role, among: roles))
    case .compilesTooLong(let seconds):
      ErrorWords(localized: "error.build.compiles-too-long", seconds)
    case .stopped: ErrorWords(localized: "error.build.stopped")
    case .rejected(let diagnostics, let omitted):
      ErrorWords(
        localized: "error.build.rejected",
        accepted: accepted(instead: diagnostics, omitted),
        evidence: diagnostics.flatMap(\.lines))
    case .unknown(let name):
      ErrorWords(
        localized: "error.build.unknown", name,
        nearest: NearestName.to(name, among: context.state.workspace.builds.map(\.name)),
        accepted: context.state.workspace.builds.isEmpty
          ? localized("error.build.none")
          : localized("error.build.those", context.state.workspace.builds.map(\.name)))
    }
  }
}

@MainActor extension BuildError {
  /// How many errors are left out; where one of them asks for another library of tests, what is
  /// there in its place.
  private func accepted(instead diagnostics: [Diagnostic], _ omitted: Int) -> String? {
    let elsewhere = /'XCT|module 'Testing'|macro named 'expect'/
    let isElsewhere = diagnostics.contains { $0.message.contains(elsewhere) }
    let advice = isElsewhere ? localized("error.build.xctest") : nil
    let more = omitted > 0 ? localized("error.build.more", omitted) : nil
    let parts = [advice, more].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension BuildError.Diagnostic {
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

extension BuildError.Crash {
  /// What it did, and what Swift says of it.
  @MainActor fileprivate var words: ErrorWords {
    let how =
      switch end {
      case .signal(let number): localized("error.build.signal", line, Int(number))
      case .exit(let status): localized("error.build.exit", line, Int(status))
      case .tooLong(let seconds): localized("error.build.too-long", line, seconds)
      }
    let place = message.isEmpty ? [] : [localized("error.build.after", message)]
    return ErrorWords(
      how, accepted: localized("error.build.ended.advice"),
      evidence: (said.isEmpty ? [] : [said]) + place)
  }
}
