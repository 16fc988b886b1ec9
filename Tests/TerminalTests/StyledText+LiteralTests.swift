import Terminal
import Testing

@Suite struct StyledTextLiteralTests {
  @Test func `an interpolation takes values, styles and styled texts`() {
    let role = StyledText("Presenter", .role)
    let text: StyledText = "event \(1), \("increase", .bold): \(role)\(2, .dim)"
    #expect(text.plainText == "event 1, increase: Presenter2")
    #expect(
      text
        == StyledText("event 1, ") + StyledText("increase", .bold) + ": " + role
        + StyledText("2", .dim))
  }

  @Test func `a literal is plain`() {
    let text: StyledText = "fire"
    #expect(text == StyledText("fire", .plain))
  }

  @Test func `a styled text within a plain one reads as its text`() {
    #expect("<\(StyledText("View", .role))>" == "<View>")
  }
}
