import Exports

/// Two recordings of the same session, and where they begin to differ.
struct ReplayComparison {
  /// The first line that isn't the same in both, nil where a recording ends before; nil if all are.
  let difference: (recorded: String?, now: String?)?

  /// Compares what came of what was done: messages, screens and states.
  init(recorded: [RecordedLine], now: [RecordedLine]) {
    let same = zip(recorded, now).prefix { $0.tellsSame(as: $1) }.count
    guard same < max(recorded.count, now.count) else {
      difference = nil
      return
    }
    func words(_ lines: [RecordedLine]) -> String? {
      same < lines.count ? lines[same].description : nil
    }
    difference = (words(recorded), words(now))
  }
}
