import Terminal

/// What came of doing a session again.
struct ReplayView {
  private let comparison: ReplayComparison
  private let actions: Int
  private let profile: TerminalProfile

  init(_ comparison: ReplayComparison, actions: Int, profile: TerminalProfile) {
    self.comparison = comparison
    self.actions = actions
    self.profile = profile
  }

  var lines: [StyledText] {
    let done = "Done again: \(Wording.count(actions, "action"))."
    guard let difference = comparison.difference else {
      return [StyledText("\(done) Every message, state and screen is as it was.")]
    }
    return [StyledText(done), StyledText("Here the traces begin to differ:", .error)]
      + side("recorded", difference.recorded) + side("now     ", difference.now)
  }

  private func side(_ name: String, _ line: String?) -> [StyledText] {
    let text = (line ?? "nothing more").sanitized
    return
      (profile.isPlain
      ? StyledText("\(name.trimmedBlanks.capitalizedFirst): \(text).")
      : StyledText("  \(name)  ", .dim) + StyledText(text))
      .wrapped(to: profile.columns, indent: 12)
  }
}
