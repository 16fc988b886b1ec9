import Staging

/// What is done for a caller that shows nothing of it before the next line: a script of a million lines pays for its
/// events, and for nothing else.
extension Session {
  /// Fires an event, where nothing waits for it but the timeline and the journal: no lesson, no prediction, no code of
  /// the learner's own, no breakpoint, no watched value, no future that it would drop.
  ///
  /// - Returns: Whether it was fired. If it wasn't, nothing has changed, and ``perform(_:stopsAtFirst:)`` fires it or says
  ///   why it can't be.
  public func fireUnseen(_ action: Action) -> Bool {
    guard case .stage(.event(let event, let names)) = action, let state = stateIfMade,
      stop == nil, attempt == nil, wasInterrupted == nil, !timeline.isInPast,
      breakpoints.all.isEmpty, watchpoints.all.isEmpty, !log.isActive,
      let number = state.fireUnseen(event, on: names)
    else { return false }
    enter(action, .fired(number...number))
    return true
  }

  /// Takes the newest change back, for a caller that shows nothing of the state before the next line:
  /// the state is made when it is asked for, so that a thousand changes in a row are taken back at the
  /// price of one. If it can't be done, nothing has changed. What a lesson or a prediction means for
  /// the learner is told at once, and so are watched values.
  public func undoUnseen() -> Bool {
    // Asked of the actions, because to ask the state would make it.
    guard stop == nil, attempt == nil, watchpoints.all.isEmpty, !timeline.needsTelling,
      !(timeline.hasBuilds && mayBeEnded), let newest = timeline.undo()
    else { return false }
    isStateStale = true
    takenBack.append(newest)
    keep(.undo(1))
    return true
  }

  /// Makes the state anew that the done actions lead to.
  func makeState() {
    isStateStale = false
    // It can't be refused: the same actions were done before, and none of them reads a file.
    guard let made = try? State.made(of: timeline.done, in: environment, from: nil) else { return }
    made.isLive = uncommittedEntries == nil
    state = made
    repeatedEvents.compare(state, after: timeline.count)
  }
}
