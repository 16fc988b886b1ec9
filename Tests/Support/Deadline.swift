import Platform

/// A moment after which waiting makes no sense; generous, because builds may run beside the tests.
struct Deadline {
  /// How long anything may take before a test gives up: 30 seconds.
  static let generous: Double = 30

  private let end: Double

  init(seconds: Double) { end = Deadline.now() + seconds }

  /// Milliseconds until then, 0 when it is past: what poll(2) takes.
  var milliseconds: Int32 { Int32(max(0, (end - Deadline.now()) * 1_000)) }

  var isPast: Bool { milliseconds == 0 }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
