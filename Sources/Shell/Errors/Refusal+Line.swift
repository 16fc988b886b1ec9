import Languages
import Queries
import Sessions

/// Why the words of a line are no command.
nonisolated extension Refusal {
  /// The line isn't UTF-8.
  static let notText = Refusal("error.line-not-text")

  /// No command has this name; the nearest that there is.
  static func noSuchCommand(nearest: String?) -> Refusal {
    Refusal("error.no-command", nearest: nearest)
  }

  /// No text has what `help` was asked for; the nearest name that there is.
  static func nothingFound(nearest: String?) -> Refusal {
    Refusal("error.nothing-found", nearest: nearest)
  }

  /// The name is a subcommand of the program, for the system's shell; the command that was probably meant.
  static func subcommand(_ name: String, nearest: String?) -> Refusal {
    Refusal(
      "error.subcommand", ProgramIdentity.current.name, name, advice: name, nearest: nearest)
  }

  /// The line has more bytes than so many.
  static func tooLong(most: Int) -> Refusal { Refusal("error.line-too-long", advice: most) }

  /// The command can't stand in a block of a lesson.
  static func notForLessons(_ command: String) -> Refusal {
    Refusal("error.not-for-lessons", command)
  }

  /// A line of a session's file that begins so is no action.
  static func noAction(_ command: String) -> Refusal { Refusal("error.no-action", command) }

  /// The words aren't as the command is written; what a missing argument can be, all of it if that is asked for.
  static func form(
    _ kind: CommandFormError.Kind, of form: CommandForm, examples: [String] = [],
    listsAll: Bool = false
  ) -> Refusal {
    Refusal(
      kind.text(of: form.name, showing: \.brief), nearest: kind.nearest,
      accepted: list(examples, for: kind, all: listsAll) ?? LocalizedText("error.usage", form.usage)
    )
  }

  /// What a missing argument can be; nil if another thing is wrong, or nothing can be listed.
  private static func list(
    _ names: [String], for kind: CommandFormError.Kind, all listsAll: Bool
  ) -> LocalizedText? {
    let mostListed = 16
    guard case .missing(let parameter) = kind, !names.isEmpty else { return nil }
    let isAll = listsAll || names.count <= mostListed
    return LocalizedText(
      "error.can-be", parameter.placeholder, Array(names.prefix(isAll ? names.count : 3)), isAll)
  }
}
