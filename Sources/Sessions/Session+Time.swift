import Languages

/// Going through time by whole events, and taking back.
extension Session {
  /// Goes elsewhere in time, and tells how watched values differ there. From inside an event, forward
  /// leads to its end first. If a ``Refusal`` is thrown, the session is where it was.
  @discardableResult
  public func go(_ move: Move) throws(Refusal) -> [Watchpoints.Change] {
    var rest: Move? = move
    if stop != nil, case .ahead(let number) = move {
      rest = number > 1 ? .ahead(number - 1) : nil
    }
    if let rest {
      let place = try timeline.place(of: rest)
      if place != timeline.count { try go(to: place, by: rest) }
    }
    (stop, attempt) = (nil, nil)
    return watchpoints.changes(in: nil, of: state.workspace)
  }

  /// Goes to the place at which `place` actions are done, in a state that was made of some of them, or
  /// in a new one. If an action can't be done any more, nothing has changed.
  func go(to place: Int, by move: Move, from made: (state: State, count: Int)? = nil)
    throws(Refusal)
  {
    if let made, made.count <= place {
      let rest = timeline.first(place)
      try trying("travel", if: runsOwnCode(rest)) {
        for next in made.count..<place {
          _ = try? made.state.apply(timeline[next], after: Array(timeline.first(next)))
        }
      }
      for next in made.count..<place {
        try made.state.apply(timeline[next], after: Array(timeline.first(next)))
      }
      made.state.isLive = uncommittedEntries == nil
      state = made.state
    } else {
      state = try state(of: timeline.first(place), for: .travel)
    }
    timeline.move(to: place, by: move)
    repeatedEvents.compare(state, after: timeline.count)
    log.leave()
    takenBack = []
    keep(.move(move))
  }

  /// How many of the newest changes, `count` at the most, can be taken back without leaving the step of
  /// the lesson in front.
  public func countToUndo(of count: Int) throws(Refusal) -> Int {
    guard let run = state.lessonInFront?.run else { return count }
    var earlier = timeline
    let isHere = (0..<count).prefix { _ in earlier.undo().map { !$0.beginsStep } ?? false }
    // no text: a command
    if run.lesson.exam != nil, isHere.isEmpty || run.isStepDone {
      throw .notInExam("undo")
    }
    if isHere.isEmpty { throw Refusal("refusal.nothing-to-undo", advice: run.position == 0) }
    return isHere.count
  }

  /// Takes the newest changes back.
  ///
  /// - Parameter count: How many, at least 1; where there are fewer, all that there are.
  /// - Returns: What they were, the newest first, and what is to be told of the lesson's task now.
  /// - Throws: That nothing was done, or why what was done before can't be done again; nothing has
  ///   changed then.
  @discardableResult
  public func undo(
    _ count: Int = 1
  ) throws(Refusal) -> (undone: [Timeline.Undone], news: News) {
    var earlier = timeline
    var undone: [Timeline.Undone] = []
    while undone.count < count, let newest = earlier.undo() { undone.append(newest) }
    if undone.isEmpty { throw "error.nothing-to-undo" }
    return (undone, try takeBack(undone, to: earlier))
  }

  /// Takes all back that was done since, looks that a task asked for, too: ``undo(_:)`` takes these with what came
  /// before them.
  ///
  /// - Parameter count: How many actions stay.
  /// - Throws: Why what was done before can't be done again; nothing has changed then.
  public func undo(downTo count: Int) throws(Refusal) {
    var earlier = timeline
    let undone = earlier.undo(downTo: count)
    if earlier.count < timeline.count { _ = try takeBack(undone, to: earlier) }
  }

  /// Goes back to an earlier timeline, and gives what is to be told of the lesson's task then.
  private func takeBack(
    _ undone: [Timeline.Undone], to earlier: Timeline
  ) throws(Refusal) -> News {
    state = try state(of: earlier.done, for: .undo)
    timeline = earlier
    repeatedEvents.compare(state, after: timeline.count)
    repeatedEvents.forget(after: timeline.count)
    log.leave()
    (stop, attempt) = (nil, nil)
    takenBack += undone
    var news = News()
    if let lesson = state.lessonInFront {
      // Whether the task is done, and what is missing, is told of what is there now.
      if undone.contains(where: \.changesStage) { news.task = lesson.look(in: state) }
      // What comes after a step that is to be done again isn't done either.
      let open = lesson.run.position + (lesson.run.isStepDone ? 1 : 0)
      for step in lesson.shelved.lesson.steps.dropFirst(open) {
        progress.reopen(step, of: lesson.shelved.lesson)
      }
    }
    for _ in undone { keep(.undo(1)) }
    // A change that was taken back isn't told as a change.
    watchpoints.settle(in: state.workspace)
    return news
  }

  /// The learner's own builds that did something else than at first when their events were done again, by name:
  /// each is reported once for each time.
  public func takeUnrepeatable() -> [String] { repeatedEvents.takeUnreported() }

  /// Shows lessons in another language from now on, and the one that goes on, too. What was done is the same
  /// in every language, and is done again for it.
  ///
  /// - Parameter language: The language (BCP 47).
  public func speak(_ language: String) {
    environment.course.language = language
    journal?.language = Language.known(language)?.code
    makeState()
  }

  /// Does again what was taken back last, if nothing was done since.
  public func redo(_ body: (Timeline.Undone) throws(Refusal) -> Void) throws(Refusal) {
    guard let newest = takenBack.last else { throw "error.nothing-to-redo" }
    let rest = takenBack.dropLast()
    try body(newest)
    takenBack = Array(rest)
  }
}
