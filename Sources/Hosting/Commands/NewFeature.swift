import ArgumentParser
import Languages
import Platform
import Scaffolding
import Sessions
import Shell

/// What `new feature` and `new module` have in common.
struct ScaffoldOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(localized: "program.scaffold.events"))
  var events: [String] = []

  @Option(
    help: ArgumentHelp(localized: "program.scaffold.templates"))
  var templates: String?

  @Flag(help: ArgumentHelp(localized: "program.scaffold.dry-run"))
  var dryRun = false

  /// The templates that count.
  nonisolated func templateSet() throws(Refusal) -> TemplateSet {
    if let templates { return try TemplateSet(folder: templates) }
    return try TemplateSet.embedded()
  }

  /// Writes files, or shows which they are, and what is left to do, a line each.
  nonisolated func write(_ files: [ScaffoldFile], in folder: String, rest: [String])
    throws(Refusal)
  {
    let scaffold = try Scaffold(files, in: folder)
    if !dryRun { try scaffold.write() }
    for line in scaffold.tree { print(line) }
    print(
      localized(
        dryRun ? "program.scaffold.not-written" : "program.scaffold.wrote", files.count))
    if !dryRun { rest.forEach { print($0) } }
  }
}

/// `layercake new feature NAME --patterns mvp,viper`: a package that hosts a feature.
struct NewFeature: ParsableCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "feature",
      abstract: localized("program.new-feature"),
      discussion: localized("program.new-feature.more"))
  }

  @Argument(
    help: ArgumentHelp(localized: "program.new-feature.name"))
  var name: String

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(localized: "program.new-feature.patterns", PatternName.names))
  var patterns: [String] = ["mvp"]

  @Option(name: .customLong("in"), help: ArgumentHelp(localized: "program.new-feature.in"))
  var folder = "."

  @Option(
    help: ArgumentHelp(localized: "program.new-feature.layercake"))
  var layercake = layercakeAddress

  @OptionGroup var options: ScaffoldOptions

  private var plan: (blueprint: Blueprint, source: LayercakeSource) {
    get throws(Refusal) {
      (
        try Blueprint(name, events: options.events, patterns: patterns),
        try LayercakeSource(layercake, version: RootCommand.layercakeVersion)
      )
    }
  }

  func validate() throws {
    try endingProcess { () throws(Refusal) in _ = try plan }
  }

  func run() throws {
    try endingProcess { () throws(Refusal) in
      let (blueprint, source) = try plan
      let files = try blueprint.package(from: options.templateSet(), source: source)
      let target = "\(folder)/\(blueprint.name.upper)"
      try options.write(
        files, in: target,
        rest: [localized("program.new-feature.next", target)])
    }
  }
}

/// `layercake new module NAME --pattern viper`: another pattern for a feature of a package.
struct NewModule: ParsableCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "module",
      abstract: localized("program.new-module"),
      discussion: localized("program.new-module.more"))
  }

  @Argument(help: ArgumentHelp(localized: "program.new-module.name"))
  var name: String

  @Option(help: ArgumentHelp(localized: "program.new-module.pattern", PatternName.names))
  var pattern: String

  @Option(name: .customLong("in"), help: ArgumentHelp(localized: "program.new-module.in"))
  var folder = "."

  @OptionGroup var options: ScaffoldOptions

  func validate() throws {
    try endingProcess { () throws(Refusal) in
      _ = try Blueprint(name, events: options.events, patterns: [pattern])
    }
  }

  func run() throws {
    try endingProcess { () throws(Refusal) in
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
          localized(
            "program.new-module.next", blueprint.patterns[0].title,
            "Sources/\(command)/\(upper).swift", module)
        ])
    }
  }
}

/// `layercake new templates FOLDER`: what `new feature` is made from.
struct NewTemplates: ParsableCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "templates",
      abstract: localized("program.new-templates"),
      discussion: localized("program.new-templates.more"))
  }

  @Argument(help: ArgumentHelp(localized: "program.new-templates.folder"))
  var folder: String

  @Flag(help: ArgumentHelp(localized: "program.scaffold.dry-run"))
  var dryRun = false

  func run() throws {
    try endingProcess { () throws(Refusal) in
      var options = ScaffoldOptions()
      options.dryRun = dryRun
      let program = ProgramIdentity.current.name
      try options.write(
        TemplateSet.files, in: folder,
        rest: [localized("program.new-templates.next", program, folder)])
    }
  }
}

/// Does something, and ends the process with an error's words and status if it throws one.
nonisolated func endingProcess(_ body: () throws(Refusal) -> Void) throws {
  do throws(Refusal) {
    try body()
  } catch {
    let status = error.exitCode
    if status == .usage { throw ValidationError(error.message.description) }
    try? writeAll(STDERR_FILENO, "\(ProgramIdentity.current.name): \(error.message)\n")
    throw ArgumentParser.ExitCode(status.rawValue)
  }
}
