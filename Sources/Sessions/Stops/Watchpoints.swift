import Queries
import Staging

/// Values whose changes are told as they happen.
public struct Watchpoints {
  /// One of them.
  public struct Watchpoint {
    /// The path as it was written.
    public let text: String
    /// Where the value is.
    public let path: PathReference
    /// What it was when it was looked at last.
    fileprivate var last: ShownValue
  }

  /// A value that has changed.
  public struct Change: Equatable {
    /// The path as it was written.
    public let path: String
    /// What it was.
    public let was: ShownValue
    /// What it is.
    public let now: ShownValue
    /// The message inside which it was set, if the trace knows: `mvp#2.3`.
    public let inside: String?
  }

  /// All, in the order in which they were asked for.
  public private(set) var all: [Watchpoint] = []

  /// Adds one, unless it is there already.
  public mutating func add(_ path: PathReference, _ text: String, in workspace: Workspace) {
    guard !all.contains(where: { $0.text == text }) else { return }
    all.append(Watchpoint(text: text, path: path, last: path.lookUp(in: workspace).value))
  }

  /// Takes one away; nil takes all.
  public mutating func remove(_ text: String?) {
    all.removeAll { text == nil || $0.text == text }
  }

  /// Takes the values that are there now as those looked at last.
  mutating func settle(in workspace: Workspace) {
    for index in all.indices { all[index].last = all[index].path.lookUp(in: workspace).value }
  }

  /// What has changed since the values were looked at last, in the order of the watchpoints; in no
  /// event if the session went elsewhere in time.
  mutating func changes(in event: Int?, of workspace: Workspace) -> [Change] {
    all.indices.compactMap { index in
      let watch = all[index]
      let found = watch.path.lookUp(in: workspace)
      let now = found.value
      guard now != watch.last else { return nil }
      all[index].last = now
      return Change(
        path: watch.text, was: watch.last, now: now,
        inside: event.flatMap { found.setter?($0...$0) })
    }
  }
}

/// What a path leads to now.
public struct LookedUpValue {
  /// The value.
  let value: ShownValue
  /// Tells inside which message of some events it was set.
  let setter: ((ClosedRange<Int>) -> String?)?

  /// The value in words.
  public var text: String { value.description }
}

extension PathReference {
  /// What a value is now, and what tells inside which message it was set.
  public func lookUp(in workspace: Workspace) -> LookedUpValue {
    let stage = specimen.feature.map { workspace.stages[$0] } ?? workspace.current
    guard let specimen = stage?[specimen.pattern.lowercased()] else {
      return LookedUpValue(value: .notOpen, setter: nil)
    }
    let inspection = Inspection(specimen: specimen)
    guard let finding = try? inspection.find(steps) else {
      return LookedUpValue(value: .notThere, setter: nil)
    }
    return LookedUpValue(
      value: inspection.shown(finding),
      setter: { events in inspection.lastWrite(to: finding, in: events)?.inside }
    )
  }
}
