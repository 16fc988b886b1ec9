/// What can be wrong with a command line.
enum UsageError: Error, Equatable {
  /// Nothing was asked for.
  case noCommand
  /// A first word that is no command.
  case unknownCommand(String)
  /// A `-` or `--` word that the command doesn't know.
  case unknownOption(String, command: String)
  /// An option at the end of the line, or given twice.
  case optionNeedsOneValue(String)
  /// An option that must be there.
  case missingOption(String, command: String)
  /// No file or folder to work on.
  case noPaths(command: String)

  /// What to print on standard error: what is wrong, and the usage.
  var message: String {
    let line =
      switch self {
      case .noCommand: "say what to do: lint or texts."
      case .unknownCommand(let word): "no such command: '\(word)'. There are lint and texts."
      case .unknownOption(let option, let command): "'\(command)' has no option '\(option)'."
      case .optionNeedsOneValue(let option): "'\(option)' needs exactly one value."
      case .missingOption(let option, let command): "'\(command)' needs '\(option)'."
      case .noPaths(let command): "'\(command)' needs at least one path."
      }
    return line + "\n" + Invocation.usage
  }
}
