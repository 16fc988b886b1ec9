import Languages
import Queries

/// Places in a timeline.
nonisolated extension Timeline {
  /// The events and notes that lie ahead after going back in time; nil if no event does.
  public var future: Future? {
    guard isInPast, let events = newestEvent, events.ofAll > events.done else {
      return nil
    }
    let notes = ahead.count {
      if case .note = $0 { $0.ownWords != nil } else { false }
    }
    return Future(events: events.done + 1...events.ofAll, notes: notes)
  }

  /// How many actions are done at the place that a move leads to; throws a ``Refusal``, if there is
  /// no such place.
  func place(of move: Move) throws(Refusal) -> Int {
    switch move {
    case .event(let number):
      let place = try place(firing: number)
      return number == 0 ? place : end(ofEventAt: place)
    case .back(let number):
      guard let place = place(ofEventsBack: number) else {
        throw .nothingBehind(isInPast: isInPast)
      }
      return place
    case .ahead(let number):
      guard isInPast else {
        throw .nothingAhead(hasEvents: newestEvent.map { $0.ofAll > 0 } ?? false)
      }
      var place = count
      let end = countOfAll
      for _ in 0..<min(number, end) where place < end {
        // From before an event to behind it, with all that was done before the next.
        place = self.end(ofEventAt: max(place, self.end(ofEventAt: place - 1)))
      }
      return place
    }
  }

  /// The place of the action that fired an event; of the first one for 0. Throws a ``Refusal``, if
  /// there is no such event.
  func place(firing number: Int) throws(Refusal) -> Int {
    guard let newest = newestEvent?.ofAll, newest > 0 else {
      throw Refusal(
        "error.nothing-fired", accepted: LocalizedText("error.to-fire-one"))
    }
    guard let place = place(ofEvent: max(number, 1)) else {
      throw Refusal("error.no-event", advice: newest)
    }
    return place
  }

  /// Whether something was done since the lesson's step began.
  public var hasActedInStep: Bool {
    done.last { !$0.isObservation }.map { !$0.beginsStep } ?? false
  }
}
