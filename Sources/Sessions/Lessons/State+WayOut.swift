import Lessons
import Staging

/// What leads on where a task can't be done any more.
public enum WayOut: String, Sendable {
  /// The newest change is taken back.
  case undo
  /// Everything is loaded anew.
  case reset
}

extension State {
  /// How often an event is tried again and again, to see whether the task can still be done with it.
  private static let mostRepeated = 6
  /// How many sequences of different events are tried at the most.
  private static let mostTried = 60

  /// The ways out of where the learner is, if the open task seems lost from there: neither its reference
  /// solution does it, nor the rest of that from any of its lines on, nor a few events in any order. That
  /// is a search, not a proof: a way that it doesn't find is still open, and nothing is taken away.
  ///
  /// - Parameter canUndo: Whether something was done in this step that can be taken back.
  /// - Returns: The ways, the shortest first; none if the task can be done from here.
  public func waysOut(canUndo: Bool) -> [WayOut] {
    // A stop is a place that the solution alone doesn't come to.
    guard let active = lessonInFront, let task = active.run.openTask, !task.asksToStop else {
      return []
    }
    let events = events(active.workspace)
    if isDone(active, by: {}) || isDoneBySequence(active, of: events) { return [] }
    for event in events {
      if isDone(active, by: { self.tryOut(event) }) || isDone(active, byRepeating: event) {
        return []
      }
    }
    var ways: [WayOut] = canUndo ? [.undo] : []
    if isDone(active, by: { self.current?.reset() }) { ways.append(.reset) }
    return ways
  }

  /// Whether the reference solution does the open task from here; true where none is open, and where an
  /// event is to be stopped, to which the solution alone doesn't come.
  public var isSolvable: Bool {
    guard let active = lessonInFront, let task = active.run.openTask, !task.asksToStop else {
      return true
    }
    return inCopy(active) {
      carryOut(task.solution, isNew: false)
      return isMet(active)
    }
  }

  /// Whether some sequence of events does the task, the shorter ones first.
  private func isDoneBySequence(_ active: LessonInProgress, of events: [Event]) -> Bool {
    var tried = 0
    var sequences: [[Event]] = [[]]
    while !events.isEmpty {
      sequences = sequences.flatMap { sequence in events.map { sequence + [$0] } }
      tried += sequences.count
      if tried > State.mostTried { return false }
      for sequence in sequences
      where inCopy(
        active,
        {
          for event in sequence { tryOut(event) }
          return isMet(active)
        })
      {
        return true
      }
    }
    return false
  }

  /// The events that are there to fire and take no value.
  private func events(_ workspace: Workspace) -> [Event] {
    (workspace.current?.controls ?? []).filter { !$0.takesValue }.map { Event($0.event) }
  }

  private func tryOut(_ event: Event) {
    guard let stage = current else { return }
    _ = try? stage.fire(event, at: stage.open)
  }

  /// Whether the reference solution, or the rest of it from one of its lines on, does the task after
  /// something was done, in a copy of what lies open.
  private func isDone(_ active: LessonInProgress, by body: () -> Void) -> Bool {
    let solution = active.run.step.solution
    return solution.indices.contains { first in
      inCopy(active) {
        body()
        carryOut(Array(solution[first...]), isNew: false)
        return isMet(active)
      }
    }
  }

  private func isDone(_ active: LessonInProgress, byRepeating event: Event) -> Bool {
    inCopy(active) {
      for _ in 0..<State.mostRepeated {
        tryOut(event)
        if isMet(active) { return true }
      }
      return false
    }
  }

  private func isMet(_ active: LessonInProgress) -> Bool {
    var run = active.run
    _ = run.look(in: self, at: active.workspace)
    return run.isStepDone
  }

  private func inCopy(_ active: LessonInProgress, _ body: () -> Bool) -> Bool {
    let before = active.workspace
    defer { active.workspace = before }
    active.workspace = before.copyOfStep()
    return body()
  }
}
