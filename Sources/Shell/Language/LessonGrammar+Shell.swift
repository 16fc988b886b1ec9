import Lessons
import Queries
import Sessions
import Staging

extension LessonGrammar {
  /// What the lines of a lesson may say to the shell.
  ///
  /// - Parameter features: The features that lessons may speak of.
  init(for features: [Staging.Feature]) {
    lazy var vocabulary = Vocabulary(of: features)
    lazy var described = features.map {
      Feature(
        name: $0.name, events: $0.events + Event.ProcessChange.allCases.map(\.rawValue),
        specimens: $0.all.map(\.name),
        flawed: $0.specimens.filter { $0.flaw != nil }.map(\.name),
        files: Dictionary(
          uniqueKeysWithValues: $0.all.map {
            ($0.name, ($0.sources + $0.framework).map(\.fileName))
          }))
    }
    self.init(
      commands: Shell.Command.all.map { command in
        Command(command.form, text: command.text) { command.lessonUse($0) }
      },
      features: described,
      prompts: [ProgramIdentity.current.name, "play"]
    ) { vocabulary }
  }
}
