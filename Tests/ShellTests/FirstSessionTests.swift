import TestSupport
import Testing

/// The first session of a learner, as it stands on the terminal.
@Suite struct FirstSessionTests {
  private let lines = [
    "open counter", "fire increase", "trace mvp", "fire incraese on mvp",
  ]

  @Test(arguments: [60, 80, 200])
  func `on a terminal of so many columns`(columns: Int) {
    let text = Learner.transcript(lines, columns: columns)
    #expect(SnapshotFile("First session/\(columns) columns").mismatch(with: text) == nil)
  }

  @Test func `in plain mode`() {
    let text = Learner.transcript(lines, isPlain: true)
    #expect(SnapshotFile("First session/plain").mismatch(with: text) == nil)
  }
}
