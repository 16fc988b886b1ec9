/// Which events the open specimens have received.
extension Stage {
  /// How many events an open specimen has missed.
  public func missed(by specimen: OpenSpecimen) -> Int {
    events.count(missedBy: specimen.slot)
  }

  /// Whether an open specimen has received the event of this number.
  public func hasReceived(_ number: Int, _ specimen: OpenSpecimen) -> Bool {
    events.isReceived(number, by: specimen.slot)
  }

  /// The number of the newest event that an open specimen received; 0, loading, if none.
  public func newest(receivedBy specimen: OpenSpecimen) -> Int {
    events.newest(receivedBy: specimen.slot)
  }
}
