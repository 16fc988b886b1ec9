/// The closures that layers are handed.
extension Recorder {
  /// The closures that layers were handed by other layers and that are still kept, the oldest first.
  public var handedClosures: [HandedClosure] {
    closuresReleasedElsewhere.note { closures.remove(at: $0) }
    return closures.all
  }

  /// Notes that the message that is being handled brought a closure, and gives what the closure is to
  /// keep; nil while nothing is recorded.
  func keepClosure(for keeper: UInt32, of owner: UInt32) -> ClosureLife? {
    guard state.recordsHere else { return nil }
    let closure = HandedClosure(
      keeper: keeper, owner: owner, start: handler(of: owner, before: Int(state.frame.message)))
    return ClosureLife(closure, in: self)
  }

  /// Notes that nothing keeps a closure any more.
  func releaseClosure(at place: Int) {
    if isAtHome { closures.remove(at: place) } else { closuresReleasedElsewhere.add(place) }
  }

  /// The site of the method of a layer that sent a message.
  private func handler(of layer: UInt32, before id: Int) -> UnsafePointer<UInt8>? {
    guard id >= messages.oldest, id > 0 else { return nil }
    let cause = Int(messages.record(id).cause)
    guard cause >= messages.oldest, cause > 0, messages.record(cause).receiver == layer else {
      return nil
    }
    return messages.record(cause).site
  }
}
