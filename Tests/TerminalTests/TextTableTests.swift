import Terminal
import Testing

@Suite struct TextTableTests {
  static let comparison: TextTable = {
    var table = TextTable(columns: [.left, .right, .right])
    table.add(row: ["", "MVC", "VIPER"])
    table.add(row: ["messages", "5", "5"])
    table.add(row: ["메시지", "2, 0", "6, 5"])
    return table
  }()

  @Test func `columns are as wide as their widest cell`() {
    #expect(
      Self.comparison.lines(width: nil).map(\.plainText) == [
        "           MVC  VIPER",
        "messages     5      5",
        "메시지    2, 0   6, 5",
      ])
  }

  @Test func `a table that just fits is not stacked`() {
    #expect(Self.comparison.lines(width: 21).count == 3)
    #expect(Self.comparison.lines(width: 20).count > 3)
  }

  @Test func `no line ends in spaces`() {
    var table = TextTable(columns: [.left, .center, .left], gap: 1)
    table.add(row: ["a", "b", ""])
    table.add(row: ["long", "longer", "longest"])
    table.add(row: ["a"])
    table.add(row: ["a", "", ""])
    table.add(row: [])
    #expect(
      table.lines(width: 80).map(\.plainText) == ["a      b", "long longer longest", "a", "a", ""])
  }

  @Test func `a table that does not fit is stacked and wrapped`() {
    var table = TextTable(columns: [.left, .left])
    table.add(row: [StyledText("open", .bold), "opens a feature in its patterns"])
    table.add(row: [StyledText("close", .bold), ""])
    #expect(
      table.lines(width: 20) == [
        StyledText("open", .bold), "  opens a feature in", "  its patterns",
        StyledText("close", .bold),
      ])
  }

  @Test func `cells keep their styles and the gap has none`() {
    var table = TextTable(columns: [.left, .left])
    table.add(row: [StyledText("+", .call), StyledText("increase", .bold)])
    #expect(
      table.lines(width: nil) == [StyledText("+", .call) + "  " + StyledText("increase", .bold)])
  }

  @Test func `cells beyond the declared columns are aligned left`() {
    var table = TextTable(columns: [])
    table.add(row: ["a", "b"])
    table.add(row: ["cc", "d", "e"])
    #expect(table.lines(width: nil).map(\.plainText) == ["a   b", "cc  d  e"])
  }

  @Test func `ambiguous characters are counted as the terminal draws them`() {
    var table = TextTable(columns: [.left, .left], gap: 1)
    table.add(row: ["→", "x"])
    table.add(row: ["abc", "y"])
    #expect(table.lines(width: nil, ambiguous: .wide).map(\.plainText) == ["→  x", "abc y"])
  }

  @Test func `a table without rows has no lines`() {
    #expect(TextTable(columns: [.left]).lines(width: 80).isEmpty)
  }
}
