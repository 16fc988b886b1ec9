import LayerTracing

/// Writes a session as a classroom note in Markdown: for each event the screens before and after, the
/// traces side by side, a Mermaid figure for each specimen, and what was written down there.
public struct ClassroomNote: Handout {
  private let write: (String) -> Void
  private let draw: ([HandoutScreen]) -> [String]

  /// Begins a note.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - draw: Draws screens in boxes, side by side.
  ///   - write: Takes the text as it comes, piece by piece.
  public init(
    _ title: HandoutTitle, draw: @escaping ([HandoutScreen]) -> [String],
    write: @escaping (String) -> Void
  ) {
    self.write = write
    self.draw = draw
    write("# \(MarkdownText.plain(title.title))\n\n\(MarkdownText.plain(title.subject))\n")
  }

  /// Writes an event.
  public func event(_ event: HandoutEvent) {
    write("\n## \(MarkdownText.plain(event.heading))\n")
    if event.specimens.isEmpty {
      write("\nNo pattern that is open received it.\n")
    } else if !event.after.isEmpty {
      screens(event)
    }
    if !event.rows.isEmpty {
      table(event)
      for figure in event.figures() { show(figure.diagram, of: figure.specimen) }
    }
    for note in event.notes {
      let place = note.message.map { " \(MarkdownText.plain("(\($0))"))" } ?? ""
      write("\n> **Note\(place):** \(MarkdownText.plain(note.text))\n")
    }
  }

  /// Writes what was written down at no event.
  public func stray(_ note: HandoutNote) {
    write("\n> **Note:** \(MarkdownText.plain(note.text))\n")
  }

  /// Ends the note.
  public func finish(takeaway: [String] = []) {
    guard !takeaway.isEmpty else { return }
    write("\n## To take home\n")
    for paragraph in takeaway { write("\n\(MarkdownText.plain(paragraph))\n") }
  }

  private func screens(_ event: HandoutEvent) {
    if !event.before.isEmpty, event.before == event.after {
      write("\nThe screens stay as they are:\n")
    } else if !event.before.isEmpty {
      write("\nBefore:\n")
      show(event.before)
      write("\nAfter:\n")
    }
    show(event.after)
  }

  private func show(_ screens: [HandoutScreen]) {
    write("\n" + MarkdownText.block(draw(screens), info: "text"))
  }

  private func table(_ event: HandoutEvent) {
    let heads = event.specimens.map { MarkdownText.plain($0) }
    write("\nWho told whom (`->` a call, `~>` a notification):\n\n")
    write("| \(heads.joined(separator: " | ")) |\n")
    write("|" + String(repeating: "---|", count: heads.count) + "\n")
    for row in event.rows {
      let cells = row.map { message in
        message.map {
          "\($0.position.crossing) \(MarkdownText.code($0.wayAndText, isCell: true))"
        } ?? ""
      }
      write("| \(cells.joined(separator: " | ")) |\n")
    }
  }

  private func show(_ diagram: SequenceDiagram, of specimen: String) {
    let figures = MermaidFigure.figures(of: diagram)
    for (index, figure) in figures.enumerated() {
      let part = figures.count > 1 ? ", \(index + 1) of \(figures.count)" : ""
      write("\n\(MarkdownText.plain(specimen + part)):\n\n")
      write(
        MarkdownText.block(
          figure.split(separator: "\n").map(String.init), info: "mermaid"))
    }
  }
}
