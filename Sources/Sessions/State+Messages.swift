import Languages
import LayerTracing
import Queries
import Staging

/// Finding messages by their names.
extension State {
  /// Refuses the number of an event that the stage in front doesn't have.
  public func check(event number: Int) throws(Refusal) {
    let events = current?.events ?? EventLog()
    if number == 0 || events[number] != nil { return }
    if let current,
      let owner = workspace.stages.values.first(where: { $0.events[number] != nil })
    {
      throw Refusal(
        "error.event-elsewhere", number, owner.feature.name, current.feature.name,
        accepted: LocalizedText("error.elsewhere.advice", owner.feature.name))
    }
    throw .noEvent(newest: events.newest)
  }

  /// The open specimens that a reference is about: the one that it names, or all.
  public func specimens(of reference: MessageReference) throws(Refusal) -> [OpenSpecimen] {
    try workspace.open(reference.specimen.map { [$0] } ?? [], on: try stage())
  }

  /// The messages that a reference names: one in each specimen that it is about. Where it names no
  /// specimen, those that have no such message are left out: an event's way is longer in one pattern
  /// than in another. A refusal is thrown if none has such a message, or not the one that is named.
  public func messages(
    _ reference: MessageReference
  ) throws(Refusal) -> [(specimen: OpenSpecimen, message: Message)] {
    try check(event: reference.event)
    var found: [(OpenSpecimen, Message)] = []
    var missing: Refusal?
    for specimen in try specimens(of: reference) {
      do {
        found.append((specimen, try State.message(reference, in: specimen)))
      } catch {
        missing = missing ?? error
      }
    }
    if let missing, found.isEmpty || reference.specimen != nil { throw missing }
    return found
  }

  /// The message that a reference means in a specimen; the first of the event if it names none.
  public static func message(
    _ reference: MessageReference, in specimen: OpenSpecimen
  ) throws(Refusal) -> Message {
    let messages = Array(
      specimen.recorder.messages.trace(events: reference.event...reference.event))
    let found = messages.first {
      reference.crossing == nil
        || $0.position.crossing == reference.crossing && $0.position.inner == reference.inner
    }
    if let found { return found }
    let kept = specimen.recorder.messages.trace().first { _ in true }?.event ?? 0
    let isDropped =
      reference.event < kept
      || reference.event == kept && specimen.recorder.messages.dropped > 0
    throw isDropped
      ? "error.message-dropped"
      : .noMessage(reference, in: specimen.name, last: messages.last?.position.crossing)
  }
}
