import ArgumentParser
import Shell

extension Subcommand {
  /// The program's subcommands, from their declarations.
  @MainActor static var all: [Subcommand] {
    RootCommand.configuration.subcommands.map { command in
      Subcommand(
        name: command._commandName, summary: command.configuration.abstract
      ) { columns in
        RootCommand.helpMessage(for: command, columns: columns)
      }
    }
  }
}
