import Sessions
import Staging
import Terminal

extension Document {
  /// What changed between two events, layer by layer, in a table for each specimen that changed: from
  /// the end of the first, 0 for loading, to the end of the last. It may be what one event changed.
  package static func difference(
    from first: Int, to last: Int, isOfOneEvent: Bool, in specimens: [OpenSpecimen], on stage: Stage
  ) -> Document {
    let pairs = specimens.compactMap { specimen -> SnapshotPair? in
      // The newest event's state is there; earlier ones are played again.
      let now =
        last == stage.events.newest
        ? StateSnapshot(specimen)
        : StateSnapshot(of: specimen.specimen.name, after: last, on: stage)
      guard let before = StateSnapshot(of: specimen.specimen.name, after: first, on: stage),
        let now
      else { return nil }
      return (specimen.specimen.pattern, before, now)
    }
    return .difference(
      from: first, to: last, firing: stage.events[last]?.description, isOfOneEvent: isOfOneEvent,
      in: pairs)
  }

  /// What a specimen was like before and after something, and its title.
  package typealias SnapshotPair = (title: String, before: StateSnapshot, now: StateSnapshot)

  /// The same of what was recorded, by each specimen before and after.
  package static func difference(
    from first: Int, to last: Int, firing fired: String?, isOfOneEvent: Bool,
    in pairs: [SnapshotPair]
  ) -> Document {
    let event = Wording.event(last, fired)
    let title =
      isOfOneEvent
      ? "\(event): what it changed" : "what changed from after event \(first) to after \(event)"
    var document = Document([
      Heading(
        StyledText(title, .heading), spoken: StyledText(title.capitalizedFirst + ".", .heading))
    ])
    for pair in pairs { document += Document([DiffView(pair.title, pair.before, pair.now)]) }
    let screens = pairs.map(\.now.screen)
    if screens.count > 1 {
      let isSame = screens.allSatisfy { $0 == screens[0] }
      document += Document([
        Text(isSame ? "The screens are the same." : "The screens differ.", .hint)
      ])
    }
    return document
  }
}

/// What is different in two snapshots of a specimen.
struct DiffView: Block {
  private let name: String
  private let changes: [StateSnapshot.Change]
  private let screen: ScreenDifference

  private enum ScreenDifference {
    case none
    /// Lines that were others.
    case lines([(was: String, now: String)])
    /// Too many to read: how many lines there are now.
    case new(Int)
  }

  private static let mostLines = 4

  init(_ name: String, _ before: StateSnapshot, _ after: StateSnapshot) {
    self.name = name
    changes = before.changes(to: after).map(DiffView.folded)
    let was = before.screen.map(\.trimmedBlanks)
    let now = after.screen.map(\.trimmedBlanks)
    let pairs = was.count == now.count ? zip(was, now).filter { $0 != $1 } : []
    screen =
      was == now
      ? .none
      : pairs.isEmpty || pairs.count > DiffView.mostLines
        ? .new(now.count) : .lines(pairs.map { ($0.0.orNothing, $0.1.orNothing) })
  }

  /// A change with its values folded, if they are long. Where the difference is in what is left out, it is
  /// shown, and a little before it.
  private static func folded(_ change: StateSnapshot.Change) -> StateSnapshot.Change {
    switch change {
    case .value(let path, let was, let now):
      let (wasFolded, nowFolded) = (was.folded, now.folded)
      if wasFolded != nowFolded { return .value(path, was: wasFolded, now: nowFolded) }
      let same = max(0, zip(was, now).prefix { $0 == $1 }.count - 12)
      return .value(path, was: was.shown(from: same), now: now.shown(from: same))
    case .new(let path, let what): return .new(path, what: what.folded)
    case .gone: return change
    }
  }

  private var isEmpty: Bool { if case .none = screen { changes.isEmpty } else { false } }

  private var screenLines: [String] {
    switch screen {
    case .none: ["unchanged"]
    case .lines(let pairs): pairs.map { "\($0.was) became \($0.now)" }
    case .new(let count): ["new, \(Wording.count(count, "line")); to see it: screen"]
    }
  }

  func drawn(on page: Page) -> [StyledText] {
    let title = StyledText(name, .bold)
    if isEmpty { return [title + "  nothing"] }
    let rows = changes.map { change -> [StyledText] in
      switch change {
      case .value(let path, let was, let now):
        [
          StyledText("  " + path),
          StyledText("\(was) -> ", .dim) + StyledText(now),
        ]
      case .new(let path, let what): [StyledText("  " + path), StyledText("new: \(what)")]
      case .gone(let path, let what): [StyledText("  " + path), StyledText("gone: \(what)", .dim)]
      }
    }
    return [title] + Table([.left, .left], rows).drawn(on: page)
      + screenLines.map { StyledText("  screen  \($0)") }
  }

  func spoken(on page: Page) -> [StyledText] {
    if isEmpty { return [StyledText("\(name): nothing.")] }
    let sentences = changes.map { change in
      switch change {
      case .value(let path, let was, let now):
        "\(name): \(path) was \(was) and is \(now)."
      case .new(let path, let what): "\(name): \(path) is new: \(what)."
      case .gone(let path, let what): "\(name): \(path) is gone: \(what)."
      }
    }
    return (sentences + screenLines.map { "\(name), screen: \($0)." }).map { StyledText($0) }
  }
}
