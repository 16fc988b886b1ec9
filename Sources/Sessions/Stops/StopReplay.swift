import Languages
import LayerTracing
import Queries
import Staging

/// Shows an event of earlier anew, on a state that is thrown away: all actions before it are applied
/// again, and its own up to the message that is looked at.
struct StopReplay {
  private let actions: [Action]
  private let environment: Environment
  private let checkpoint: Checkpoint?

  /// Takes actions, in the environment of a state, and from its checkpoint if they begin with those that led
  /// to that. The last of them fires the event that is looked at or recorded.
  init(of actions: [Action], like state: State) {
    self.actions = actions
    (environment, checkpoint) = (state.environment, state.checkpoint)
  }

  /// The place of the last action.
  private var last: Int { actions.count - 1 }

  /// Looks into every layer just before a message is delivered; nil if there was no such message. The
  /// refusal of an action that can't be done any more is thrown.
  func look<Result>(
    before reference: MessageReference, _ body: (State, Message) -> Result
  ) throws(Refusal) -> Result? {
    // A lesson may try a step's commands, and begin anew by the reference solutions: the attempt that the
    // learner was left with is the last one.
    let wanted = actions[last].beginsStep ? try lastAttempt(reference) : 1
    var result: Result?
    var count = 0
    try fire(reference) { state, message in
      count += 1
      if count == wanted { result = body(state, message) }
    }
    return result
  }

  /// How many times the message is sent up to the first time in the last attempt at a lesson's step.
  private func lastAttempt(_ reference: MessageReference) throws(Refusal) -> Int {
    var (count, first) = (0, 1)
    var workspace: Workspace?
    try fire(reference) { state, _ in
      count += 1
      if state.workspace !== workspace { (workspace, first) = (state.workspace, count) }
    }
    return first
  }

  /// Fires the event, and calls a function before the message is delivered.
  private func fire(
    _ reference: MessageReference, _ body: (State, Message) -> Void
  ) throws(Refusal) {
    let state = try State.made(of: actions[..<last], in: environment, from: checkpoint)
    // The hooks let go of it when the event has run: whatever kept it longer would be at fault.
    withoutActuallyEscaping(body) { body in
      let calls = EventHooks.Calls { specimen in
        guard specimen.specimen.name == reference.specimen ?? specimen.specimen.name,
          let message = specimen.recorder.messages.newestMessage, message.event == reference.event,
          message.position.crossing == reference.crossing, message.position.inner == reference.inner
        else { return }
        body(state, message)
      }
      state.hooks.calling(calls) {
        _ = try? state.apply(actions[last], after: Array(actions[..<last]))
      }
    }
  }

  /// Finds the place of the action that sends a message, if there is one: the newest one, where numbers
  /// were given twice. The refusal of an action that can't be done any more is thrown.
  func place(sending reference: MessageReference) throws(Refusal) -> Int? {
    if let checkpoint, let kept = checkpoint.state(for: actions),
      let found = try place(sending: reference, after: checkpoint.count, of: kept)
    {
      return found
    }
    return try place(sending: reference, after: 0, of: State(in: environment))
  }

  private func place(
    sending reference: MessageReference, after count: Int, of state: State
  ) throws(Refusal) -> Int? {
    func recorder() -> Recorder? { reference.specimen.flatMap { state.current?[$0] }?.recorder }
    var found: Int?
    for (place, action) in actions.enumerated().dropFirst(count) {
      let loaded = recorder()
      let events = try state.apply(action, after: Array(actions[..<place])).fired
      if reference.event > 0 {
        if events?.contains(reference.event) == true { found = place }
      } else if action.loads, let now = recorder(), now !== loaded {
        found = place
      }
    }
    return found
  }

  /// Records the event, 0 for loading, that the last of the actions fires, and gives the state that it
  /// led to; nil if its event didn't end. The refusal of an action that can't be done any more is
  /// thrown.
  func record(
    _ event: Int, stoppingAt breakpoints: Breakpoints, watching watchpoints: Watchpoints
  ) throws(Refusal) -> (recording: EventRecording, state: State?) {
    let state = try State.made(of: actions[..<last], in: environment, from: checkpoint)
    var watchpoints = watchpoints
    watchpoints.settle(in: state.workspace)
    let recorder = EventRecorder(
      event, stoppingAt: breakpoints, watching: watchpoints, in: { state.workspace })
    let isDone = state.hooks.calling(EventHooks.Calls { recorder.note($0) }) {
      (try? state.apply(actions[last], after: Array(actions[..<last]))) != nil
    }
    return (recorder.finish(event: event).0, isDone ? state : nil)
  }
}
