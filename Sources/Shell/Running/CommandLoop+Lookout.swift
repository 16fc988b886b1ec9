import Terminal

/// What is done while no line is typed: building what the learner saves, and showing a class's page anew.
extension CommandLoop {
  /// Notes how large the terminal is now.
  func followTerminal() {
    if out.profile.isTerminal {
      (out.profile.columns, out.profile.rows) = (columns(), rows())
    }
  }

  /// Builds what the learner has saved meanwhile, and says what is wrong with it: the line is carried out
  /// nevertheless.
  func tellBuilds() {
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

  /// Builds while the prompt waits. In front of a class nothing is built, but a page is drawn anew when the
  /// terminal has another size, as when a projector is plugged in.
  var lookout: Lookout {
    Lookout(
      isNeeded: { [runner] in
        MainActor.assumeIsolated { runner.isPresenting || runner.watchesFolders }
      },
      hasNews: { [self] in
        MainActor.assumeIsolated {
          if runner.isPresenting {
            return columns() != out.profile.columns || rows() != out.profile.rows
          }
          // A long answer is read to its end first.
          return pages.isEmpty && runner.hasSaved
        }
      },
      tell: { [self] in
        MainActor.assumeIsolated {
          followTerminal()
          if runner.isPresenting { runner.showPageAgain() } else { tellBuilds() }
          prompt = runner.prompt
          return prompt
        }
      })
  }
}
