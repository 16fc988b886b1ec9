import Languages
import Sessions
import Staging

/// Goes through what was done in a session once more, and tells where its chapters begin: an event, or
/// the loading of what was opened.
///
/// Told is the lesson in front, from where it was begun; or, if none is, all that was done outside of
/// lessons.
final class StoryWalk {
  /// One chapter, at the time at which the learner saw it.
  struct Chapter {
    /// Its place among all chapters, from 0.
    let index: Int
    /// The feature that it is about.
    let stage: Stage
    /// The event's number; 0 is loading.
    let number: Int
    /// The specimens that received the event, or were loaded.
    let reached: [OpenSpecimen]
    /// What was fired; nil for loading.
    var event: Event? { stage.events[number] }
    /// Whether messages show it; they don't where only a service's mode changed.
    var isShownByMessages: Bool { if case .service = event?.kind { false } else { true } }
  }

  /// What came of an action.
  struct Entry {
    let replayed: ReplayedAction
    let chapters: [Chapter]
    /// Patterns that were opened later than others, and so had events to catch up with.
    let late: [OpenSpecimen]
  }

  /// Chapters that follow one another, of one feature and with numbers that follow one another.
  private struct Stretch {
    let feature: String
    let firstEvent: Int
    let firstChapter: Int
    var count = 1
  }

  private let session: Session
  /// Where the lesson in front was begun; nil if none is.
  private let beginning: Int?
  private var known: [String: Set<String>] = [:]
  private var stretches: [Stretch] = []
  /// How many chapters there were so far.
  private(set) var count = 0

  /// Stands before the first action of a session.
  init(_ session: Session) {
    self.session = session
    let isInLesson = session.state.lessonInFront != nil
    beginning =
      isInLesson
      ? session.timeline.done.lastIndex { if case .lesson(.begin) = $0 { true } else { false } }
        .map { session.timeline.done.distance(from: session.timeline.done.startIndex, to: $0) }
      : nil
  }

  /// Goes on to the end.
  ///
  /// - Parameter body: Is given each entry, after its action was done; if it throws, that ends the walk.
  /// - Throws: Why an action can't be done any more, or what `body` throws.
  func walk(_ body: (Entry) throws(Refusal) -> Void) throws(Refusal) {
    try session.replay { replayed throws(Refusal) in
      if isPartOfStory(replayed) { try body(entry(replayed)) }
    }
  }

  private func isPartOfStory(_ replayed: ReplayedAction) -> Bool {
    guard let beginning else { return replayed.state.lessonInFront == nil }
    return replayed.place >= beginning && replayed.state.lessonInFront != nil
  }

  private func entry(_ replayed: ReplayedAction) -> Entry {
    let stages = replayed.state.workspace.stages
    var chapters: [Chapter] = []
    var late: [OpenSpecimen] = []
    for name in stages.keys.sorted() {
      guard let stage = stages[name] else { continue }
      let before = known[name] ?? []
      var loaded = stage.open.filter { !before.contains($0.specimen.name) }
      if case .reset = replayed.outcome, stage === replayed.state.current { loaded = stage.open }
      known[name] = Set(stage.open.map(\.specimen.name))
      if loaded.isEmpty { continue }
      // In a lesson what is opened may have lived through the events of its step by now.
      if stage.events.numbers.allSatisfy(replayed.events.contains) {
        chapters.append(chapter(stage, 0, loaded))
      } else {
        late += loaded
      }
    }
    for name in known.keys where stages[name] == nil { known[name] = nil }
    for number in replayed.events {
      guard let stage = stages.values.first(where: { $0.events[number] != nil }) else { continue }
      let reached = stage.open.filter { stage.hasReceived(number, $0) }
      chapters.append(chapter(stage, number, reached))
    }
    return Entry(replayed: replayed, chapters: chapters, late: late)
  }

  private func chapter(_ stage: Stage, _ number: Int, _ reached: [OpenSpecimen]) -> Chapter {
    defer { count += 1 }
    let feature = stage.feature.name
    if let last = stretches.last, last.feature == feature,
      last.firstEvent + last.count == number
    {
      stretches[stretches.count - 1].count += 1
    } else {
      stretches.append(Stretch(feature: feature, firstEvent: number, firstChapter: count))
    }
    return Chapter(index: count, stage: stage, number: number, reached: reached)
  }

  /// The chapters of an event, the oldest first: after a reset another event has its number.
  func chapters(of event: Int, feature: String) -> [Int] {
    stretches.filter { stretch in
      stretch.feature == feature && event >= stretch.firstEvent
        && event < stretch.firstEvent + stretch.count
    }.map { $0.firstChapter + event - $0.firstEvent }
  }

  /// The newest chapter of an event; nil if there is none.
  func chapter(of event: Int, feature: String) -> Int? {
    chapters(of: event, feature: feature).last
  }
}
