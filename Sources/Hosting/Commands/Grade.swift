import ArgumentParser
import Exports
import Languages
import Shell
import Terminal

extension ClassGrading.Format: ExpressibleByArgument {}
extension ClassGrading.ReportFormat: ExpressibleByArgument {}
extension ClassMarking.Rule: ExpressibleByArgument {}

/// The hand-ins of a class, and the lessons that they are held against.
struct HandIns: ParsableArguments {
  @Argument(help: ArgumentHelp(localized: "program.grade.files"), completion: .file())
  var files: [String]

  @Option(
    help: ArgumentHelp(localized: "program.grade.lesson"), completion: .lesson)
  var lesson: [String] = []

  @Flag(help: ArgumentHelp(localized: "program.grade.build"))
  var build = false
}

/// `layercake grade FILES… --lesson ID`: does hand-ins again.
struct Grade: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "grade",
      abstract: localized("program.grade"),
      discussion: localized("program.grade.more"))
  }

  @OptionGroup var handIns: HandIns

  @Option(help: ArgumentHelp(localized: "program.grade.format"))
  var format = ClassGrading.Format.text

  @Option(help: ArgumentHelp(localized: "program.grade.roster"), completion: .file())
  var roster: String?

  @Option(help: ArgumentHelp(localized: "program.grade.points"))
  var points = ClassMarking.Rule.firstTry

  @Option(help: ArgumentHelp(localized: "program.grade.weight"))
  var weight: [String] = []

  @Option(help: ArgumentHelp(localized: "program.grade.seed"))
  var seed: Int?

  @Flag(help: .hidden)
  var sandboxed = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  /// What `--weight` says.
  private var weights: [String: Int]? {
    var weights: [String: Int] = [:]
    for weight in weight {
      let parts = weight.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let number = Int(parts[1]),
        (0...1_000).contains(number)
      else { return nil }
      weights[String(parts[0])] = number
    }
    return weights
  }

  func validate() throws {
    if weights == nil { throw ValidationError(localized("program.bad-weight")) }
    if sandboxed, handIns.lesson.isEmpty { throw ValidationError("--lesson") }
  }

  func run() throws {
    try wired {
      if sandboxed { return $0.judge(handIns) }
      let marking = ClassMarking(points, weights: weights ?? [:])
      // A part of a class in which nothing was handed in is put together with the others.
      return $0.grade(
        handIns, by: marking, roster: roster, seed: seed, tellsNone: format == .json,
        addsUp: format.addsUp
      ) { $0.write(format, to: $1) }
    }
  }
}

/// `layercake report FILES… --lesson ID`: what the class got wrong.
struct Report: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report",
      abstract: localized("program.report"),
      discussion: localized("program.report.more"))
  }

  @OptionGroup var handIns: HandIns

  @Option(help: ArgumentHelp(localized: "program.report.format"))
  var format = ClassGrading.ReportFormat.text

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      $0.grade(handIns) { $0.write(format, to: $1) }
    }
  }
}
