/// A command line, understood.
enum Invocation: Equatable {
  /// Hold `paths`, files and folders, against the rules.
  case lint(paths: [String])
  /// Hold what `paths` say against the tables of texts below `tables`; list all texts if asked to.
  case texts(tables: String, paths: [String], isList: Bool)
  /// Print the catalogue of rules.
  case rules
  /// Print the usage.
  case help

  /// What the tool accepts; also the end of every usage error.
  static let usage = """
    usage: layersources lint PATH...
           layersources lint --rules
           layersources texts --tables FOLDER [--list] PATH...
    """

  /// Reads the words after the program's name.
  ///
  /// By hand, since this is built before everything else: an argument parser would be one more
  /// package to compile first.
  init(_ arguments: [String]) throws(UsageError) {
    guard let command = arguments.first else { throw .noCommand }
    let rest = arguments.dropFirst()
    if ["help", "-h", "--help"].contains(command) || rest.contains("--help") {
      self = .help
      return
    }
    switch command {
    case "lint":
      let words = try Words(rest, command: command, options: [], flags: ["--rules"])
      if !words.flags.isEmpty {
        self = .rules
        return
      }
      guard !words.paths.isEmpty else { throw .noPaths(command: command) }
      self = .lint(paths: words.paths)
    case "texts":
      let words = try Words(rest, command: command, options: ["--tables"], flags: ["--list"])
      guard !words.paths.isEmpty else { throw .noPaths(command: command) }
      self = .texts(
        tables: try words.value(of: "--tables"), paths: words.paths, isList: !words.flags.isEmpty)
    default:
      throw .unknownCommand(command)
    }
  }
}

/// The words of a command line, sorted into options, flags, and paths.
private struct Words {
  /// The command, for the errors.
  let command: String
  /// The value of each option that was given.
  private(set) var values: [String: String] = [:]
  private(set) var flags: Set<String> = []
  /// Everything else, in order; all words behind `--`.
  private(set) var paths: [String] = []

  /// Sorts `words`; an option takes the next word as its value, a flag takes none.
  init(
    _ words: ArraySlice<String>, command: String, options: Set<String>, flags known: Set<String>
  ) throws(UsageError) {
    self.command = command
    var words = words
    while let word = words.popFirst() {
      if word == "--" {
        paths += words
        return
      } else if options.contains(word) {
        guard let value = words.popFirst(), values.updateValue(value, forKey: word) == nil else {
          throw .optionNeedsOneValue(word)
        }
      } else if known.contains(word) {
        flags.insert(word)
      } else if word.hasPrefix("-") {
        throw .unknownOption(word, command: command)
      } else {
        paths.append(word)
      }
    }
  }

  /// The value of an option that must be there.
  func value(of option: String) throws(UsageError) -> String {
    guard let value = values[option] else {
      throw .missingOption(option, command: command)
    }
    return value
  }
}
