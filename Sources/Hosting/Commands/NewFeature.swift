import ArgumentParser
import Platform
import Scaffolding
import Sessions
import Shell

/// What `new feature` and `new module` have in common.
struct ScaffoldOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: "What the user can do, such as press,release; a name becomes a button.")
  var events: [String] = []

  @Option(
    help: "A folder of templates in place of the program's own, which 'new templates' writes.")
  var templates: String?

  @Flag(help: "Show the files as a tree, and write none.")
  var dryRun = false

  /// The templates that count.
  nonisolated func templateSet() throws(ScaffoldError) -> TemplateSet {
    if let templates { return try TemplateSet(folder: templates) }
    return try TemplateSet.embedded()
  }

  /// Writes files, or shows which they are, and what is left to do, a line each.
  nonisolated func write(_ files: [ScaffoldFile], in folder: String, rest: [String])
    throws(ScaffoldError)
  {
    let scaffold = try Scaffold(files, in: folder)
    if !dryRun { try scaffold.write() }
    for line in scaffold.tree { print(line) }
    print(dryRun ? "\(files.count) files; nothing was written." : "Wrote \(files.count) files.")
    if !dryRun { rest.forEach { print($0) } }
  }
}

/// `layercake new feature NAME --patterns mvp,viper`: a package that hosts a feature.
struct NewFeature: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract:
      "Write a Swift package with a feature in several patterns, its tests and its own shell.",
    discussion: """
      The package builds, its tests pass, and 'swift run' in it is this shell with the feature. Each \
      pattern is a module with a role a file, mocks and tests; a test holds the patterns' rules, \
      another their screens against each other, a third proves the first lesson. No file is written \
      over another.

      Exit status: 0 done; 64 a name that can't be one; 65 a template that can't be used; 66 a file \
      that can't be read; 73 a file that is there already, or can't be made.
      """)

  @Argument(
    help: "The feature's name, such as Lamp: the package, its modules and types are called so.")
  var name: String

  @Option(parsing: .upToNextOption, help: "What it is built in: \(PatternName.list).")
  var patterns: [String] = ["mvp"]

  @Option(name: .customLong("in"), help: "The folder that the package's folder goes into.")
  var folder = "."

  @Option(
    help: """
      Where the package gets Layercake from: an address, where a git tag is the version, or a folder.
      """)
  var layercake = LayercakeSource.address

  @OptionGroup var options: ScaffoldOptions

  private var plan: (blueprint: Blueprint, source: LayercakeSource) {
    get throws(ScaffoldError) {
      (
        try Blueprint(name, events: options.events, patterns: patterns),
        try LayercakeSource(layercake, version: RootCommand.layercakeVersion)
      )
    }
  }

  func validate() throws {
    try throwScaffoldError { () throws(ScaffoldError) in _ = try plan }
  }

  func run() throws {
    try throwScaffoldError { () throws(ScaffoldError) in
      let (blueprint, source) = try plan
      let files = try blueprint.package(from: options.templateSet(), source: source)
      let target = "\(folder)/\(blueprint.name.upper)"
      try options.write(
        files, in: target,
        rest: ["To build it, test it and open it: cd \(target) && swift test && swift run"])
    }
  }
}

/// `layercake new module NAME --pattern viper`: another pattern for a feature of a package.
struct NewModule: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "module",
    abstract: "Write a feature's module in another pattern, with its tests, into its package.",
    discussion: """
      The events are read in the feature's source. What there is already isn't changed: which lines \
      the package needs beside is told.

      Exit status: as that of 'new feature'.
      """)

  @Argument(help: "The feature's name, such as Lamp.")
  var name: String

  @Option(help: "What it is built in: \(PatternName.choice).")
  var pattern: String

  @Option(name: .customLong("in"), help: "The package's folder.")
  var folder = "."

  @OptionGroup var options: ScaffoldOptions

  func validate() throws {
    try throwScaffoldError { () throws(ScaffoldError) in
      _ = try Blueprint(name, events: options.events, patterns: [pattern])
    }
  }

  func run() throws {
    try throwScaffoldError { () throws(ScaffoldError) in
      let present = try ExistingFeature(name, in: folder, events: options.events)
      let blueprint = try Blueprint(name, events: present.events, patterns: [pattern])
      let (upper, command) = (blueprint.name.upper, blueprint.command)
      var files = try blueprint.modules(
        from: options.templateSet(), isAdded: !present.patterns.isEmpty)
      let module = upper + blueprint.patterns[0].title
      // What compares patterns came with the second of them.
      if present.patterns.count > 1 { files.removeAll { !$0.path.contains(module) } }
      try options.write(
        files, in: folder,
        rest: [
          "Three lines are yours to write:",
          "  Package.swift, among the patterns:        \"\(blueprint.patterns[0].title)\"",
          "  Sources/\(command)/\(upper).swift, at the top:  import \(module)",
          "  Sources/\(command)/\(upper).swift, after 'in:': \(module).pattern,",
        ])
    }
  }
}

/// `layercake new templates FOLDER`: what `new feature` is made from.
struct NewTemplates: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Write the templates of 'new feature' and 'new module', to be changed and used.",
    discussion: """
      Each is a text with gaps in the language of Mustache. Its first lines say when it is written \
      and where it goes. To use them: new feature NAME --templates FOLDER.

      Exit status: 0 done; 73 a file that is there already, or can't be made.
      """)

  @Argument(help: "The folder.")
  var folder: String

  @Flag(help: "Show the files as a tree, and write none.")
  var dryRun = false

  func run() throws {
    try throwScaffoldError { () throws(ScaffoldError) in
      var options = ScaffoldOptions()
      options.dryRun = dryRun
      let program = ProgramIdentity.current.name
      try options.write(
        TemplateSet.files, in: folder,
        rest: ["To use them: \(program) new feature NAME --templates \(folder)"])
    }
  }
}

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
