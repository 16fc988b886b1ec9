import Exports
import Staging
import Terminal

/// What was on screens, while a session or a file is told: the last that is known of each specimen.
struct StoryScreens {
  private var last: [String: [String: [String]]] = [:]

  /// Looks at all screens of the stage in front, after something that may have changed them unseen.
  mutating func look(at stage: Stage?) {
    guard let stage else { return }
    last[stage.feature.name] = Dictionary(
      stage.open.map { ($0.specimen.name, $0.screen) }, uniquingKeysWith: { $1 })
  }

  /// The screens before and after a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - isLast: Whether nothing was fired at the stage since; else its events are played on the side.
  /// - Returns: The screens of the specimens that it reached.
  mutating func turn(
    _ chapter: StoryWalk.Chapter, isLast: Bool
  ) -> (before: [HandoutScreen], after: [HandoutScreen]) {
    turn(
      chapter.number, of: chapter.stage.feature.name,
      chapter.reached.map { specimen in
        let name = specimen.specimen.name
        let then = isLast ? specimen : chapter.stage.copyForReplay(of: name, after: chapter.number)
        return (name, specimen.specimen.pattern, then?.screen ?? [])
      })
  }

  /// The screens before and after an event.
  ///
  /// - Parameters:
  ///   - event: Its number; there is no screen before loading.
  ///   - feature: The feature that it is about; none in a file, where names are whole.
  ///   - reached: The specimens that it reached: their names, what people call them, and what they show after
  ///     it; nil for what they showed before.
  /// - Returns: Those of them that are known.
  mutating func turn(
    _ event: Int, of feature: String = "",
    _ reached: [(name: String, title: String, screen: [String]?)]
  ) -> (before: [HandoutScreen], after: [HandoutScreen]) {
    var (before, after): ([(String, [String])], [(String, [String])]) = ([], [])
    for (name, title, screen) in reached {
      let known = last[feature]?[name]
      if event > 0, let known { before.append((title, known)) }
      guard let lines = screen ?? known else { continue }
      after.append((title, lines))
      last[feature, default: [:]][name] = lines
    }
    return (HandoutScreen.grouped(before), HandoutScreen.grouped(after))
  }
}

extension HandoutScreen {
  /// Screens that look the same are told once.
  fileprivate static func grouped(_ screens: [(String, [String])]) -> [HandoutScreen] {
    Screens(screens.map { (name: $0.0, lines: $0.1) }).grouped
      .map { HandoutScreen(names: $0.names, lines: $0.lines) }
  }

  /// Draws screens in boxes, beside each other where there is room.
  static func draw(_ screens: [HandoutScreen]) -> [String] {
    let all = screens.flatMap { screen in screen.names.map { (name: $0, lines: screen.lines) } }
    // As wide as it takes.
    return Document([ScreenView(Screens(all))]).lines(for: TerminalProfile(columns: 1_000))
      .map(\.plainText)
  }
}
