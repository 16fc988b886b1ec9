import Languages
import Queries
import Sessions
import Views

/// What can be wrong with the words of a line.
nonisolated enum SyntaxError: Equatable {
  /// No command has this name; the nearest that there is.
  case noSuchCommand(nearest: String?)
  /// The name is a subcommand of the program, for the system's shell; the command that was probably meant.
  case subcommand(String, nearest: String?)
  /// The line has more bytes than so many.
  case tooLong(most: Int)
  /// The line isn't UTF-8.
  case notText
  /// The words aren't as the command is written; what a missing argument can be.
  case form(CommandFormError.Kind, of: CommandForm, examples: [String] = [])
  /// The command can't stand in a block of a lesson.
  case notForLessons(String)
  /// A line of a session's file that begins so is no action.
  case noAction(String)
  /// Another command than 'set' stands in a file of settings.
  case onlySettings

  var words: ErrorWords {
    switch self {
    case .noSuchCommand(let nearest): ErrorWords(localized: "error.no-command", nearest: nearest)
    case .subcommand(let name, let nearest):
      ErrorWords(
        localized: "error.subcommand", ProgramIdentity.current.name, name, advice: name,
        nearest: nearest)
    case .tooLong(let most): ErrorWords(localized: "error.line-too-long", advice: most)
    case .notText: ErrorWords(localized: "error.line-not-text")
    case .form(let kind, let form, let examples):
      ErrorWords(
        kind.message(of: form.name, showing: \.brief), nearest: kind.nearest,
        accepted: SyntaxError.list(examples, for: kind) ?? localized("error.usage", form.usage))
    case .notForLessons(let command): ErrorWords(localized: "error.not-for-lessons", command)
    case .noAction(let command): ErrorWords(localized: "error.no-action", command)
    case .onlySettings: ErrorWords(localized: "error.only-settings")
    }
  }

  /// How many names are listed at the most.
  private static let mostListed = 16

  /// What a missing argument can be; nil if another thing is wrong, or nothing can be listed.
  private static func list(_ names: [String], for kind: CommandFormError.Kind) -> String? {
    guard case .missing(let parameter) = kind, !names.isEmpty else { return nil }
    let isAll = names.count <= mostListed
    return localized(
      "error.can-be", parameter.placeholder, Array(names.prefix(isAll ? mostListed : 3)), isAll)
  }
}
