import Languages
import Sessions
import Terminal

extension Document {
  /// What changed between two events, layer by layer.
  ///
  /// - Parameters:
  ///   - first: The event after which to begin; 0 is loading.
  ///   - last: The event up to whose end to go.
  ///   - isOfOneEvent: Whether it is what one event changed.
  ///   - specimens: In which specimens.
  /// - Returns: A document with a table for each specimen that changed.
  static func difference(
    from first: Int, to last: Int, isOfOneEvent: Bool, in specimens: [TracedSpecimen]
  ) -> Document {
    let event = Wording.event(last, specimens.lazy.compactMap { $0.fired(last) }.first)
    let title =
      isOfOneEvent
      ? localized("diff.event", event) : localized("diff.span", first, event)
    var document = Document([
      Heading(
        StyledText(title, .heading), spoken: StyledText(title.capitalizedFirst + ".", .heading))
    ])
    var screens: [[String]] = []
    for specimen in specimens {
      guard let before = specimen.snapshot(first), let now = specimen.snapshot(last) else {
        continue
      }
      document += Document([DiffView(specimen.title, before, now)])
      screens.append(now.screen)
    }
    if screens.count > 1 {
      let isSame = screens.allSatisfy { $0 == screens[0] }
      document += Document(
        localized: isSame ? "diff.same-screens" : "diff.other-screens", style: .hint)
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
    case .new(let path, let content): return .new(path, content: content.folded)
    case .gone: return change
    }
  }

  private var isEmpty: Bool { if case .none = screen { changes.isEmpty } else { false } }

  private var screenLines: [String] {
    switch screen {
    case .none: [localized("diff.screen.unchanged")]
    case .lines(let pairs): pairs.map { localized("diff.screen.line", $0.was, $0.now) }
    case .new(let count): [localized("diff.screen.new", count)]
    }
  }

  func drawn(on page: Page) -> [StyledText] {
    let title = StyledText(name, .bold)
    if isEmpty { return [title + StyledText("  " + localized("diff.nothing"))] }
    let rows = changes.map { change -> [StyledText] in
      switch change {
      case .value(let path, let was, let now):
        [
          StyledText("  " + path),
          StyledText("\(was) -> ", .dim) + StyledText(now),
        ]
      case .new(let path, let content):
        [StyledText("  " + path), StyledText(localized: "diff.new", .plain, content)]
      case .gone(let path, let content):
        [StyledText("  " + path), StyledText(localized: "diff.gone", .dim, content)]
      }
    }
    return [title] + Table([.left, .left], rows).drawn(on: page)
      + screenLines.map { StyledText("  \(localized("diff.screen"))  \($0)") }
  }

  func spoken(on page: Page) -> [StyledText] {
    if isEmpty { return [StyledText(localized: "diff.nothing.spoken", .plain, name)] }
    let sentences = changes.map { change in
      switch change {
      case .value(let path, let was, let now):
        localized("diff.value.spoken", name, path, was, now)
      case .new(let path, let content): localized("diff.new.spoken", name, path, content)
      case .gone(let path, let content): localized("diff.gone.spoken", name, path, content)
      }
    }
    return (sentences + screenLines.map { localized("diff.screen.spoken", name, $0) }).map {
      StyledText($0)
    }
  }
}
