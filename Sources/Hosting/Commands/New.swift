import ArgumentParser
import Platform
import Sessions
import Shell

/// `layercake new …`: something to begin with.
struct New: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Write something to begin with.",
    subcommands: [NewFeature.self, NewModule.self, NewLesson.self, NewTemplates.self])
}

/// `layercake new lesson ID`: writes a lesson that passes `check`.
struct NewLesson: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract:
      "Write ID.md, a lesson that passes '\(ProgramIdentity.current.name) check', to be written over.",
    discussion: "Exit status: 0 done; 64 no id; 73 the file is there already, or can't be made.")

  @Argument(help: "What the lesson is known by: letters, digits, - and _.")
  var id: String

  func validate() throws { _ = try text }

  private var text: String {
    get throws {
      let written = MainActor.assumeIsolated {
        NewLessonText.text(id: id, features: Hosted.current.features)
      }
      guard let written else {
        throw ValidationError(
          "'\(id)' is no id: it has letters, digits, - and _ only, and is no number.")
      }
      return written
    }
  }

  func run() throws {
    let text = try text
    let file = "\(id).md"
    guard let stream = fopen(file, "wx") else {
      let reason = SystemError(errno)
      var text = "\(ProgramIdentity.current.name): can't write '\(file)': \(reason)\n"
      text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      throw ArgumentParser.ExitCode(Shell.ExitCode.cannotCreate.rawValue)
    }
    let isWritten = fputs(text, stream) >= 0
    guard fclose(stream) == 0, isWritten else {
      throw ArgumentParser.ExitCode(Shell.ExitCode.ioError.rawValue)
    }
    print("Wrote \(file). To prove it: \(ProgramIdentity.current.name) check \(file)")
  }
}
