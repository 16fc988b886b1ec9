import Languages
import LayerTracing

/// Writes a session as slides in Markdown, as Marp and Pandoc read it: a line across begins a slide.
///
/// Nothing in it needs an extension of theirs: figures are drawn with letters.
public struct SlideDeck: Handout {
  private let write: (String) -> Void
  private let draw: ([HandoutScreen]) -> [String]
  private let diagram: ([Message], Int) -> [String]?

  /// So many messages have room on a slide, two lines each.
  private static let mostMessages = 10
  /// So many columns have room on a slide.
  private static let columns = 92
  /// So many lines of code, or of a screen's changes, have room on a slide.
  private static let mostLines = 16

  /// Begins a deck with its title.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - draw: Draws screens in boxes, side by side.
  ///   - diagram: Draws messages between lifelines, in so many columns; nil if they have no room.
  ///   - write: Takes the text as it comes, piece by piece.
  package init(
    _ title: HandoutTitle,
    draw: @escaping ([HandoutScreen]) -> [String],
    diagram: @escaping ([Message], Int) -> [String]?, write: @escaping (String) -> Void
  ) {
    self.write = write
    self.draw = draw
    self.diagram = diagram
    // no text: Marp's own lines
    write(
      """
      ---
      marp: true
      paginate: true
      lang: \(Language.spoken.code)
      style: |
        section { font-size: 24px; }
        pre { font-size: 15px; line-height: 1.25; }
        table { font-size: 20px; }
      ---

      # \(MarkdownText.paragraph(title.title))

      \(MarkdownText.paragraph(title.subject))

      \(localized("handout.arrows"))

      """)
  }

  private func slide(_ heading: String, _ body: String) {
    // no text: Markdown
    write("\n---\n\n# \(MarkdownText.paragraph(heading))\n\n\(body)")
  }

  /// Writes an event: a slide for what is seen, one for the ways, and one for each part of a figure.
  public func event(_ event: HandoutEvent) {
    let heading = event.heading
    let seen = event.asides.map { MarkdownText.paragraph($0) + "\n\n" }.joined() + screens(event)
    slide(heading, seen.isEmpty ? "\(localized("handout.no-screen"))\n" : seen)
    if event.ways.count == event.specimens.count, !event.rows.isEmpty {
      slide(heading, ways(event))
    }
    for column in event.detailed { figures(event, column, heading) }
    if !event.breaches.isEmpty {
      slide(
        localized("handout.breaches"),
        event.breaches.map { "- \(MarkdownText.paragraph($0))\n" }.joined())
    }
    for note in event.notes { stray(note) }
  }

  /// Writes what was written down, and the code that it is about.
  public func stray(_ note: HandoutNote) {
    var body = note.hop.map { MarkdownText.code($0) + "\n\n" } ?? ""
    body += "> \(MarkdownText.paragraph(note.text))\n"
    if let code = note.code {
      let rest = code.lines.count > SlideDeck.mostLines ? ["// …"] : []
      let shown = code.lines.prefix(SlideDeck.mostLines) + rest
      body += "\n\(MarkdownText.paragraph(code.file)):\n\n"
      body += MarkdownText.block(Array(shown), info: "swift")
    }
    let place = note.message.map { " " + localized("handout.note-on", $0) } ?? ""
    slide(localized("handout.note") + place, body)
  }

  /// Writes a slide for a lesson's step.
  public func step(_ title: String) { slide(title, "") }

  /// Writes a question, and on the next slide what is right.
  public func question(_ question: HandoutQuestion) {
    let text = question.text.map { MarkdownText.paragraph($0) + "\n\n" }.joined()
    let list = question.offered.map { "- \(MarkdownText.paragraph($0))\n" }.joined()
    if !question.isResult { slide(question.title ?? localized("handout.question"), text + list) }
    let answer = question.revealedLines
    if !answer.isEmpty {
      slide(
        localized("handout.answer"), answer.map { "- \(MarkdownText.paragraph($0))\n" }.joined())
    }
  }

  /// Ends the deck with what to take home.
  public func finish(takeaway: [String] = []) {
    guard !takeaway.isEmpty else { return }
    slide(
      localized("handout.take-home"),
      takeaway.map { "> \(MarkdownText.paragraph($0))\n" }.joined(separator: ">\n"))
  }

  private func screens(_ event: HandoutEvent) -> String {
    let changes = ScreenChange.all(event).filter { !$0.isUnchanged }
    let new = changes.filter(\.isNewScreen)
    var body = ""
    if !new.isEmpty {
      let screens = new.map { HandoutScreen(names: $0.names, lines: $0.after) }
      body += MarkdownText.block(draw(screens), info: "text")
    }
    for change in changes where !change.isNewScreen {
      body += change.heading + "\n\n"
      let lines = change.markedLines.prefix(SlideDeck.mostLines)
      body += MarkdownText.block(Array(lines), info: "diff")
    }
    return body
  }

  private func ways(_ event: HandoutEvent) -> String {
    let rows = event.specimens.enumerated().map { column, specimen in
      "| \(MarkdownText.paragraph(specimen)) | \(event.count(in: column)) | "
        + "\(MarkdownText.code(event.ways[column], isCell: true)) |\n"
    }
    return HandoutEvent.headOfWays
      + rows.joined()
  }

  private func figures(_ event: HandoutEvent, _ column: Int, _ heading: String) {
    let messages = event.rows.compactMap { $0[column] }
    for start in stride(from: 0, to: messages.count, by: SlideDeck.mostMessages) {
      let part = Array(messages[start...].prefix(SlideDeck.mostMessages))
      let lines =
        diagram(part, SlideDeck.columns)
        ?? part.map {
          "\(event.name(of: $0, in: column))  \($0.wayAndText)\(event.times($0, in: column))"
        }
      slide("\(heading), \(event.specimens[column])", MarkdownText.block(lines, info: "text"))
    }
  }
}
