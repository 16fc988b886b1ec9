import Languages
import LayerTracing
import Queries
import Staging

/// Where inside an event a session is stopped: before one of its messages.
public struct Stop {
  /// How the session came there.
  public enum Origin: Sendable {
    /// The event was fired just now.
    case fired
    /// The newest event is walked.
    case walked
    /// The session went there in time.
    case visited
  }

  /// The event.
  public internal(set) var recording: EventRecording
  /// The place of the moment in the recording.
  public internal(set) var position: Int
  /// How the session came there.
  public let origin: Origin
  /// The place of the action that fires the event, in the timeline; behind all that is done for an
  /// event that was taken back.
  let place: Int

  /// The moment.
  public var moment: EventRecording.Moment { recording.moments[position] }
}

/// A way through the messages of the event in which a session is stopped.
public enum Advance: Equatable {
  /// To the next message; `isInside` counts those that stay within a role, too.
  case next(isInside: Bool)
  /// Behind all that the next message causes.
  case out
  /// To the next breakpoint.
  case onward
  /// To the event's end.
  case end
}

/// What came of going through the messages of an event.
public struct AdvanceResult {
  /// How watched values have changed on the way.
  public let changes: [Watchpoints.Change]
  /// Where the session was stopped, if it came to the event's end.
  public var ended: Stop?
  /// What it means for what the learner is asked.
  public var news = News()
}

/// Going through the messages of one event, which has run to its end already.
extension Session {
  /// Stops where a breakpoint says so in an event that was fired just now, or before its first message.
  ///
  /// - Returns: What came of it up to there.
  func stop(
    in recorder: EventRecorder, event: Int, stopsAtFirst: Bool
  ) throws(Refusal) -> AdvanceResult {
    let (recording, watched) = recorder.finish(event: event)
    watchpoints = watched
    let position =
      stopsAtFirst ? recording.next(after: -1, isInside: false) : recording.nextStop(after: -1)
    var step = AdvanceResult(changes: recording.changes(after: nil, upTo: position))
    if let position {
      let place = timeline.count - 1
      step.news = try come(
        to: Stop(recording: recording, position: position, origin: .fired, place: place))
    }
    return step
  }

  /// Comes to a place inside an event. If the event was fired just now, a lesson's task may be done
  /// with that; a walk or a visit completes no task.
  private func come(to stop: Stop) throws(Refusal) -> News {
    self.stop = stop
    guard case .fired = stop.origin else { return News() }
    return News(task: try completeTask(at: stop))
  }

  /// Looks whether a lesson's task that asks to stop is done at a place, and writes that down.
  func completeTask(at stop: Stop) throws(Refusal) -> TaskNews? {
    guard let lesson = state.lessonInFront, lesson.run.openTask?.asksToStop(in: environment) == true
    else { return nil }
    let news: TaskNews? = try look { state, message in
      guard let message else { return nil }
      return lesson.look(
        in: state, stoppedBefore: message, isChosen: stop.moment.reason != nil)
    }
    if lesson.run.isStepDone {
      enter(.observation(.stop(stop.moment.reference)))
      progress.note(.done, lesson.run.step, of: lesson.shelved.lesson)
    }
    return news
  }

  /// Goes through the messages of the event in which the session is stopped; throws
  /// ``Refusal/notStopped`` if it isn't.
  public func advance(_ way: Advance) throws(Refusal) -> AdvanceResult {
    guard var stop else { throw .notStopped }
    if way != .end, stop.recording.breakpoints != breakpoints.numbers {
      // Breakpoints have come or gone since the event was recorded.
      stop.recording = try record(stop.recording.event, firedBy: stop.place).recording
    }
    let recording = stop.recording
    let place: Int?
    switch way {
    case .next(let isInside): place = recording.next(after: stop.position, isInside: isInside)
    case .out: place = recording.out(of: stop.position)
    case .onward: place = nil
    case .end: return try go(to: nil, from: stop)
    }
    let breakpoint = recording.nextStop(after: stop.position)
    return try go(to: [place, breakpoint].compactMap(\.self).min(), from: stop)
  }

  private func go(to position: Int?, from stop: Stop) throws(Refusal) -> AdvanceResult {
    let changes = stop.recording.changes(after: stop.position, upTo: position)
    guard let position else {
      (self.stop, attempt) = (nil, nil)
      watchpoints.settle(in: state.workspace)
      return AdvanceResult(changes: changes, ended: stop)
    }
    var next = stop
    next.position = position
    return AdvanceResult(changes: changes, news: try come(to: next))
  }

  /// Stops before the first message, of one specimen or of any, of the newest event, or of an event
  /// whose messages wouldn't end and which was taken back; it may stay within a role. Tells how watched
  /// values have changed up to there.
  public func walk(from pattern: String?, isInside: Bool) throws(Refusal) -> AdvanceResult {
    let event: Int
    let place: Int
    if let attempt {
      if case .stage(.open) = attempt { event = 0 } else { event = state.workspace.newestEvent + 1 }
      place = timeline.count
    } else {
      guard let newest = timeline.newestEvent?.done, newest > 0,
        let fired = timeline.place(ofEventsBack: 1), try state.stage().events[newest] != nil
      else {
        throw Refusal(
          "error.nothing-fired", accepted: LocalizedText("error.nothing-to-walk.advice"))
      }
      (event, place) = (newest, fired)
    }
    let recording = try record(event, firedBy: place).recording
    let position = recording.moments.firstIndex { moment in
      (isInside || moment.message.isCrossing) && moment.specimen == pattern ?? moment.specimen
    }
    guard let position else { throw Refusal("error.sent-nothing", event) }
    _ = try come(to: Stop(recording: recording, position: position, origin: .walked, place: place))
    return AdvanceResult(changes: recording.changes(after: nil, upTo: position))
  }

  /// Stops before a message: of the event in which the session is stopped, of the newest one, or of any
  /// other. The session is in the time after that event then.
  ///
  /// - Parameter reference: The message, with its specimen.
  /// - Returns: What it means for what the learner is asked.
  /// - Throws: Why there is no such message; the session is where it was then.
  @discardableResult
  public func visit(_ reference: MessageReference) throws(Refusal) -> News {
    if let stop, stop.recording.event == reference.event {
      guard let position = stop.recording.position(of: reference) else {
        throw reference.missing(in: stop.recording, of: state.current)
      }
      return try go(to: position, from: stop).news
    }
    let place = try place(sending: reference)
    let (recording, recorded) = try record(reference.event, firedBy: place)
    guard let position = recording.position(of: reference) else {
      throw reference.missing(in: recording, of: state.current)
    }
    let end = reference.event == 0 ? timeline.count : timeline.end(ofEventAt: place)
    if end != timeline.count {
      try go(to: end, by: .event(reference.event), from: recorded.map { ($0, place + 1) })
    }
    attempt = nil
    return try come(
      to: Stop(recording: recording, position: position, origin: .visited, place: place))
  }

  /// The place of the action that sends a message, ahead ones included.
  private func place(sending reference: MessageReference) throws(Refusal) -> Int {
    if reference.event > 0 { return try timeline.place(firing: reference.event) }
    let replay = StopReplay(of: Array(timeline.done), like: state)
    guard let place = try replay.place(sending: reference) else {
      throw reference.missing(in: nil, of: state.current)
    }
    return place
  }

  private func record(
    _ event: Int, firedBy place: Int
  ) throws(Refusal) -> (recording: EventRecording, state: State?) {
    do throws(Refusal) {
      return try StopReplay(of: actions(upTo: place), like: state)
        .record(event, stoppingAt: breakpoints, watching: watchpoints)
    } catch {
      throw .cannotRepeat(.travel, error)
    }
  }
}

extension MessageReference {
  /// That an event has no such message.
  fileprivate func missing(in recording: EventRecording?, of stage: Stage?) -> Refusal {
    let name = specimen ?? ""
    let feature = stage.map { "\($0.feature.name)." } ?? ""
    let last = recording?.moments.last { $0.specimen == name }?.message.position.crossing
    return .noMessage(self, in: feature + name, last: last)
  }
}
