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
  /// The command takes no arguments; a keyword that is near.
  case takesNoArguments(Usage, nearest: String?)
  /// One word is too many; a keyword that is near.
  case tooManyWords(Usage, nearest: String?)
  /// A word has no place; the keyword that it was probably meant to be.
  case unknownWord(Usage, nearest: String)
  /// The command has no such option; the nearest.
  case unknownOption(Usage, String, nearest: String?)
  /// A keyword stands at the end, and this should follow.
  case keywordNeeds(Usage, keyword: String, String)
  /// An argument is missing; what it can be.
  case missing(Usage, String, [String])
  /// The command can't stand in a block of a lesson.
  case notForLessons(Usage)
  /// The command is no action, and a session's file has only those.
  case noAction(Usage)
  /// Another command than 'set' stands in a file of settings.
  case onlySettings

  /// A command, as a fault speaks of it.
  struct Usage: Equatable {
    let name: String
    let usage: String

    @MainActor init(_ command: Command) {
      name = command.name
      usage = command.usage
    }
  }

  var words: ErrorWords {
    switch self {
    case .noSuchCommand(let nearest):
      ErrorWords("no such command", nearest: nearest, accepted: "To see what there is: help.")
    case .subcommand(let name, let nearest):
      ErrorWords(
        "this is typed in the system's shell: \(ProgramIdentity.current.name) \(name)",
        nearest: nearest, accepted: "To read about it: help \(name).")
    case .tooLong(let most):
      ErrorWords("this line is too long", accepted: "A line has \(most) bytes at the most.")
    case .takesNoArguments(let command, let nearest):
      ErrorWords("\(command.name) takes no arguments", nearest: nearest, usage: command)
    case .tooManyWords(let command, let nearest):
      ErrorWords("this is one word too many", nearest: nearest, usage: command)
    case .unknownWord(let command, let nearest):
      ErrorWords("\(command.name) doesn't know this word", nearest: nearest, usage: command)
    case .unknownOption(let command, let option, let nearest):
      ErrorWords(
        "\(command.name) has no option '\(option.brief)'", nearest: nearest, usage: command)
    case .keywordNeeds(let command, let keyword, let placeholder):
      ErrorWords("'\(keyword.brief)' needs \(placeholder)", usage: command)
    case .missing(let command, let placeholder, let names):
      SyntaxError.missing(command, placeholder, names)
    case .notForLessons(let command):
      ErrorWords("\(command.name) has no place in a block of a lesson")
    case .noAction(let command): ErrorWords("\(command.name) is no action")
    case .onlySettings: ErrorWords("only 'set' can stand here")
    }
  }

  /// How many names are listed at the most.
  private static let mostListed = 12

  private static func missing(
    _ command: Usage, _ placeholder: String, _ names: [String]
  ) -> ErrorWords {
    let what = "\(command.name) needs \(placeholder)"
    if names.isEmpty { return ErrorWords(what, usage: command) }
    let isAll = names.count <= mostListed
    let list = names.prefix(isAll ? mostListed : 3).joined(separator: ", ")
    return ErrorWords(
      what, accepted: "\(placeholder) can be \(list)\(isAll ? "" : ", for example").")
  }
}

nonisolated extension ErrorWords {
  fileprivate init(_ what: String, nearest: String? = nil, usage: SyntaxError.Usage) {
    self.init(what, nearest: nearest, accepted: "Usage: \(usage.usage).")
  }
}
