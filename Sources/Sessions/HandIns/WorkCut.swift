import Lessons

/// What of a session's record belongs to a lesson: its sittings, without free play and other lessons.
nonisolated struct WorkCut {
  /// The sittings, without those in which nothing was done.
  private(set) var sittings: [HandIn.Sitting] = []
  /// Whether the lesson's answers were written to a file outside of a sitting.
  private(set) var hasKey = false
  /// What stands: each entry with the sitting that it belongs to, nil for none, and where it leads to.
  private var stack: [(own: Int?, leads: Place)] = []
  /// The name by which the lesson is begun, and its id.
  private let (name, id): (String, String)

  /// Where a session is.
  private struct Place {
    /// The sitting of the lesson; nil if another lesson goes on, or none.
    var sitting: Int?
    /// Whether the lesson was left for free play.
    var isPlaying = false
  }

  /// Cuts a record.
  init(_ entries: [JournalEntry], of lesson: ShelvedLesson) {
    (name, id) = (lesson.name, lesson.lesson.id.text)
    var choices: JournalEntry?
    for entry in entries {
      switch entry {
      case .action(let action), .again(let action):
        add(entry, action, after: choices)
        choices = nil
      case .undo(let count): undo(count)
      case .choices: choices = entry
      case .saw(.key(let lesson)):
        // Its path, if it is named by that, is the learner's own.
        if lesson == name, !keep(.saw(.key(lesson: id))) { hasKey = true }
      case .saw, .pause: keep(entry)
      case .move, .time, .resumed: break
      }
    }
    sittings.removeAll { $0.entries.allSatisfy { $0.action == nil } }
  }

  private var place: Place { stack.last?.leads ?? Place() }

  /// Puts an entry into the sitting that goes on.
  ///
  /// - Returns: Whether one does.
  @discardableResult
  private mutating func keep(_ entry: JournalEntry) -> Bool {
    guard let sitting = place.sitting, !place.isPlaying else { return false }
    sittings[sitting].entries.append(entry)
    return true
  }

  private mutating func add(_ entry: JournalEntry, _ action: Action, after choices: JournalEntry?) {
    var place = place
    switch action {
    case .lesson(.begin(name, let step, let seed)):
      place = Place(sitting: sittings.count)
      sittings.append(HandIn.Sitting(step: step, seed: seed))
      stack.append((nil, place))
    case .lesson(.begin): stack.append((nil, Place()))
    case .lesson(.play):
      place.isPlaying.toggle()
      stack.append((nil, place))
    default:
      guard var own = place.sitting, !place.isPlaying else {
        stack.append((nil, place))
        return
      }
      if own < sittings.count - 1 { own = reopen(own) }
      sittings[own].entries += [choices, entry].compactMap(\.self)
      stack.append((own, Place(sitting: own)))
    }
  }

  /// Goes on with a sitting whose successor was taken back, in a new one.
  private mutating func reopen(_ old: Int) -> Int {
    let new = sittings.count
    var copy = sittings[old]
    copy.entries = copy.entries.standing.map { .again($0) }
    sittings.append(copy)
    for index in stack.indices {
      if stack[index].own == old { stack[index].own = new }
      if stack[index].leads.sitting == old { stack[index].leads.sitting = new }
    }
    return new
  }

  private mutating func undo(_ count: Int) {
    let gone = stack.suffix(count).compactMap(\.own)
    stack.removeLast(min(count, stack.count))
    for sitting in Set(gone) {
      sittings[sitting].entries.append(.undo(gone.count { $0 == sitting }))
    }
  }
}
