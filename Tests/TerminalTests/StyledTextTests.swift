import Terminal
import Testing

@Suite struct StyledTextTests {
  @Test func `each styled piece is turned on and off`() {
    let text = StyledText("no such event", .error) + " in " + StyledText("counter", .bold)
    #expect(
      text.rendered(color: true)
        == "\u{1B}[1;31mno such event\u{1B}[0m in \u{1B}[1mcounter\u{1B}[0m")
  }

  @Test func `without colour nothing but the text is left`() {
    let text = StyledText("a", .bold) + StyledText("b", .dim)
    #expect(text.rendered(color: false) == "ab")
    #expect(text.plainText == "ab")
    #expect(text.description == "ab")
  }

  @Test func `a look decides what a style is drawn with`() {
    let text = StyledText("later", .dim)
    #expect(text.rendered(color: true) == "\u{1B}[2mlater\u{1B}[0m")
    #expect(text.rendered(color: true, look: .projector) == "later")
  }

  @Test func `texts that read and look alike are equal however they were made`() {
    var grown = StyledText()
    grown.append("fi", .bold)
    grown.append("", .error)
    grown.append("re", .bold)
    grown += " on"
    grown.append(StyledText(" mvp"))
    #expect(grown == StyledText("fire", .bold) + " on mvp")
    #expect(grown.pieces.count == 2)
    #expect(grown != "fire on mvp")
  }

  @Test func `an empty text has no pieces`() {
    #expect(StyledText().isEmpty)
    #expect(StyledText("", .bold).isEmpty)
    #expect((StyledText() + "").rendered(color: true) == "")
    #expect(!StyledText(" ").isEmpty)
  }
}
