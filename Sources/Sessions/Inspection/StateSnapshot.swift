import Staging

/// What every layer of a specimen holds at a moment, and what it shows, as text.
public struct StateSnapshot {
  /// Something that isn't the same in two of them.
  public enum Change: Equatable {
    /// A value: its path, what it was and what it is.
    case value(String, was: String, now: String)
    /// Something that wasn't there before.
    case new(String, content: String)
    /// Something that isn't there any more.
    case gone(String, content: String)
  }

  /// What there is, by paths without the specimen's name, in order.
  private let entries: [(path: String, content: String)]
  /// The lines of the screen.
  public let screen: [String]

  /// Takes what was recorded: what there was, by paths without the specimen's name, in order, and the
  /// lines of the screen.
  public init(entries: [(path: String, content: String)], screen: [String]) {
    self.entries = entries
    self.screen = screen
  }

  /// Looks at a specimen now.
  public init(_ specimen: OpenSpecimen) {
    let prefix = specimen.specimen.name.count + 1
    entries = Inspection(specimen: specimen).paths.map {
      (String($0.path.dropFirst(prefix)), $0.content)
    }
    screen = specimen.screen
  }

  /// Looks at a copy of a specimen as it was after an event, 0 for loading.
  public init?(of name: String, after event: Int, on stage: Stage) {
    guard let copy = stage.copyForReplay(of: name, after: event) else { return nil }
    self.init(copy)
  }

  /// What changed from here to there, in the order of the paths. Of a layer that has come or gone
  /// nothing more is reported.
  public func changes(to other: StateSnapshot) -> [Change] {
    let before = Dictionary(entries.map { ($0.path, $0.content) }, uniquingKeysWith: { a, _ in a })
    let after = Set(other.entries.map(\.path))
    var reported: [String] = []
    func isCovered(by path: String) -> Bool { reported.contains { path.hasPrefix($0 + ".") } }
    var changes: [Change] = []
    for (path, now) in other.entries {
      if let was = before[path] {
        if was != now { changes.append(.value(path, was: was, now: now)) }
      } else if !isCovered(by: path) {
        changes.append(.new(path, content: now))
        reported.append(path)
      }
    }
    reported = []
    for (path, content) in entries where !after.contains(path) && !isCovered(by: path) {
      changes.append(.gone(path, content: content))
      reported.append(path)
    }
    return changes
  }
}
