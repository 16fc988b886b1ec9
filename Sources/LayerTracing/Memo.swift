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
