import Synchronization

/// Answers that are found out once for each key, because to find one out takes long beside looking it up.
///
/// Recorders share them: an answer depends on its key alone.
struct Memo<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let known = Locked<[Key: Answer]>([:])

  /// The answer for a key, which `find` finds out; the lock isn't held meanwhile, so that it may ask in
  /// turn.
  func callAsFunction(_ key: Key, _ find: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[key] }) { return answer }
    let answer = find()
    known.withLock { $0[key] = answer }
    return answer
  }
}

/// A memo whose keys are addresses: of what the runtime knows of a type, or of a text in the program. Those are asked
/// for with each message and each look at a layer, so what was asked for before is found without a lock or a hash.
///
/// It is made once, and its answers are there for as long as the program is.
struct AddressMemo<Answer: Sendable>: Sendable {
  private struct Found {
    let address: UInt
    let answer: Answer
  }

  /// An answer where it stays: nothing changes it or frees it.
  private struct Kept: @unchecked Sendable { let found: UnsafePointer<Found> }

  /// Of the addresses that share a slot, the one that was asked for last.
  private struct Slots: @unchecked Sendable {
    static var count: Int { 512 }

    let first = UnsafeMutablePointer<Atomic<UnsafePointer<Found>?>>.allocate(capacity: count)

    init() {
      for index in 0..<Slots.count { (first + index).initialize(to: Atomic(nil)) }
    }
  }

  private let slots = Slots()
  private let all = Memo<UInt, Kept>()

  /// The answer for a type, which `find` finds out; it may ask in turn.
  func callAsFunction(_ type: ObjectIdentifier, _ find: () -> Answer) -> Answer {
    self(UInt(bitPattern: type), find)
  }

  /// The answer for an address, which `find` finds out; it may ask in turn.
  func callAsFunction(_ address: UInt, _ find: () -> Answer) -> Answer {
    // What the runtime knows of a type is aligned to words, and seldom shorter than eight of them.
    let slot = slots.first + Int((address &>> 3 ^ address &>> 12) % UInt(Slots.count))
    if let found = slot.pointee.load(ordering: .acquiring), found.pointee.address == address {
      return found.pointee.answer
    }
    let kept = all(address) {
      let memory = UnsafeMutablePointer<Found>.allocate(capacity: 1)
      memory.initialize(to: Found(address: address, answer: find()))
      return Kept(found: UnsafePointer(memory))
    }
    slot.pointee.store(kept.found, ordering: .releasing)
    return kept.found.pointee.answer
  }
}
