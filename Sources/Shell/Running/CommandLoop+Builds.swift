import Terminal
import Views

/// Building what the learner saves.
extension CommandLoop {
  /// Builds what the learner has saved meanwhile, and says what is wrong with it: the line is carried out
  /// nevertheless.
  func tellBuilds() {
    if isScript { return }
    do throws(CommandError) {
      try runner.speaking { () throws(CommandError) in
        // A step that is done with it is told to be done at once.
        defer { runner.lessons.tellNews() }
        try runner.buildChanged()
      }
    } catch {
      let view = CommandErrorView(error, of: "", at: .prompt(width: 0, isBelowLine: false))
      tell(Document([view]), to: errors)
    }
  }

  /// Builds while the prompt waits.
  var lookout: Lookout {
    Lookout(
      isNeeded: { [runner] in MainActor.assumeIsolated { runner.watchesFolders } },
      hasNews: { [self] in
        // A long answer is read to its end first.
        MainActor.assumeIsolated { pages.isEmpty && !runner.isPresenting && runner.hasSaved }
      },
      tell: { [self] in
        MainActor.assumeIsolated {
          followTerminal()
          tellBuilds()
          prompt = runner.prompt
          return prompt
        }
      })
  }
}
