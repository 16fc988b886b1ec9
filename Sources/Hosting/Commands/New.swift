import ArgumentParser
import Languages
import Platform
import Sessions
import Shell

/// `layercake new …`: something to begin with.
struct New: ParsableCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new",
      abstract: localized("program.new"),
      subcommands: [NewFeature.self, NewModule.self, NewLesson.self, NewTemplates.self])
  }
}

/// `layercake new lesson ID`: writes a lesson that passes `check`.
struct NewLesson: ParsableCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lesson",
      abstract: localized("program.new-lesson", ProgramIdentity.current.name),
      discussion: localized("program.new-lesson.more"))
  }

  @Argument(help: ArgumentHelp(localized: "program.new-lesson.id"))
  var id: String

  func validate() throws { _ = try text }

  private var text: String {
    get throws {
      let written = MainActor.assumeIsolated {
        NewLessonText.text(id: id, features: Hosted.current.features)
      }
      guard let written else {
        throw ValidationError(
          localized("program.no-id", id))
      }
      return written
    }
  }

  func run() throws {
    let text = try text
    let file = "\(id).md"
    guard let stream = fopen(file, "wx") else {
      let reason = SystemError(errno)
      var text =
        localized("program.unwritten", ProgramIdentity.current.name, file, "\(reason)") + "\n"
      text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      throw ArgumentParser.ExitCode(Languages.ExitCode.cannotCreate.rawValue)
    }
    let isWritten = fputs(text, stream) >= 0
    guard fclose(stream) == 0, isWritten else {
      throw ArgumentParser.ExitCode(Languages.ExitCode.ioError.rawValue)
    }
    print(localized("program.new-lesson.wrote", file, ProgramIdentity.current.name))
  }
}
