/// Measures how deep messages are inside one another, now and then.
struct DepthGauge {
  /// The messages that were under way when it was measured last, the first cause first.
  private var underWay: [Int] = []
  /// The newest message then, and its event.
  private var last = (id: 0, event: 0)

  /// How many messages of an event are under way inside one another. Only those since the last time are
  /// walked: the older ones were under way then already.
  mutating func depth(
    in event: Int, from running: Int, newest: Int, _ record: (Int) -> Record
  ) -> Int {
    var added: [Int] = []
    var id = running
    while id > last.id, record(id).event == event {
      added.append(id)
      id = Int(record(id).cause)
    }
    var before: ArraySlice<Int> = []
    if id > 0, id <= last.id, last.event == event {
      let end = underWay.indices.firstPlace { underWay[$0] >= id }
      if underWay.indices.contains(end), underWay[end] == id { before = underWay[...end] }
    }
    underWay = before + added.reversed()
    last = (newest, event)
    return underWay.count
  }
}
