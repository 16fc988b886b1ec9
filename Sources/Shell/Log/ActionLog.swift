/// What was done in a session: the lines that do it again, in order, 4 bytes each.
///
/// A session is what these lines make of an empty one. Undoing, going back, replaying and going on with
/// an earlier session are this log, read again.
///
/// Who has gone back stands before the end: the actions from there on are ahead, until something is
/// done that starts another future. What was dropped then comes back when that is undone.
public struct ActionLog: Sendable {
  /// The actions, those ahead included, each by the place of its line.
  private var entries: ContiguousArray<UInt32> = []
  /// The different lines, in the order of their first appearance.
  private var lines: [String] = []
  private var positions: [String: UInt32] = [:]
  /// Which action fired which event.
  private var events = EventMarks()
  /// What can be taken back, the newest last.
  private var changes: [Change] = []

  /// How many actions are done: those from here on are ahead.
  public private(set) var count = 0

  /// One thing that can be taken back.
  private enum Change {
    /// So many actions were added at the end.
    case added(Int)
    /// An action was added after which these were dropped.
    case branched(ContiguousArray<UInt32>, EventMarks)
    /// An action was put in before those that are ahead.
    case inserted
    /// Somebody went to another action from this one.
    case moved(from: Int, line: UInt32)
  }

  /// Makes an empty log.
  public init() {}

  /// The actions that are done, as lines, the oldest first.
  public var actions: some RandomAccessCollection<String> { lines(entries.prefix(count)) }

  /// The actions that are ahead, because somebody has gone back.
  public var ahead: some RandomAccessCollection<String> { lines(entries.dropFirst(count)) }

  /// The action at a place, which may be ahead.
  subscript(place: Int) -> String { lines[Int(entries[place])] }

  private func lines(_ entries: ContiguousArray<UInt32>.SubSequence)
    -> some RandomAccessCollection<String>
  {
    entries.lazy.map { [lines] in lines[Int($0)] }
  }

  /// Adds an action.
  ///
  /// - Parameters:
  ///   - line: What does it again.
  ///   - keepsFuture: Whether what is ahead can still happen after it.
  mutating func append(_ line: String, keepsFuture: Bool = false) {
    let entry = entry(line)
    if count == entries.count {
      entries.append(entry)
      if case .added(let count) = changes.last {
        changes[changes.count - 1] = .added(count + 1)
      } else {
        changes.append(.added(1))
      }
    } else if keepsFuture {
      entries.insert(entry, at: count)
      events.insert(at: count)
      changes.append(.inserted)
    } else {
      changes.append(.branched(ContiguousArray(entries[count...]), events))
      entries.replaceSubrange(count..., with: [entry])
      events.cut(at: count)
    }
    count += 1
  }

  private mutating func entry(_ line: String) -> UInt32 {
    if let last = entries.last, lines[Int(last)] == line { return last }
    if let position = positions[line] { return position }
    let position = UInt32(lines.count)
    lines.append(line)
    positions[line] = position
    return position
  }

  // MARK: Events

  /// Notes that the newest action fired an event.
  mutating func note(event number: Int) { events.note(number, firedBy: count - 1) }

  /// The place of the action that fired an event, ahead ones included; nil if none did.
  func place(ofEvent number: Int) -> Int? { events.place(of: number) }

  /// The newest event that was fired by the actions that are done, and the newest of all; nil if none
  /// was.
  var newestEvent: (done: Int, ofAll: Int)? {
    events.newest(before: entries.count).map { (events.newest(before: count) ?? 0, $0) }
  }

  /// The place in the log at which an event lies behind, and the next one is still to come.
  ///
  /// - Parameter place: The place of the action that fired the event.
  /// - Returns: The place of the next one's action; the end if there is none.
  func end(ofEventAt place: Int) -> Int { events.firstPlace(from: place + 1) ?? entries.count }

  /// The place of the action that fired the newest event that is done, or one so many before it; of the
  /// first one if there are fewer; nil if there is none.
  func place(ofEventsBack number: Int) -> Int? { events.place(back: number, before: count) }

  // MARK: Going back

  /// Goes to another place: the actions before it are done, the others are ahead.
  ///
  /// - Parameters:
  ///   - place: The place, from 0 to the number of all actions.
  ///   - line: What goes there again.
  mutating func move(to place: Int, _ line: String) {
    let entry = entry(line)
    changes.append(.moved(from: count, line: entry))
    count = place
  }

  /// Takes the newest change back; nil if there is none.
  mutating func removeLast() -> String? {
    switch changes.popLast() {
    case nil: return nil
    case .added(let number):
      if number > 1 { changes.append(.added(number - 1)) }
      count -= 1
      events.cut(at: count)
      return entries.popLast().map { lines[Int($0)] }
    case .branched(let dropped, let marks):
      count -= 1
      let line = lines[Int(entries[count])]
      entries.replaceSubrange(count..., with: dropped)
      events = marks
      return line
    case .inserted:
      count -= 1
      events.remove(at: count)
      return lines[Int(entries.remove(at: count))]
    case .moved(let from, let line):
      count = from
      return lines[Int(line)]
    }
  }
}
