import Characters

/// Questions and answers as cards, in the text format that Anki imports: a header, then a card a line, its
/// fields apart by tabs.
///
/// Fields are HTML, in which all text is escaped. A card keeps its first field, by which Anki knows it
/// again, as long as its lesson and question keep their names.
public enum CardDeck {
  /// One card.
  public struct Card: Hashable, Sendable {
    /// What the card is known by: `candy-mvp.who`.
    public let id: String
    /// What is asked, a paragraph each.
    public let front: [String]
    /// What there is to choose from.
    public let choices: [String]
    /// What is right, a paragraph each.
    public let back: [String]

    /// Makes a card.
    public init(id: String, front: [String], choices: [String] = [], back: [String]) {
      self.id = id
      self.front = front
      self.choices = choices
      self.back = back
    }
  }

  /// Writes cards under a deck's name, and under a tag that finds them, in which blanks become hyphens.
  public static func text(of cards: [Card], name: String, tag: String) -> String {
    // no text: Anki's own lines
    let header = """
      #separator:tab
      #html:true
      #guid column:1
      #tags column:4
      #deck:\(name.onOneLine)

      """
    let tag = tag.onOneLine.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    return header
      + cards.map { card in
        let list = card.choices.isEmpty ? "" : "<ul>\(items(card.choices))</ul>"
        let fields = [field(card.id), paragraphs(card.front) + list, paragraphs(card.back), tag]
        return fields.joined(separator: "\t") + "\n"
      }.joined()
  }

  private static func paragraphs(_ lines: [String]) -> String {
    lines.map(field).joined(separator: "<br>")
  }

  private static func items(_ lines: [String]) -> String {
    lines.map { "<li>\(field($0))</li>" }.joined()
  }

  /// A text in which nothing is markup, and nothing ends the field.
  private static func field(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).onOneLine.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }.joined(separator: "<br>")
  }
}
