import Terminal

/// How watched values have changed, a line each.
struct WatchView {
  private let changes: [Watchpoints.Change]
  private let profile: TerminalProfile

  init(_ changes: [Watchpoints.Change], profile: TerminalProfile) {
    self.changes = changes
    self.profile = profile
  }

  var lines: [StyledText] {
    changes.flatMap { change -> [StyledText] in
      let place = change.inside.map { ", inside \($0)" } ?? ""
      let text =
        profile.isPlain
        ? "Watched: \(change.path) was \(change.was) and is \(change.now)\(place)."
        : "  \(change.path): \(change.was) became \(change.now)\(place)"
      return StyledText(text.sanitized, profile.isPlain ? .plain : .success)
        .wrapped(to: profile.columns, indent: 4)
    }
  }
}
