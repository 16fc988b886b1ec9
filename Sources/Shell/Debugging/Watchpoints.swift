import LayerTracing
import Queries
import Staging

/// Values whose changes are told as they happen.
struct Watchpoints {
  /// One of them.
  struct Watchpoint {
    /// The path as it was written.
    let text: String
    /// Where the value is.
    let path: PathReference
    /// What it was when somebody looked last.
    fileprivate var last: String
  }

  /// A value that has changed.
  struct Change {
    /// The path as it was written.
    let path: String
    /// What it was.
    let was: String
    /// What it is.
    let now: String
    /// The message inside which it was set, if the trace knows: `mvp#2.3`.
    let inside: String?
  }

  /// All, in the order in which they were asked for.
  private(set) var all: [Watchpoint] = []

  /// Adds one, unless it is there already.
  mutating func add(_ path: PathReference, _ text: String, on desk: Desk) {
    guard !all.contains(where: { $0.text == text }) else { return }
    let last = Watchpoints.value(path, on: desk).text
    all.append(Watchpoint(text: text, path: path, last: last))
  }

  /// Takes one away; nil takes all.
  mutating func remove(_ text: String?) { all.removeAll { text == nil || $0.text == text } }

  /// Takes what is there now for granted.
  mutating func settle(on desk: Desk) {
    for index in all.indices {
      all[index].last = Watchpoints.value(all[index].path, on: desk).text
    }
  }

  /// What has changed since somebody looked last.
  ///
  /// - Parameters:
  ///   - event: The event that runs; nil if somebody went elsewhere in time.
  ///   - desk: Where the values are.
  /// - Returns: The changes, in the order of the watchpoints.
  mutating func changes(in event: Int?, on desk: Desk) -> [Change] {
    var changes: [Change] = []
    for index in all.indices {
      let watch = all[index]
      let (now, setter) = Watchpoints.value(watch.path, on: desk)
      guard now != watch.last else { continue }
      all[index].last = now
      changes.append(
        Change(
          path: watch.text, was: watch.last, now: now,
          inside: event.flatMap { setter?($0...$0) }))
    }
    return changes
  }

  /// What a value is now, in words, and who says what set it.
  static func value(
    _ path: PathReference, on desk: Desk
  ) -> (text: String, setter: ((ClosedRange<Int>) -> String?)?) {
    let stage = path.specimen.feature.map { desk.stages[$0] } ?? desk.current
    guard let specimen = stage?[path.specimen.pattern.lowercased()] else {
      return ("not open", nil)
    }
    let inspection = Inspection(specimen: specimen)
    guard let finding = try? inspection.find(path.steps) else { return ("not there", nil) }
    return (
      inspection.text(finding),
      { events in inspection.lastWrite(to: finding, in: events)?.inside }
    )
  }
}
