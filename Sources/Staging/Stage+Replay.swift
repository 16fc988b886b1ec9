import Features
import LayerTracing

/// Playing events again on the side.
extension Stage {
  /// A copy of an open specimen as it was when it was loaded, for playing its events again on the
  /// side; little of what it does is kept.
  public func copyForReplay(of name: String) -> OpenSpecimen? {
    self[name].map {
      let copy = OpenSpecimen(
        $0.specimen, of: feature, slot: $0.slot,
        kept: KeptMessages(capacity: Recorder.deepest),
        mode: firstMode(of: $0.specimen.name), language: language, mocked: $0.mocked)
      copy.load()
      return copy
    }
  }

  /// A copy of an open specimen as it was after an event, 0 for loading.
  public func copyForReplay(of name: String, after event: Int) -> OpenSpecimen? {
    guard let copy = copyForReplay(of: name) else { return nil }
    for number in events.numbers.prefix(while: { $0 <= event }) {
      _ = replay(number, with: copy)
    }
    return copy
  }

  /// Plays one event with a copy, if the specimen received it.
  ///
  /// - Returns: Whether it did.
  public func replay(_ number: Int, with copy: OpenSpecimen) -> Bool {
    guard let event = events[number],
      events.isReceived(number, by: copy.slot)
    else { return false }
    copy.relive(event, number: number)
    return true
  }
}
