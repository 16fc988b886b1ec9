import Exports
import Staging
import Terminal
import Views

/// What was on the screens of a session, while it is told: the last that is known of each specimen.
struct StoryScreens {
  private var last: [String: [String: [String]]] = [:]

  /// Looks at all screens of the stage in front, after something that may have changed them unseen.
  mutating func look(at stage: Stage?) {
    guard let stage else { return }
    last[stage.feature.name] = Dictionary(
      stage.open.map { ($0.specimen.name, $0.window.draw()) }, uniquingKeysWith: { $1 })
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
    let feature = chapter.stage.feature.name
    var (before, after): ([(String, [String])], [(String, [String])]) = ([], [])
    for specimen in chapter.reached {
      let (name, title) = (specimen.specimen.name, specimen.specimen.pattern)
      if chapter.number > 0, let lines = last[feature]?[name] { before.append((title, lines)) }
      let lines =
        isLast
        ? specimen.window.draw() : StoryScreens.played(specimen, to: chapter.number, chapter.stage)
      after.append((title, lines))
      last[feature, default: [:]][name] = lines
    }
    return (StoryScreens.grouped(before), StoryScreens.grouped(after))
  }

  /// What a specimen showed after one of its events.
  private static func played(_ specimen: OpenSpecimen, to number: Int, _ stage: Stage) -> [String] {
    guard let copy = stage.rehearsal(of: specimen.specimen.name) else { return [] }
    for event in stage.events.numbers where event <= number {
      _ = stage.rehearse(event, with: copy)
    }
    return copy.window.draw()
  }

  private static func grouped(_ screens: [(String, [String])]) -> [HandoutScreen] {
    Screens(screens.map { (name: $0.0, lines: $0.1) }).grouped
      .map { HandoutScreen(names: $0.names, lines: $0.lines) }
  }
}
