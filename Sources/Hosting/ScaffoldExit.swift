import ArgumentParser
import Platform
import Scaffolding
import Sessions
import Shell

/// Does something, and ends the process with an error's words and status if it throws one.
nonisolated func throwScaffoldError(_ body: () throws(ScaffoldError) -> Void) throws {
  do throws(ScaffoldError) {
    try body()
  } catch {
    let status = error.exitCode
    if status == .usage { throw ValidationError(error.words) }
    try? writeAll(STDERR_FILENO, "\(ProgramIdentity.current.name): \(error.words)\n")
    throw ArgumentParser.ExitCode(status.rawValue)
  }
}

extension ScaffoldError {
  /// What the process ends with.
  nonisolated var exitCode: Shell.ExitCode {
    switch self {
    case .name, .taken, .twice, .manyEvents, .pattern, .patternTwice, .noPattern, .source: .usage
    case .template: .badData
    case .noFeature, .noEvents, .noTemplates, .unreadable: .noInput
    case .exists, .unwritten: .cannotCreate
    }
  }
}
