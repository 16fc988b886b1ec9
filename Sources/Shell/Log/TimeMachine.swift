import LayerTracing
import Queries
import Staging
import Terminal

/// Finds the places in time that people name, and goes there.
struct TimeMachine {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func goto(_ event: Int, _ word: Word) throws(Complaint) {
    let place = try place(of: event, word)
    try go(to: event == 0 ? place : session.log.end(ofEventAt: place), "goto \(event)")
  }

  /// The place of the action that fired an event; of the first one for 0.
  private func place(of event: Int, _ word: Word) throws(Complaint) -> Int {
    guard let newest = session.log.newestEvent?.ofAll else {
      throw Complaint(
        "no event was fired yet", at: word.span, accepted: "To fire one: fire.")
    }
    guard let place = session.log.place(ofEvent: max(event, 1)) else {
      throw Complaint("no such event yet", at: word.span, accepted: "Events: 0 to \(newest).")
    }
    return place
  }

  /// Goes to the time before the last event, or before several.
  func rewind(_ number: Int) throws(Complaint) {
    guard let place = session.log.place(ofEventsBack: number) else {
      throw Complaint(
        "no event lies behind",
        accepted: session.isInPast ? "To go forward: forward." : "To fire one: fire.")
    }
    try go(to: place, number == 1 ? "rewind" : "rewind \(number)")
  }

  /// Goes forward to the end of an event's time, or of several.
  func forward(_ number: Int) throws(Complaint) {
    guard session.isInPast else {
      throw Complaint(
        "nothing lies ahead",
        accepted: session.log.newestEvent == nil ? "To fire an event: fire." : "To go back: rewind."
      )
    }
    var place = session.log.count
    let end = place + session.log.ahead.count
    for _ in 0..<min(number, end) where place < end {
      // From before an event to behind it, with all that was done before the next.
      place = session.log.end(ofEventAt: max(place, session.log.end(ofEventAt: place - 1)))
    }
    try go(to: place, number == 1 ? "forward" : "forward \(number)")
  }

  private func go(to place: Int, _ line: String) throws(Complaint) {
    if place != session.log.count { try session.go(to: place, line) }
    // It is done: no event stops again for what stands behind it.
    session.aftermath.fallback = nil
    // The log knows of it already.
    session.turn.changedNothing = true
    session.report { session.whereabouts() }
  }

  func stop(before reference: MessageReference, _ word: Word) throws(Complaint) {
    guard reference.event > 0 else {
      throw Complaint(
        "loading can't be stopped in", at: word.span,
        accepted: "To read it: trace \(reference.specimen ?? "mvp") event 0.")
    }
    let place = try place(of: reference.event, word)
    let stage = try session.stage()
    let name = try pattern(of: reference, word, on: stage)
    var named: Message?
    if place < session.log.count, let specimen = stage[name] {
      named = try MessageLookup.message(reference, word, in: specimen)
    }
    let position = Message.Position(crossing: reference.crossing ?? 1, inner: reference.inner)
    let target = MessagePlace(specimen: name, event: reference.event, position: position)
    let stopped = try session.visit(
      place, firing: reference.event, stoppingAt: .at(target), isWalk: false, named: named)
    guard stopped else {
      throw Complaint("\(stage.feature.name).\(name) has no such message", at: word.span)
    }
    session.turn.changedNothing = true
    if !session.aftermath.isAwaited { session.aftermath.fallback = nil }
    if session.aftermath.followUp == nil { session.report { session.whereabouts() } }
  }

  /// The message of the very event that is stopped which a word names; nil if it names none, and while
  /// the event is one of the past, which is found by its number.
  ///
  /// - Throws: A ``Complaint`` if the event won't have such a message.
  func placeInPausedEvent(_ word: Word) throws(Complaint) -> MessagePlace? {
    guard let pause = session.pause, !session.isTravelling,
      let reference = try? MessageReference(word), reference.event == pause.message.event,
      let crossing = reference.crossing
    else { return nil }
    let stage = try session.stage()
    let name =
      reference.specimen == nil ? pause.place.specimen : try pattern(of: reference, word, on: stage)
    guard let copy = stage.rehearsal(of: name) else {
      throw Complaint(
        "\(stage.feature.name).\(name) isn't open", at: word.span,
        accepted: "Open here: \(stage.open.map(\.specimen.name).joined(separator: ", ")).")
    }
    for number in stage.events.numbers { _ = stage.rehearse(number, with: copy) }
    _ = try MessageLookup.message(reference, word, in: copy)
    return MessagePlace(
      specimen: name, event: reference.event,
      position: Message.Position(crossing: crossing, inner: reference.inner))
  }

  /// The name of the specimen that is meant: the first open one if none is named.
  private func pattern(
    of reference: MessageReference, _ word: Word, on stage: Stage
  ) throws(Complaint) -> String {
    guard let name = reference.specimen else {
      return stage.open.first?.specimen.name ?? ""
    }
    if stage.feature.specimens.contains(where: { $0.name == name }) { return name }
    let end = word.span.lowerBound + word.text.prefix { $0 != "#" }.utf8.count
    let short = Word(name, span: word.span.lowerBound..<end)
    return try ArgumentKind.specimen.parse(short, session).specimen.name
  }

  /// How many events somebody wants to go, one unless they say.
  static func number(_ word: Word?) throws(Complaint) -> Int {
    guard let word else { return 1 }
    let number = try worded { () throws(QueryError) in try Names.number(word, "a whole number") }
    guard number > 0 else { throw Complaint("at least one event", at: word.span) }
    return number
  }
}
