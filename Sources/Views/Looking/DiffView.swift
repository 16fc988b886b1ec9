import Sessions
import Staging
import Terminal

extension Document {
  /// What changed between two events, layer by layer.
  ///
  /// - Parameters:
  ///   - first: The event after which to begin; 0 is loading.
  ///   - last: The event up to whose end to go.
  ///   - isOfOneEvent: Whether it is what one event changed.
  ///   - specimens: In which specimens.
  ///   - stage: Where they are.
  /// - Returns: A document with a table for each specimen that changed.
  package static func difference(
    from first: Int, to last: Int, isOfOneEvent: Bool, in specimens: [OpenSpecimen], on stage: Stage
  ) -> Document {
    let event = Wording.event(last, stage.events[last]?.description)
    let title =
      isOfOneEvent
      ? "\(event): what it changed" : "what changed from after event \(first) to \(event)"
    var document = Document([
      Heading(
        StyledText(title, .heading), spoken: StyledText(title.capitalizedFirst + ".", .heading))
    ])
    var screens: [[String]] = []
    for specimen in specimens {
      // The newest event's state is there; earlier ones are played again.
      let now =
        last == stage.events.newest
        ? StateSnapshot(specimen)
        : StateSnapshot(of: specimen.specimen.name, after: last, on: stage)
      guard let before = StateSnapshot(of: specimen.specimen.name, after: first, on: stage),
        let now
      else { continue }
      screens.append(now.screen)
      document += Document([DiffView(specimen.specimen.pattern, before, now)])
    }
    if specimens.count > 1 {
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
    changes = before.changes(to: after)
    let was = before.screen.map(\.trimmedBlanks)
    let now = after.screen.map(\.trimmedBlanks)
    let pairs = was.count == now.count ? zip(was, now).filter { $0 != $1 } : []
    screen =
      was == now
      ? .none
      : pairs.isEmpty || pairs.count > DiffView.mostLines
        ? .new(now.count) : .lines(pairs.map { ($0.0.orNothing, $0.1.orNothing) })
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
          StyledText("\(was.folded) -> ", .dim) + StyledText(now.folded),
        ]
      case .new(let path, let what): [StyledText("  " + path), StyledText("new: \(what.folded)")]
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
        "\(name): \(path) was \(was.folded) and is \(now.folded)."
      case .new(let path, let what): "\(name): \(path) is new: \(what.folded)."
      case .gone(let path, let what): "\(name): \(path) is gone: \(what)."
      }
    }
    return (sentences + screenLines.map { "\(name), screen: \($0)." }).map { StyledText($0) }
  }
}
