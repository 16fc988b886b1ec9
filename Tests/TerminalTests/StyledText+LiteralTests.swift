import Terminal
import Testing

@Suite struct StyledTextLiteralTests {
  @Test func `an interpolation is plain`() {
    let text: StyledText = "event \(1), \("increase")"
    #expect(text == StyledText("event 1, increase", .plain))
  }

  @Test func `a literal is plain`() {
    let text: StyledText = "fire"
    #expect(text == StyledText("fire", .plain))
  }

  @Test func `a styled text within a plain one reads as its text`() {
    #expect("<\(StyledText("View", .role))>" == "<View>")
  }
}
