import Languages
import Queries
import Sessions

/// Going through time, and through the messages of an event.
extension Runner {
  func go(_ motion: Request.Motion) throws(Refusal) {
    switch motion {
    case .time(let move):
      let feature = session.state.current?.feature.name
      show(.changes(try session.go(move)))
      stops.deferred = nil
      report(.inFront(of: session.state, before: feature) + .whereabouts(of: session))
    case .visit(let reference): try visit(reference)
    case .advance(let way): tell(try session.advance(way))
    case .walk(let pattern, let isInside):
      tell(try session.walk(from: pattern, isInside: isInside))
    case .redo:
      try session.redo { newest throws(Refusal) in
        switch newest {
        case .action(let action): try act(Request.Act(action: action) { _ in nil })
        case .move(let move): try go(.time(move))
        }
      }
    case .undo(let count):
      let feature = session.state.current?.feature.name
      let (undone, news) = try session.undo(try session.countToUndo(of: count))
      lessons.note(news)
      stops.deferred = nil
      report(
        .undone(
          undone, of: count, in: session, before: feature,
          in: Language.inFront(of: session.state)))
    }
  }

  private func tell(_ step: AdvanceResult) {
    lessons.note(step.news)
    stops.tell(step)
  }

  private func visit(_ reference: MessageReference) throws(Refusal) {
    let isElsewhere = session.stop?.recording.event != reference.event
    let named = reference.specimen.flatMap { session.state.current?[$0] }
      .flatMap { try? State.message(reference, in: $0) }
    lessons.note(try session.visit(reference))
    if isElsewhere { stops.deferred = nil }
    stops.tell()
    if let stop = session.stop, let named, named.brief != stop.moment.message.brief {
      show(
        Document(
          localized: "running.was-then", "\(stop.moment.name)", "\(named.brief)", style: .hint))
    }
  }

  /// Goes to the end of the event in which the session is stopped, if it is.
  ///
  /// - Returns: Whether it was.
  public func leaveStop() -> Bool {
    guard let step = try? session.advance(.end) else { return false }
    tell(step)
    lessons.tellNews()
    return true
  }
}
