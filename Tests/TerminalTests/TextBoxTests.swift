import Terminal
import Testing

@Suite struct TextBoxTests {
  @Test func `a box grows for its title`() {
    #expect(
      TextBox().lines(title: "MVC = MVP = VIPER", body: ["0", "[ - ]   [ + ]"]) == [
        "╭─ MVC = MVP = VIPER ─╮",
        "│          0          │",
        "│    [ - ]   [ + ]    │",
        "╰─────────────────────╯",
      ])
  }

  @Test func `a box grows for its body`() {
    #expect(
      TextBox(alignment: .left).lines(title: "MVC", body: ["candy  1,200", "tax"]) == [
        "╭─ MVC ────────╮",
        "│ candy  1,200 │",
        "│ tax          │",
        "╰──────────────╯",
      ])
  }

  @Test func `a box needs no title, nor a body`() {
    #expect(TextBox().lines(body: ["0"]) == ["╭───╮", "│ 0 │", "╰───╯"])
    #expect(TextBox().lines(title: "x", body: []) == ["╭─ x ─╮", "╰─────╯"])
  }

  @Test func `edges meet where box drawing is two columns wide`() {
    #expect(
      TextBox().lines(title: "MVC", body: ["0"], ambiguous: .wide) == [
        "╭─ MVC  ─╮",
        "│    0     │",
        "╰─────╯",
      ])
  }

  @Test(arguments: [AmbiguousWidth.narrow, .wide], 1...60)
  func `every line of a box is as wide as the next, and within the columns`(
    ambiguous: AmbiguousWidth, columns: Int
  ) {
    let body = ["0", "한글 화면", "\u{1F36C} \u{1F468}\u{200D}\u{1F467} ₩1,200", "α → β"]
    let lines = TextBox().lines(
      title: "프레젠터 = VIPER", body: body, columns: columns, ambiguous: ambiguous)
    #expect(lines.allSatisfy { $0.displayWidth(ambiguous: ambiguous) <= max(columns, 2) })
    let top = lines.firstIndex { $0.hasPrefix("╭") }
    guard let top else {
      #expect(columns < 12)
      return
    }
    let box = lines[top...].map { $0.displayWidth(ambiguous: ambiguous) }
    #expect(Set(box).count == 1)
  }

  @Test func `a title too long for the terminal stands above the box`() {
    #expect(
      TextBox().lines(title: "MVC = MVP = VIPER", body: ["0"], columns: 15) == [
        "MVC = MVP =", "VIPER", "╭───╮", "│ 0 │", "╰───╯",
      ])
  }

  @Test func `a body line too long for the terminal is wrapped, and a line end divides it`() {
    #expect(
      TextBox(alignment: .left).lines(body: ["one two three", "a\nb"], columns: 12) == [
        "╭─────────╮", "│ one two │", "│ three   │", "│ a       │", "│ b       │", "╰─────────╯",
      ])
  }
}
