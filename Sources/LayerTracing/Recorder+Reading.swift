/// Reading what was recorded.
extension Recorder {
  /// How many messages the store holds now.
  public var kept: Int { count - oldest + 1 + archive.count(before: oldest) }
  /// How many of the oldest messages had to go.
  public var dropped: Int { count - kept }

  /// What is recorded so far, as a value that no longer changes.
  ///
  /// - Parameter events: Only these events, or nil for all.
  /// - Returns: The messages that are kept.
  public func trace(events: ClosedRange<Int>? = nil) -> Trace {
    // An event whose beginning has gone can't be numbered any more: it goes as a whole.
    let cut = oldest > 1 ? record(oldest).event : -1
    let whole = firstID { $0.event > cut }
    let first = max(
      whole, events.map { range in firstID { $0.event >= range.lowerBound } } ?? whole)
    let end = events.map { range in firstID { $0.event > range.upperBound } } ?? count + 1
    let ids = first..<max(first, end)
    return excerpt(
      ids, results: ring.results(of: ids), after: archive.messages(before: whole, in: events),
      dropped: whole - 1 - archive.count(before: whole))
  }

  /// The messages of one event that crossed layers, in their order.
  ///
  /// - Parameter event: The event's number; 0 is loading.
  /// - Returns: Those that are kept.
  public func crossings(of event: Int) -> [Message] {
    trace(events: event...event).filter(\.isCrossing)
  }

  /// The newest message: in ``beforeDelivery`` the one that waits. Asked for after each message, it
  /// takes the same time for each.
  public var newestMessage: Message? {
    guard count >= oldest else { return nil }
    let event = record(count).event
    if counted.id >= count || counted.id < oldest || record(counted.id).event != event {
      counted = (firstID { $0.event >= event } - 1, PositionCounter())
    }
    var iterator = Trace.Iterator(
      trace: excerpt(counted.id + 1..<count + 1), countingFrom: counted.counter)
    var newest: Message?
    while let message = iterator.next() { newest = message }
    counted = (count, iterator.counter)
    return newest
  }

  /// The newest messages, even of an event whose beginning has gone: their places are not to be trusted.
  public func latest(_ number: Int) -> [Message] {
    Array(excerpt(max(oldest, count - number + 1)..<max(oldest, count + 1)))
  }

  /// The number of the newest message's event; 0 if there is no message.
  public var newestEvent: Int { count >= oldest && count > 0 ? record(count).event : 0 }

  /// The first kept id whose record satisfies a condition that, once true, stays true.
  private func firstID(where condition: (Record) -> Bool) -> Int {
    (oldest..<count + 1).firstPlace { condition(record($0)) }
  }
}
