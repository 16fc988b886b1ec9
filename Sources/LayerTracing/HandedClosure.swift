/// A closure that one layer was handed by another, for as long as anything keeps it: a layer that
/// only passes it on, to something that answers at once, holds nothing.
///
/// Sendable, because its only pointer is to a constant.
public struct HandedClosure: Equatable, @unchecked Sendable {
  /// The layer that was handed it.
  public let keeper: UInt32
  /// The layer that handed it over, and as which it runs.
  public let owner: UInt32
  /// The method of the owner that handed it over; nil if that isn't known any more.
  public var site: Site? { start.map { Site($0) } }
  /// The text of that method's site; most closures are never asked about.
  let start: UnsafePointer<UInt8>?
}

/// The closures that layers were handed and that are still kept: each in a place of its own, which
/// another one gets when it is gone.
struct HandedClosures {
  private var places: [(number: Int, closure: HandedClosure)?] = []
  private var free: [Int] = []
  private var newest = 0

  /// All, the oldest first.
  var all: [HandedClosure] {
    places.compactMap(\.self).sorted { $0.number < $1.number }.map(\.closure)
  }

  /// Adds one, and gives its place.
  mutating func add(_ closure: HandedClosure) -> Int {
    newest += 1
    guard let place = free.popLast() else {
      places.append((newest, closure))
      return places.count - 1
    }
    places[place] = (newest, closure)
    return place
  }

  /// Takes the one at a place away.
  mutating func remove(at place: Int) {
    places[place] = nil
    free.append(place)
  }
}

/// Lives as long as a closure that was handed over: the closure keeps it.
///
/// It doesn't keep the recorder's layers, nor is it one of their tokens.
final class ClosureLife: @unchecked Sendable {
  private let place: Int
  private let recorder: Recorder

  init(_ closure: HandedClosure, in recorder: Recorder) {
    place = recorder.closures.add(closure)
    self.recorder = recorder
  }

  deinit { recorder.releaseClosure(at: place) }
}

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
