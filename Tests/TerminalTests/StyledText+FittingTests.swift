import Terminal
import Testing

@Suite struct StyledTextFittingTests {
  static let sample = StyledText("한글", .bold) + " and more"

  @Test func `width is that of the text, not of the sequences`() {
    #expect(Self.sample.displayWidth() == 13)
    #expect((StyledText("→", .call) + "a").displayWidth(ambiguous: .wide) == 3)
  }

  @Test func `padding is plain`() {
    #expect(StyledText("ab", .bold).padded(to: 4) == StyledText("ab", .bold) + "  ")
    #expect(
      StyledText("ab", .bold).padded(to: 4, alignment: .right) == "  " + StyledText("ab", .bold))
    #expect(StyledText("ab", .bold).padded(to: 1) == StyledText("ab", .bold))
  }

  @Test func `the ellipsis looks like what it stands for`() {
    #expect(Self.sample.truncated(to: 13) == Self.sample)
    #expect(Self.sample.truncated(to: 7) == StyledText("한글", .bold) + " a…")
    #expect(Self.sample.truncated(to: 4) == StyledText("한…", .bold))
    #expect(Self.sample.truncated(to: 5) == StyledText("한글", .bold) + "…")
    #expect(Self.sample.truncated(to: 0) == "")
  }

  @Test func `wrapping keeps each character's style and indents plainly`() {
    let text = StyledText("open counter", .bold) + " again"
    #expect(
      text.wrapped(to: 10, indent: 2) == [
        StyledText("open", .bold), "  " + StyledText("counter", .bold), "  again",
      ])
  }

  @Test func `a cluster that two pieces share is not joined across them`() {
    // A combining mark that begins a piece has no base there; it must not be lost.
    let text = StyledText("e", .bold) + "\u{301}"
    #expect(text.wrapped(to: 5) == [text])
  }
}
