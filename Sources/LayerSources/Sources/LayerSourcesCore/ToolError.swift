/// Everything that stops a run, as facts; findings of the linter are no failures.
enum ToolError: Error, Equatable {
  /// A command line that can't be understood.
  case usage(UsageError)
  /// A path that can't be read, with the system's reason.
  case unreadable(path: String, reason: String)
  /// A file whose bytes are not UTF-8, with the 1-based line of the first bad byte.
  case notUTF8(path: String, line: Int)
  /// Two files of one module with the same name, which `#fileID` couldn't tell apart.
  case sameName(String)
  /// An output that can't be written, with the system's reason.
  case unwritable(path: String, reason: String)

  /// What can be wrong with a command line.
  enum UsageError: Equatable {
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
  }
}

extension ToolError {
  /// The exit code, by the numbers of sysexits.h.
  var exitCode: Int32 {
    switch self {
    case .usage: 64
    case .notUTF8, .sameName: 65
    case .unreadable: 66
    case .unwritable: 73
    }
  }

  /// What to print on standard error: what is wrong, and what would be accepted.
  var message: String {
    switch self {
    case .usage(let error): error.message + "\n" + Invocation.usage
    case .unreadable(let path, let reason): "can't read '\(path)': \(reason)"
    case .notUTF8(let path, let line):
      "'\(path)' is not UTF-8 in line \(line). Swift sources are UTF-8; save it as such."
    case .sameName(let name):
      "two files of this module are called '\(name)'. Rename one: a trace names files by it."
    case .unwritable(let path, let reason): "can't write '\(path)': \(reason)"
    }
  }
}

extension ToolError.UsageError {
  /// The first line of a usage error.
  var message: String {
    switch self {
    case .noCommand: "say what to do: index, embed, tests, lint or texts."
    case .unknownCommand(let word):
      "no such command: '\(word)'. There are index, embed, tests, lint and texts."
    case .unknownOption(let option, let command): "'\(command)' has no option '\(option)'."
    case .optionNeedsOneValue(let option): "'\(option)' needs exactly one value."
    case .missingOption(let option, let command): "'\(command)' needs '\(option)'."
    case .noPaths(let command): "'\(command)' needs at least one path."
    }
  }
}
