/// What a recorder does now and then, so that recording a message costs a comparison and no more.
extension Recorder {
  /// Makes room for the next messages, and measures how deep those under way are: the next
  /// checkpoint comes before messages can be deeper than ``deepest``.
  func checkpoint() {
    pulse?()
    let depth = gauge.depth(
      in: Int(state.pointee.event), from: Int(state.frame.message), newest: count, record)
    isEndless = isEndless || depth >= Recorder.deepest
    guard !isEndless, runaway == nil else { return stopDelivering() }
    if state.pointee.next == ring.end {
      state.pointee.next = ring.allocated < capacity ? ring.grow() : ring.base
    }
    let ahead = min(Recorder.deepest - depth, ring.end - state.pointee.next)
    if count >= capacity { retire(ahead) }
    state.pointee.end = state.pointee.next + ahead
  }

  /// Puts those of the oldest messages aside that are to stay, before others take their place.
  private func retire(_ number: Int) {
    guard let retains else { return }
    retired = oldest + number
    archive.add(
      excerpt(oldest..<oldest + number, results: archive.results), upTo: capacity, where: retains)
  }
}
