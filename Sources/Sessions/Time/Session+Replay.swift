import Languages
import Lessons

/// What an action made, while everything is done once more for a reader.
public struct ReplayedAction {
  /// Its place in the timeline, from 0.
  public let place: Int
  /// What was done.
  public let action: Action
  /// What came of it.
  public let outcome: Outcome
  /// The numbers of the events that it fired, in order; a lesson's only as far as it showed them.
  public let events: [Int]
  /// What is there now.
  public let state: State
}

extension Session {
  /// Does everything again from nothing, on the side: what was reset, mocked or closed later is there as
  /// it was. The session itself stays as it is, and what lies ahead isn't told.
  ///
  /// - Parameter body: Is given what came of each action; if it throws, that was the last.
  /// - Throws: Why an action can't be done any more, ``Refusal/interrupted``, or what `body` throws.
  public func replay(_ body: (ReplayedAction) throws(Refusal) -> Void) throws(Refusal) {
    let actions = timeline.done
    let state = State(in: environment)
    for (place, action) in actions.enumerated() {
      if place % 256 == 255, wasInterrupted?() == true { throw .interrupted }
      let result: Applied
      do throws(Refusal) {
        result = try state.apply(action, after: Array(actions.prefix(place)))
      } catch {
        throw .cannotRepeat(.replay, error)
      }
      let replayed = ReplayedAction(
        place: place, action: action, outcome: result.outcome,
        events: state.shown(result.fired, of: action), state: state)
      try body(replayed)
    }
  }

  /// The state that the first of the timeline's actions make, for the session to go on with: to
  /// compare, from nothing; else from where the newest step of a lesson began, if that is among them.
  func state(
    of actions: some Collection<Action>, for purpose: Refusal.Repetition
  ) throws(Refusal) -> State {
    do throws(Refusal) {
      let checkpoint = purpose == .replay ? nil : state.checkpoint
      try trying("\(purpose)", if: runsOwnCode(actions) || state.hasOwnCode) {
        // What was there before goes, too.
        if let made = try? State.made(of: actions, in: environment, from: checkpoint) {
          self.state = made
        }
      }
      let state = try State.made(
        of: actions, in: environment, from: checkpoint, wasInterrupted: wasInterrupted)
      state.isLive = uncommittedEntries == nil
      return state
    } catch {
      if error == .interrupted { throw error }
      throw .cannotRepeat(purpose, error)
    }
  }

  /// Does everything again from nothing; if an action can't be done again, all is as before.
  public func doAgain() throws(Refusal) {
    state = try state(of: timeline.done, for: .replay)
    repeatedEvents.compare(state, after: timeline.count)
    stop = nil
  }

  /// Keeps other messages from now on: everything is done again, so that what had gone is there as far
  /// as there is room. If an action can't be done again, all is as before.
  public func retain(_ retention: Retention) throws(Refusal) {
    let before = environment.retention
    environment.retention = retention
    do throws(Refusal) {
      state = try state(of: timeline.done, for: .replay)
      // Of an event that was too long to be kept, more is there now than at first.
      repeatedEvents = RepeatedEvents()
    } catch {
      environment.retention = before
      throw error
    }
  }
}

extension ShelvedLesson {
  /// Goes through the lesson on the side, by its reference solutions; `body` is given each step as it
  /// begins, and the prediction that it asks for, with the answer that turns out right.
  public func walkThrough(
    in environment: Environment, _ body: (LessonStep, OpenPrediction?, Forecast?) -> Void
  ) throws(Refusal) {
    let state = State(in: environment)
    try state.apply(.lesson(.begin(name, at: "1")), after: [])
    for step in lesson.steps {
      let open = state.prediction
      body(step, open, open.flatMap { try? state.reference(of: $0) })
      if state.lessonInFront?.run.isAtLastStep == false {
        try state.apply(.lesson(.skip), after: [])
      }
    }
  }
}

extension State {
  /// The events of an action that a learner sees: those with which a lesson gets to its step go by.
  fileprivate func shown(_ events: ClosedRange<Int>?, of action: Action) -> [Int] {
    guard let events else { return [] }
    guard action.beginsStep else { return Array(events) }
    let before = lessonInFront?.stepStart.newestEvent ?? 0
    return events.filter { $0 > before }
  }
}
