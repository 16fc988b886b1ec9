import Terminal
import Testing

@Suite struct ArrayLineSourceTests {
  @Test func `lines come in order, then the end of input for ever`() {
    let source = ArrayLineSource(["open counter", "fire +"])
    #expect(source.next() == .line("open counter"))
    #expect(source.next() == .line("fire +"))
    #expect(source.next() == .endOfInput)
    #expect(source.next() == .endOfInput)
  }

  @Test func `any result can be played`() {
    let source = ArrayLineSource(results: [.interrupted, .terminated(signal: 15), .line("")])
    #expect(source.next() == .interrupted)
    #expect(source.next() == .terminated(signal: 15))
    #expect(source.next() == .line(""))
    #expect(source.next() == .endOfInput)
  }

  @Test func `the latest prompt is remembered`() {
    let source = ArrayLineSource(["quit"])
    #expect(source.lastPrompt == nil)
    _ = source.next(prompt: "predict> ")
    #expect(source.lastPrompt == "predict> ")
  }

  @Test func `any source can be asked without a prompt`() {
    let source: any LineSource = ArrayLineSource(["quit"])
    #expect(source.next() == .line("quit"))
  }
}
