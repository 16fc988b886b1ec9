import ArgumentParser
import Languages
import Queries
import Shell

/// `layercake handout LESSON [FILE]`: a lesson on paper, or an exam.
struct Handout: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "handout",
      abstract: localized("program.handout"),
      discussion: localized("program.handout.more"))
  }

  @Argument(help: ArgumentHelp(localized: "program.option.lesson"), completion: .lesson)
  var lesson: String

  @Argument(help: ArgumentHelp(localized: "program.handout.file"), completion: .file())
  var file: String?

  @Option(help: ArgumentHelp(localized: "program.handout.seed"))
  var seed: String?

  @Flag(help: ArgumentHelp(localized: "program.handout.key"))
  var key = false

  @Flag(help: ArgumentHelp(localized: "program.handout.test"))
  var test = false

  @Flag(help: ArgumentHelp(localized: "program.handout.teacher"))
  var teacher = false

  @Flag(help: ArgumentHelp(localized: "program.handout.html"))
  var html = false

  @Flag(help: ArgumentHelp(localized: "program.option.force"))
  var force = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      let flags = [
        key ? "--key" : nil, test ? "--test" : nil, teacher ? "--teacher" : nil,
        html ? "--html" : nil, force ? "--force" : nil,
      ]
      let arguments =
        ["handout", lesson.asWord] + [file?.asWord].compactMap(\.self)
        + (seed.map { ["seed", $0.asWord] } ?? [])
      return $0.carryOut((arguments + flags.compactMap(\.self)).joined(separator: " "))
    }
  }
}

/// `layercake present LESSON`: a lesson in front of a class.
struct Present: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "present",
      abstract: localized("program.present"),
      discussion: localized("program.present.more"))
  }

  @Argument(help: ArgumentHelp(localized: "program.option.lesson"), completion: .lesson)
  var lesson: String

  @OptionGroup var step: StepToBegin

  @Option(name: .customLong("for"), help: ArgumentHelp(localized: "program.present.for"))
  var minutes: String?

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      let time = minutes.map { ["for", $0.asWord] } ?? []
      let line = (["present", lesson.asWord] + step.arguments + time).joined(separator: " ")
      return $0.converse(beginningWith: line, endsIfRefused: true, endsWithPresentation: true)
    }
  }
}
