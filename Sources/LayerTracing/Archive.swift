/// Messages that stay when a recorder's store is full and others go: those that the recorder
/// retains, and those that are pinned.
struct Archive {
  /// The messages, by their ids, the oldest first.
  private var messages: [Message] = []
  /// The ids of those that always stay.
  private var pinned: Set<Int> = []
  private var counter = PositionCounter()
  /// What calls returned that may still be put aside here.
  private(set) var results: [Int: StoredValue] = [:]

  /// How many messages with smaller ids there are.
  func count(before id: Int) -> Int { place(of: id) }

  /// The messages with smaller ids, of some events or of all.
  func messages(before id: Int, in events: ClosedRange<Int>?) -> ArraySlice<Message> {
    let all = 0..<place(of: id)
    guard let events else { return messages[all] }
    // A binary search: a million events may have pinned messages, and one of them be asked for.
    let first = all.firstPlace { messages[$0].event >= events.lowerBound }
    return messages[first..<max(first, all.firstPlace { messages[$0].event > events.upperBound })]
  }

  /// Remembers what a call returned, in case the call is put aside.
  mutating func note(_ value: StoredValue, of call: Int) { results[call] = value }

  /// Takes what stays of the messages that go: `most` of them at most, pinned ones aside.
  mutating func add(_ trace: Trace, upTo most: Int, where stays: (Message) -> Bool) {
    var iterator = Trace.Iterator(trace: trace, countingFrom: counter)
    while let message = iterator.next() {
      results[message.id] = nil
      if stays(message) { insert(message) }
    }
    counter = iterator.counter
    // A quarter at once: to take one away from the front moves all the others.
    guard messages.count > most + most / 4 + pinned.count else { return }
    var excess = messages.count - most - pinned.count
    messages.removeAll { message in
      guard excess > 0, !pinned.contains(message.id) else { return false }
      excess -= 1
      return true
    }
  }

  /// Keeps a message for good.
  mutating func pin(_ message: Message) {
    pinned.insert(message.id)
    insert(message)
  }

  /// Lets a pinned message go, as any other, unless it stays all the same.
  mutating func unpin(_ id: Int, unless stays: ((Message) -> Bool)?) {
    guard pinned.remove(id) != nil else { return }
    messages.removeAll { $0.id == id && stays?($0) != true }
  }

  private mutating func insert(_ message: Message) {
    let place = place(of: message.id)
    if messages.indices.contains(place), messages[place].id == message.id { return }
    messages.insert(message, at: place)
  }

  private func place(of id: Int) -> Int { messages.indices.firstPlace { messages[$0].id >= id } }
}
