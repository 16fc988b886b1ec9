import Lessons

/// What was done in a session since its first lesson began, what was taken back of it included: the timeline has only
/// what stands.
nonisolated struct WorkLog {
  /// The entries, the oldest first.
  private(set) var entries: [JournalEntry] = []
  /// How many of them were done in an earlier session that this one goes on with, and the name of its file; nil if it
  /// goes on with none.
  private(set) var resumed: (count: Int, from: String)?
  /// Whether a lesson was begun.
  private(set) var isActive = false
  /// The actions that stand by the entries.
  private var standing: [Action] = []
  /// Whether the session has gone elsewhere since.
  private var isBehind = false
  /// When the newest entry was made, and what time it is, in seconds; nil where that isn't known.
  private var (newest, now): (Int?, Int?)

  /// Takes what is to be done next.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - choices: What an answer says, by what its choices are known by.
  ///   - done: What is done so far.
  mutating func add(
    _ action: Action, choices: [String], after done: @autoclosure () -> [Action]
  ) {
    if case .lesson(.begin) = action, !isActive {
      isActive = true
      standing = done()
    }
    guard isActive else { return }
    catchUp(done())
    pass()
    if !choices.isEmpty { entries.append(.choices(choices)) }
    entries.append(.action(action))
    standing.append(action)
  }

  /// Knows that the session has gone elsewhere: by how much is found out when something is done there.
  mutating func leave() { isBehind = true }

  /// Takes what was read.
  ///
  /// - Parameters:
  ///   - aid: What.
  ///   - done: What is done so far.
  mutating func add(_ aid: Aid, after done: @autoclosure () -> [Action]) {
    if isActive {
      catchUp(done())
      pass()
    }
    entries.append(.saw(aid))
  }

  /// Knows what time it is, in seconds.
  mutating func tick(_ time: Int) {
    now = time
    if newest == nil { newest = time }
  }

  /// Knows that all so far was done in an earlier session, with which this one goes on.
  mutating func resume(from name: String, after done: @autoclosure () -> [Action]) {
    if isActive { catchUp(done()) }
    resumed = (entries.count, name)
  }

  /// All entries of a session that has come to its end, or stands before it.
  ///
  /// - Parameter all: What is done, and what lies ahead, which was done, too.
  /// - Returns: The entries.
  func closed(_ all: [Action]) -> [JournalEntry] {
    var copy = self
    if isActive { copy.catchUp(all) }
    return copy.entries
  }

  private mutating func pass() {
    if let now, let newest, now > newest { entries.append(.pause(now - newest)) }
    newest = now
  }

  /// Says what stands no longer, or again.
  private mutating func catchUp(_ done: @autoclosure () -> [Action]) {
    guard isBehind else { return }
    isBehind = false
    let done = done()
    let common = zip(standing, done).prefix { $0 == $1 }.count
    if standing.count > common { entries.append(.undo(standing.count - common)) }
    entries += done.dropFirst(common).map { .again($0) }
    standing = done
  }
}

extension Session {
  /// Takes what is done next into the record, with what time it is.
  func record(_ action: Action, answering run: LessonRun?) {
    if log.isActive { tick() }
    log.add(
      action, choices: run?.choices(of: action) ?? [], after: Array(timeline.done))
    // The time of a lesson begins with it.
    if case .lesson(.begin) = action { tick() }
  }

  /// Keeps that something was read that helps.
  public func note(_ aid: Aid) {
    if log.isActive { tick() }
    log.add(aid, after: Array(timeline.done))
    keep(.saw(aid))
  }

  private func tick() {
    guard let now = clock?(), now != time else { return }
    keepTime(now)
  }

  /// Keeps what time it is.
  func keepTime(_ now: Int) {
    time = now
    log.tick(now)
    keep(.time(now))
  }

  /// All that was done in it since its first lesson began.
  ///
  /// - Parameter name: The name of its file; nil for the session that goes on.
  /// - Returns: The record.
  func work(keptAs name: String?) -> WorkRecord {
    WorkRecord(
      name: name, entries: log.closed(timeline.first(timeline.countOfAll).map(\.self)),
      standing: log.closed(Array(timeline.done)), resumed: log.resumed)
  }
}

/// What a session's log came to.
nonisolated struct WorkRecord {
  /// The name of the session's file; nil for the one that goes on.
  var name: String?
  /// All that was done, and lies ahead.
  var entries: [JournalEntry]
  /// The same up to where the session stands: with this, another one goes on.
  var standing: [JournalEntry]
  /// How many entries were done in an earlier session, and the name of its file.
  var resumed: (count: Int, from: String)?
}

nonisolated extension [WorkRecord] {
  /// The records, the oldest first, in which nothing counts twice: what a session took over from the one before it
  /// isn't repeated, so that what was taken back there stays known; what it took over from another is there again.
  func joined() -> [WorkRecord] {
    var joined: [WorkRecord] = []
    for record in self {
      guard let (count, name) = record.resumed, contains(where: { $0.name == name }) else {
        joined.append(record)
        continue
      }
      var next = record
      // Own code that ended the process was left out of what was taken over.
      if let last = joined.last, last.name == name,
        last.standing.standing == record.entries[..<count].standing
      {
        let before = last.standing
        joined.removeLast()
        next.entries = before + record.entries.dropFirst(count)
        next.standing = before + record.standing.dropFirst(count)
      } else {
        for place in 0..<count {
          if case .action(let action) = next.entries[place] { next.entries[place] = .again(action) }
        }
        next.standing.replaceSubrange(0..<count, with: next.entries[0..<count])
      }
      joined.append(next)
    }
    return joined
  }
}

extension LessonRun {
  /// What an answer's choices are known by; nothing if it answers no quiz.
  fileprivate func choices(of action: Action) -> [String] {
    guard let quiz = openQuiz, case .question(let answer) = action else { return [] }
    let places = answer.places(in: quiz)
    guard places.allSatisfy(quiz.shown.indices.contains) else { return [] }
    return places.map {
      Checksum(of: [quiz.quiz.answers[quiz.shown[$0]].text.plainText]).short
    }
  }

  /// The answer whose choices these are known by, as this quiz shows them; nil if it has one of them no longer.
  ///
  /// - Parameters:
  ///   - digests: What the choices are known by.
  ///   - other: The same lesson in the learner's language.
  /// - Returns: The answer.
  func answer(_ digests: [String], in other: Lesson?) -> QuestionAction? {
    guard let quiz = openQuiz, !digests.isEmpty else { return nil }
    var all = [quiz.quiz]
    if case .quiz(let translated) = other?.steps.first(where: { $0.id == step.id })?.question {
      all.append(translated)
    }
    for one in all where one.answers.count == quiz.quiz.answers.count {
      let known = one.answers.map { Checksum(of: [$0.text.plainText]).short }
      let places = digests.compactMap { digest in
        known.firstIndex(of: digest).flatMap { quiz.shown.firstIndex(of: $0) }
      }
      if places.count == digests.count { return QuestionAction(places, to: quiz) }
    }
    return nil
  }
}
