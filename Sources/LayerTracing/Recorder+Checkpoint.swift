/// What a recorder does now and then, so that recording a message costs a comparison and no more.
extension Recorder {
  /// Makes room for the next messages, and measures how deep those under way are: the next
  /// checkpoint comes before messages can be deeper than ``deepest``.
  func checkpoint() {
    pulse?()
    let depth = depthOfRunning
    isEndless = isEndless || depth >= Recorder.deepest
    guard !isEndless, runaway == nil else { return stopDelivering() }
    if state.pointee.next == base + allocated {
      if allocated < capacity { grow() } else { state.pointee.next = base }
    }
    let ahead = min(Recorder.deepest - depth, base + allocated - state.pointee.next)
    if count >= capacity { retire(ahead) }
    state.pointee.end = state.pointee.next + ahead
  }

  /// How many messages of this event are under way inside one another.
  ///
  /// Only those since the last checkpoint are walked: the older ones were under way then already.
  private var depthOfRunning: Int {
    let event = Int(state.pointee.event)
    var added: [Int] = []
    var id = Int(state.pointee.running.message)
    while id > lookedAfter.id, record(id).event == event {
      added.append(id)
      id = Int(record(id).cause)
    }
    var before: ArraySlice<Int> = []
    if id > 0, id <= lookedAfter.id, lookedAfter.event == event {
      let end = underWay.indices.firstPlace { underWay[$0] >= id }
      if underWay.indices.contains(end), underWay[end] == id { before = underWay[...end] }
    }
    underWay = before + added.reversed()
    lookedAfter = (count, event)
    return underWay.count
  }

  /// Doubles the memory, up to the capacity.
  private func grow() {
    let larger = min(capacity, allocated * 2)
    let memory = UnsafeMutablePointer<Record>.allocate(capacity: larger)
    memory.moveInitialize(from: base, count: allocated)
    base.deallocate()
    base = memory
    state.pointee.next = base + allocated
    allocated = larger
  }

  /// Puts those of the oldest messages aside that are to stay, before others take their place.
  private func retire(_ number: Int) {
    guard let retains else { return }
    retired = oldest + number
    archive.add(
      excerpt(oldest..<oldest + number, results: archive.results), upTo: capacity, where: retains)
  }
}
