import Characters
import LayerTracing

/// Writes a session as one self-contained page of HTML: for each event the screens, the messages as
/// pictures that are stepped through, and the same in words, for readers without eyes or scripts.
///
/// Nothing is loaded from elsewhere, and nothing leaves the page: its content security policy says so.
public struct WebPage: Handout {
  private let write: (String) -> Void
  private var events = 0

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - write: Takes the text as it comes, piece by piece.
  public init(_ title: HandoutTitle, write: @escaping (String) -> Void) {
    self.write = write
    write(Templates.render(title, "page"))
  }

  /// Writes an event.
  public mutating func event(_ event: HandoutEvent) {
    // The number of an event isn't unique: an event of before has it, too.
    write(Templates.render(Section(event, id: events), "event"))
    events += 1
  }

  /// Writes what was written down at no event.
  public func stray(_ note: HandoutNote) {
    write(Templates.render(note, "note"))
  }

  /// Ends the page.
  public func finish(takeaway: [String]) {
    write(Templates.render(End(hasTakeaway: !takeaway.isEmpty, takeaway: takeaway), "end"))
  }

  /// What the template of the end asks for.
  private struct End {
    let hasTakeaway: Bool
    let takeaway: [String]
  }
}

/// What the template of an event asks for, by these names.
private struct Section {
  struct Screen {
    let names: String
    let lines: String

    init(_ screen: HandoutScreen) {
      names = screen.names.joined(separator: " = ")
      lines = screen.lines.joined(separator: "\n")
    }
  }

  struct Row {
    let row: Int
    let cells: [Cell]
  }

  struct Cell {
    let number: Int
    /// Nil where the pattern sends nothing in this row.
    let text: String?
  }

  let id: Int
  let heading: String
  let isUnheard: Bool
  let hasBefore: Bool
  let before: [Screen]
  let hasAfter: Bool
  let afterTitle: String
  let after: [Screen]
  let hasMessages: Bool
  let rowCount: Int
  let figures: [FigureLayout]
  let heads: [String]
  let rows: [Row]
  let notes: [HandoutNote]
  let isBroken: Bool
  let breaches: [String]

  init(_ event: HandoutEvent, id: Int) {
    self.id = id
    heading = event.heading
    isUnheard = event.specimens.isEmpty
    let isChanged = event.before != event.after
    before = isChanged ? event.before.map(Screen.init) : []
    hasBefore = !before.isEmpty
    after = event.after.map(Screen.init)
    hasAfter = !after.isEmpty
    afterTitle = event.before.isEmpty ? "Screen" : isChanged ? "After" : "The screen stays as it is"
    hasMessages = !event.rows.isEmpty
    rowCount = event.rows.count
    figures = event.figures(longestValue: Message.longestValueInPicture)
      .map { FigureLayout($0.diagram, title: $0.specimen, rows: $0.rows) }
    heads = event.specimens
    rows = event.rows.enumerated().map { index, row in
      Row(
        row: index,
        cells: row.map { Cell(number: $0?.position.crossing ?? 0, text: $0?.wayAndText.onOneLine) })
    }
    notes = event.notes
    isBroken = !event.breaches.isEmpty
    breaches = event.breaches
  }
}
