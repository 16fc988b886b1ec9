import Lessons
import Queries
import Staging

/// What leads on where a task can't be done any more.
public enum WayOut: String, Sendable {
  /// The newest change is taken back.
  case undo
  /// Everything is loaded anew.
  case reset
}

extension State {
  /// The ways out of where the learner is, the shortest first, if the open task seems lost from there:
  /// neither its reference solution does it, nor the rest of that from any of its lines on, nor a few
  /// events in any order. That is a search, not a proof: a way that it doesn't find is still open, and
  /// nothing is taken away.
  public func waysOut(canUndo: Bool) -> [WayOut] {
    guard let search = TaskSearch(in: self), !search.canBeDone else { return [] }
    return (canUndo ? [.undo] : []) + (search.canBeDoneAfterReset ? [.reset] : [])
  }

  /// Whether the reference solution does the open task from here; true where none is open, where code is to be
  /// written, and where an event is to be stopped, to which the solution alone doesn't come.
  public var isSolvable: Bool {
    guard let search = TaskSearch(in: self) else { return true }
    return search.isDoneBySolution
  }
}

/// Tries out, in copies of what lies open in a lesson, whether its open task can be done from there.
private struct TaskSearch {
  /// How often an event is tried again and again, to see whether the task can still be done with it.
  private static let mostRepeated = 6
  /// How many sequences of different events are tried at the most.
  private static let mostTried = 60

  private let state: State
  private let active: LessonInProgress
  /// What the task's checks say; nil for one that can't be read, which never holds.
  private let checks: [Expectation?]

  /// Nil where no task is open, where code is to be written, and where an event is to be stopped, to which the
  /// solution alone doesn't come.
  init?(in state: State) {
    guard let active = state.lessonInFront, let task = active.run.openTask, task.code == nil,
      !task.asksToStop(in: state.environment)
    else { return nil }
    self.state = state
    self.active = active
    let vocabulary = state.environment.vocabulary
    checks = task.checks.map { try? Expectation($0.line.text, vocabulary: vocabulary) }
  }

  /// Whether the reference solution does it, or the rest of it from one of its lines on, or a few events.
  var canBeDone: Bool {
    if isDone(by: {}) || isDoneBySequence || isDoneByCatchingUp { return true }
    return events.contains { event in
      isDone(by: { tryOut(event) }) || isDone(byRepeating: event)
    }
  }

  /// Whether patterns that are behind do it when they catch up, or the solution after that.
  private var isDoneByCatchingUp: Bool {
    guard let stage = state.current, stage.open.contains(where: { stage.missed(by: $0) > 0 }) else {
      return false
    }
    func catchUp() { state.current?.sync() }
    return inCopy {
      catchUp()
      return isMet
    } || isDone(by: catchUp)
  }

  /// Whether it is done after everything was loaded anew.
  var canBeDoneAfterReset: Bool { isDone(by: { state.current?.reset() }) }

  /// Whether the reference solution does the task.
  var isDoneBySolution: Bool {
    inCopy {
      LessonSteps(state).carryOut(active.run.step.solution, for: .trial)
      return isMet
    }
  }

  /// Whether some sequence of events does the task. Only the longest ones are tried: the shorter ones are
  /// how they begin.
  private var isDoneBySequence: Bool {
    let events = self.events
    if events.isEmpty { return false }
    var longest: [[Event]] = [[]]
    var tried = 0
    while true {
      let longer = longest.flatMap { sequence in events.map { sequence + [$0] } }
      tried += longer.count
      if tried > TaskSearch.mostTried { break }
      longest = longer
    }
    return longest.contains { sequence in
      inCopy {
        sequence.contains { event in
          tryOut(event)
          return isMet
        }
      }
    }
  }

  /// The events that are there to fire and take no value.
  private var events: [Event] {
    (active.workspace.current?.controls ?? []).filter { !$0.takesValue }.map { Event($0.event) }
  }

  private func tryOut(_ event: Event) {
    guard let stage = state.current else { return }
    _ = try? state.workspace.fire(event, at: stage.open, on: stage)
  }

  /// Whether the reference solution, or the rest of it from one of its lines on, does the task after
  /// something was done, in a copy of what lies open.
  private func isDone(by body: () -> Void) -> Bool {
    let solution = active.run.step.solution
    return solution.indices.contains { first in
      inCopy {
        body()
        LessonSteps(state).carryOut(Array(solution[first...]), for: .trial)
        return isMet
      }
    }
  }

  private func isDone(byRepeating event: Event) -> Bool {
    inCopy {
      for _ in 0..<TaskSearch.mostRepeated {
        tryOut(event)
        if isMet { return true }
      }
      return false
    }
  }

  /// Whether the task is done now. The first check that fails is enough to know that it isn't.
  private var isMet: Bool {
    let context = CheckContext(workspace: active.workspace, tellsSetters: false)
    return checks.allSatisfy { check in
      guard let check else { return false }
      do throws(QueryError) { return try check.check(against: context) == nil } catch {
        return false
      }
    }
  }

  private func inCopy(_ body: () -> Bool) -> Bool {
    let before = active.workspace
    defer { active.workspace = before }
    active.workspace = before.copyOfStep()
    return body()
  }
}
