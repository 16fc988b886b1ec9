import LayerTracing
import Staging

/// What the learner's own builds did at each place of the timeline, to be held against what they do when their
/// events are done again.
///
/// To go through time, all actions are done again in the same process. Code that keeps something outside its
/// layers (a static property, a random number, the time) does something else then; a debugger that records and
/// replays, as rr does, compares in the same way.
struct RepeatedEvents {
  /// What each own build did, by how many actions were done.
  private var known: [Int: [String: Int]] = [:]
  /// The builds that did something else, which isn't reported yet.
  private var unreported: Set<String> = []

  /// Keeps what the newest action led to; what lies ahead of it is another future.
  mutating func note(_ state: State, after count: Int) {
    guard state.hasOwnCode || !known.isEmpty else { return }
    known = known.filter { $0.key < count }
    known[count] = RepeatedEvents.digests(in: state)
  }

  /// Holds what doing everything again led to against what was there first.
  mutating func compare(_ state: State, after count: Int) {
    guard let first = known[count] else { return }
    let again = RepeatedEvents.digests(in: state)
    unreported.formUnion(first.filter { again[$0.key] != $0.value }.keys)
  }

  /// Forgets what lies ahead: an undo may have brought another future back than the one that was noted.
  mutating func forget(after count: Int) { known = known.filter { $0.key <= count } }

  /// The builds that did something else than before, by name; each is reported once for each time that it did.
  mutating func takeUnreported() -> [String] {
    defer { unreported = [] }
    return unreported.sorted()
  }

  private static func digests(in state: State) -> [String: Int] {
    // A lesson may have a build of the same name as free play.
    Dictionary(
      state.allOpen.filter { $0.specimen.original != nil }.map { ($0.name, $0.digest) },
      uniquingKeysWith: { $0 ^ $1 })
  }
}

extension OpenSpecimen {
  /// The messages of the newest event, as far as they are kept.
  private var newest: [String] {
    let event = recorder.messages.latest(1).last?.event ?? 0
    return recorder.messages.trace(events: event...event).map { "\($0.hopText) \($0.brief)" }
  }

  /// Sums up what the newest event did, and what the screen shows.
  fileprivate var digest: Int {
    var hasher = Hasher()
    hasher.combine(screen)
    hasher.combine(newest)
    return hasher.finalize()
  }

  /// Whether a copy that lived through the same events did the same in the newest one, as far as both have kept it.
  package func didTheSame(as copy: OpenSpecimen) -> Bool {
    let (mine, others) = (newest, copy.newest)
    let count = min(mine.count, others.count)
    return screen == copy.screen && mine.suffix(count) == others.suffix(count)
  }
}
