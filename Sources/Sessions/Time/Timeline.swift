/// What was done and what lies ahead, and how to take it back: a value, 4 bytes for each action.
///
/// After going back, the session stands before the end: the actions from there on are ahead, until
/// something is done that starts another future. What was dropped then comes back when that is undone.
nonisolated public struct Timeline: Sendable {
  /// The actions, those ahead included, each by the place of its value in `kinds`.
  private var entries: ContiguousArray<UInt32> = []
  /// The different actions, in the order of their first appearance.
  private var kinds: [Action] = []
  private var positions: [Action: UInt32] = [:]
  /// Which action fired which event.
  private var events = EventIndex()
  /// What can be taken back, the newest last.
  private var changes: [Change] = []
  /// Whether there was ever an action of a lesson, or a prediction: what those mean for the learner is
  /// told as they come and go.
  private(set) var needsTelling = false
  /// Whether there was ever an action that built the learner's own code.
  private(set) var hasBuilds = false
  /// How many actions are done: those from here on are ahead.
  public private(set) var count = 0

  /// One change that can be taken back.
  private enum Change {
    /// So many actions were added at the end, each to be taken back by itself.
    case added(Int)
    /// An action was added after which these were dropped.
    case branched(ContiguousArray<UInt32>, EventIndex)
    /// An action was put in before those that are ahead.
    case inserted
    /// The session went to another place in time from this one.
    case moved(from: Int, Move)
  }

  /// What was taken back.
  public enum Undone: Equatable, Sendable {
    /// An action.
    case action(Action)
    /// A move through time.
    case move(Move)

    /// Whether a step of a lesson was begun with it.
    var beginsStep: Bool {
      switch self {
      case .action(let action): action.beginsStep && action != .lesson(.skip)
      case .move: false
      }
    }

    /// Whether what is open may be another without it.
    var changesStage: Bool {
      switch self {
      case .action(let action): action.changesStage
      case .move: true
      }
    }
  }

  /// Makes an empty timeline.
  public init() {}

  /// The actions that are done, the oldest first.
  public var done: some RandomAccessCollection<Action> { actions(0..<count) }

  /// The actions that are ahead.
  public var ahead: some RandomAccessCollection<Action> { actions(count..<entries.count) }

  /// Whether actions lie ahead.
  public var isInPast: Bool { count < entries.count }

  /// How many actions there are, those ahead included.
  public var countOfAll: Int { entries.count }

  /// An action by its place, which may be ahead.
  public subscript(place: Int) -> Action { kinds[Int(entries[place])] }

  /// The first `count` actions, the oldest first, which may be ahead.
  func first(_ count: Int) -> some RandomAccessCollection<Action> { actions(0..<count) }

  private func actions(_ range: Range<Int>) -> some RandomAccessCollection<Action> {
    entries[range].lazy.map { [kinds] in kinds[Int($0)] }
  }

  /// Adds an action with what it meant for the events, if anything.
  mutating func append(_ action: Action, _ change: EventChange? = nil) {
    let entry = entry(action)
    if !isInPast {
      entries.append(entry)
      if case .added(let count) = changes.last {
        changes[changes.count - 1] = .added(count + 1)
      } else {
        changes.append(.added(1))
      }
    } else if action.keepsFuture {
      entries.insert(entry, at: count)
      events.insert(at: count)
      changes.append(.inserted)
    } else {
      changes.append(.branched(ContiguousArray(entries[count...]), events))
      entries.replaceSubrange(count..., with: [entry])
      events.cut(at: count)
    }
    if let change { events.note(change, by: count) }
    count += 1
  }

  private mutating func entry(_ action: Action) -> UInt32 {
    if let last = entries.last, kinds[Int(last)] == action { return last }
    if let position = positions[action] { return position }
    let position = UInt32(kinds.count)
    switch action {
    case .lesson(.begin), .question(.predict): needsTelling = true
    default: hasBuilds = hasBuilds || action.isBuild
    }
    kinds.append(action)
    positions[action] = position
    return position
  }

  /// Goes to another place: the actions before it are done, the others are ahead.
  mutating func move(to place: Int, by move: Move) {
    changes.append(.moved(from: count, move))
    count = place
  }

  /// Takes the newest change back; nil if there is none. Stopping in an event, and a look that
  /// a task asked for, are taken back with what came before.
  mutating func undo() -> Undone? {
    while let undone = removeLast() {
      if case .action(let action) = undone, action.isObservation { continue }
      return undone
    }
    return nil
  }

  /// Takes changes back until no more actions are done than that, and gives those that ``undo()`` would give.
  mutating func undo(downTo count: Int) -> [Undone] {
    var undone: [Undone] = []
    while self.count > count, let last = removeLast() {
      if case .action(let action) = last, action.isObservation { continue }
      undone.append(last)
    }
    return undone
  }

  private mutating func removeLast() -> Undone? {
    switch changes.popLast() {
    case nil: return nil
    case .added(let number):
      if number > 1 { changes.append(.added(number - 1)) }
      count -= 1
      events.cut(at: count)
      return entries.popLast().map { .action(kinds[Int($0)]) }
    case .branched(let dropped, let index):
      count -= 1
      let action = self[count]
      entries.replaceSubrange(count..., with: dropped)
      events = index
      return .action(action)
    case .inserted:
      count -= 1
      events.remove(at: count)
      return .action(kinds[Int(entries.remove(at: count))])
    case .moved(let from, let move):
      count = from
      return .move(move)
    }
  }

  // MARK: Events

  /// The place of the action that fired an event, ahead ones included; nil if none did.
  func place(ofEvent number: Int) -> Int? { events.place(of: number) }

  /// The newest event that was fired by the actions that are done, and the newest of all; nil if none
  /// was.
  public var newestEvent: (done: Int, ofAll: Int)? {
    events.newest(before: entries.count).map { (events.newest(before: count) ?? 0, $0) }
  }

  /// Where the time of an event ends, by the place of its action: the place of the next event's action,
  /// or the end of all.
  func end(ofEventAt place: Int) -> Int { events.firstPlace(from: place + 1) ?? entries.count }

  /// The place of the action that fired the newest event that is done, or one so many before it; of the
  /// first one if there are fewer; nil if there is none.
  func place(ofEventsBack number: Int) -> Int? { events.place(back: number, before: count) }
}
