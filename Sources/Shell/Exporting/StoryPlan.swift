import Languages
import Queries
import Sessions
import Staging

/// What has to be known of a session before its first event is told: which notes belong to which event,
/// and how much of each event is to be told.
struct StoryPlan {
  /// A note, and the action that wrote it.
  struct Placed {
    /// The place of the action, from 0.
    let place: Int
    let note: Note
    let reference: MessageReference?
  }

  /// The notes by the chapters that they are about.
  private(set) var notes: [Int: [Placed]] = [:]
  /// Which of the session's notes, from 0, are part of what is told.
  private(set) var told: Set<Int> = []
  /// How many events were fired.
  private(set) var events = 0
  /// How many times everything was loaded, the first time included.
  private(set) var runs = 1
  /// The features, in the order in which they were opened, and the patterns that were seen of each.
  private(set) var features: [(name: String, patterns: [String])] = []
  /// The commands that do it again.
  private(set) var commands: [String] = []
  /// The only chapters to tell, those of an event before a reset and after; nil for all.
  private(set) var only: Set<Int>?
  /// The first chapter of an event.
  private(set) var first: Int?
  /// Whether a note is about a message of any chapter.
  private(set) var isAboutMessages = false

  /// Goes through a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - selection: What of it is to be told.
  /// - Throws: Why it can't be done again.
  init(_ session: Session, _ selection: ExportSelection) throws(Refusal) {
    let walk = StoryWalk(session)
    var plan = StoryPlan()
    try walk.walk { plan.take($0, walk, selection) }
    if let event = selection.event, let feature = session.state.current?.feature.name {
      plan.only = Set(walk.chapters(of: event, feature: feature))
    }
    self = plan
  }

  private init() {}

  private mutating func take(
    _ entry: StoryWalk.Entry, _ walk: StoryWalk, _ selection: ExportSelection
  ) {
    if case .reset = entry.replayed.outcome { runs += 1 }
    for chapter in entry.chapters {
      if chapter.number > 0 {
        events += 1
        if first == nil, chapter.isShownByMessages { first = chapter.index }
      }
      note(chapter.reached, chapter.stage.feature.name, selection)
    }
    note(entry.late, entry.replayed.state.current?.feature.name, selection)
    let action = entry.replayed.action
    if case .noted(let note) = entry.replayed.outcome {
      told.insert(entry.replayed.state.notes.count - 1)
      if case .note(.write(_, let reference)) = action, let feature = note.feature,
        let chapter = walk.chapter(of: note.event, feature: feature)
      {
        notes[chapter, default: []].append(
          Placed(place: entry.replayed.place, note: note, reference: reference))
        if note.message != nil { isAboutMessages = true }
      }
    }
    if action.isCommand { commands.append(action.description) }
  }

  private mutating func note(
    _ specimens: [OpenSpecimen], _ feature: String?, _ selection: ExportSelection
  ) {
    let patterns = specimens.filter { selection.accepts($0.name) }.map(\.specimen.pattern)
    guard let feature, !patterns.isEmpty else { return }
    if let index = features.firstIndex(where: { $0.name == feature }) {
      features[index].patterns += patterns.filter { !features[index].patterns.contains($0) }
    } else {
      features.append((feature, patterns))
    }
  }
}

extension Action {
  /// Whether it is needed to do a session again; what is written down is told where it belongs.
  nonisolated var isCommand: Bool {
    // A lesson's story and free play's are told without each other.
    if case .lesson(.play) = self { return false }
    return ownWords == nil && !isObservation
  }
}
