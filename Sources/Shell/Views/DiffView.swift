import Staging
import Terminal

/// What changed between two events, layer by layer.
struct DiffView {
  let first: Int
  let last: Int
  /// Whether it is what one event changed.
  let isOfOneEvent: Bool
  let stage: Stage
  let profile: TerminalProfile

  func lines(_ specimens: [OpenSpecimen]) -> [StyledText] {
    let event = Wording.event(last, stage.events[last]?.description.sanitized)
    let title =
      isOfOneEvent
      ? "\(event): what it changed" : "what changed from after event \(first) to \(event)"
    var result = [StyledText(profile.isPlain ? title.capitalizedFirst + "." : title, .heading)]
    var screens: [[String]] = []
    for specimen in specimens {
      guard let before = StateSnapshot(of: specimen.specimen.name, after: first, on: stage),
        let after = state(of: specimen)
      else { continue }
      screens.append(after.screen)
      result += lines(of: specimen, before, after)
    }
    if specimens.count > 1 {
      let isSame = screens.allSatisfy { $0 == screens[0] }
      result.append(
        StyledText(isSame ? "The screens are the same." : "The screens differ.", .hint))
    }
    return result
  }

  /// The newest event's state is there; earlier ones are played again.
  private func state(of specimen: OpenSpecimen) -> StateSnapshot? {
    last == stage.events.newest
      ? StateSnapshot(specimen)
      : StateSnapshot(of: specimen.specimen.name, after: last, on: stage)
  }

  private func lines(
    of specimen: OpenSpecimen, _ before: StateSnapshot, _ after: StateSnapshot
  ) -> [StyledText] {
    let name = specimen.specimen.pattern
    let changes = before.changes(to: after)
    guard !changes.isEmpty || before.screen != after.screen else {
      return [
        profile.isPlain
          ? StyledText("\(name): nothing.") : StyledText(name, .bold) + "  nothing"
      ]
    }
    if profile.isPlain {
      return changes.map { StyledText("\(name): \(sentence($0)).".sanitized) }
        + screenLines(before, after).map { StyledText("\(name), screen: \($0)") }
    }
    var table = TextTable(columns: [.left, .left])
    for change in changes {
      switch change {
      case .value(let path, let was, let now):
        table.add(row: [
          StyledText("  " + path),
          StyledText("\(was.folded) -> ".sanitized, .dim) + StyledText(now.folded.sanitized),
        ])
      case .new(let path, let what):
        table.add(row: [StyledText("  " + path), StyledText("new: \(what.folded)".sanitized)])
      case .gone(let path, let what):
        table.add(row: [StyledText("  " + path), StyledText("gone: \(what)".sanitized, .dim)])
      }
    }
    return [StyledText(name, .bold)] + table.lines(profile)
      + screenLines(before, after).map { StyledText("  screen  \($0)") }
  }

  private func sentence(_ change: StateSnapshot.Change) -> String {
    switch change {
    case .value(let path, let was, let now): "\(path) was \(was.folded) and is \(now.folded)"
    case .new(let path, let what): "\(path) is new: \(what.folded)"
    case .gone(let path, let what): "\(path) is gone: \(what)"
    }
  }

  /// How the screen changed: a line each, or only how much if that is too much to read.
  private func screenLines(_ before: StateSnapshot, _ after: StateSnapshot) -> [String] {
    let was = before.screen.map(\.trimmedBlanks)
    let now = after.screen.map(\.trimmedBlanks)
    let dot = profile.isPlain ? "." : ""
    guard was != now else { return ["unchanged\(dot)"] }
    let pairs = was.count == now.count ? zip(was, now).filter { $0 != $1 } : []
    guard !pairs.isEmpty, pairs.count <= DiffView.mostLines else {
      return ["new, \(Wording.count(now.count, "line")); to see it: screen\(dot)"]
    }
    return pairs.map { "\($0.orNothing) became \($1.orNothing)\(dot)".sanitized }
  }

  private static let mostLines = 4
}
