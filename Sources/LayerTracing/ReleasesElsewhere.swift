import Synchronization

/// The numbers of what was released on other threads than a recorder's own, until that one takes note of
/// it: what the recorder keeps is changed by its own thread alone.
final class ReleasesElsewhere: Sendable {
  private let numbers = Mutex<[Int]>([])

  /// Adds what is being released: it isn't freed before this has returned.
  func add(_ number: Int) { numbers.withLock { $0.append(number) } }

  /// Takes note of what was released, each number once; `body` runs after that, while nothing that is
  /// being released elsewhere is freed.
  func note(_ take: (Int) -> Void, then body: () -> Void = {}) {
    numbers.withLock { numbers in
      for number in numbers { take(number) }
      numbers.removeAll()
      body()
    }
  }
}
