import Terminal
import Testing

@Suite struct TerminalProfileTests {
  @Test func `batch output has 80 columns and no colour`() {
    let batch = TerminalProfile.batch
    #expect(!batch.isTerminal)
    #expect(!batch.color)
    #expect(!batch.isPlain)
    #expect(batch.columns == 80)
    #expect(batch.ambiguous == .narrow)
    #expect(batch == TerminalProfile())
  }
}
