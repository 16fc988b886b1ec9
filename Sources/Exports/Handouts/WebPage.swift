import Characters
import Languages
import LayerTracing

/// Writes a session as one self-contained page of HTML: for each event the messages as pictures that are
/// stepped through, the same in words, for readers without eyes or scripts, and what changed on the
/// screens.
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
  package init(
    _ title: HandoutTitle, write: @escaping (String) -> Void
  ) {
    self.write = write
    write(Templates.render(PageParts.Head(title), "page"))
  }

  /// Writes an event.
  public mutating func event(_ event: HandoutEvent) {
    // The number of an event isn't unique: an event of before has it, too.
    write(Templates.render(Section(event, id: events), "event"))
    events += 1
  }

  /// Writes what was written down at no event.
  public func stray(_ note: HandoutNote) {
    write(Templates.render(PageParts.Note(note), "note"))
  }

  /// Writes the heading of a lesson's step.
  public func step(_ title: String) { write(Templates.render(Heading(text: title), "heading")) }

  /// Writes a question, and what was answered.
  public func question(_ question: HandoutQuestion) {
    write(Templates.render(PageParts.Question(question), "question"))
  }

  /// Writes what was done besides events.
  public func aside(_ text: String) { write(Templates.render(Heading(text: text), "aside")) }

  /// Writes what the learner's own code says and does otherwise than its original.
  public mutating func build(_ build: HandoutBuild) {
    let code = OwnCode(
      heading: localized("handout.own-code", build.name), sentences: build.sentences,
      files: build.files.map { file in
        OwnCode.File(lines: file.unified.map { PageParts.Line($0.text, $0.kind) })
      })
    write(Templates.render(code, "build"))
    for event in build.events { self.event(event) }
  }

  /// Writes the commands.
  public func commands(_ lines: [String]) {
    if lines.isEmpty { return }
    let commands = Commands(title: localized("handout.again"), text: lines.joined(separator: "\n"))
    write(Templates.render(commands, "commands"))
  }

  /// Ends the page.
  public func finish(takeaway: [String]) {
    write(
      Templates.render(
        End(
          hasTakeaway: !takeaway.isEmpty, title: localized("handout.take-home"), takeaway: takeaway),
        "end"))
  }

  /// What the template of a heading asks for.
  private struct Heading {
    let text: String
  }

  /// What the template of the commands asks for.
  private struct Commands {
    let title: String
    let text: String
  }

  /// What the template of the learner's own code asks for.
  private struct OwnCode {
    struct File {
      let lines: [PageParts.Line]
    }

    let heading: String
    let sentences: [String]
    let files: [File]
  }

  /// What the template of the end asks for.
  private struct End {
    let hasTakeaway: Bool
    let title: String
    let takeaway: [String]
  }
}

/// What the template of an event asks for, by these names.
private struct Section {
  struct Row {
    let row: Int
    let cells: [Cell]
  }

  struct Cell {
    /// What became of the message; nil where that is nothing.
    let mark: String?
    let name: String
    /// Nil where the pattern sends nothing in this row.
    let text: String?
  }

  let id: Int
  let heading: String
  let isUnheard: Bool
  let unheard: String
  let asides: [String]
  let hasScreens: Bool
  let screensTitle: String
  let screens: [PageParts.Screen]
  let hasMessages: Bool
  let messagesTitle: String
  let wordsTitle: String
  let rowCount: Int
  let figures: [FigureLayout]
  let heads: [String]
  let rows: [Row]
  let notes: [PageParts.Note]
  let isBroken: Bool
  let breachesTitle: String
  let breaches: [String]

  init(_ event: HandoutEvent, id: Int) {
    self.id = id
    heading = event.heading
    isUnheard = event.specimens.isEmpty
    unheard = localized("handout.unheard")
    asides = event.asides
    let changes = ScreenChange.all(event)
    screens = changes.map(PageParts.Screen.init)
    hasScreens = !screens.isEmpty
    screensTitle =
      !event.before.isEmpty && changes.allSatisfy(\.isUnchanged)
      ? localized("handout.no-screen") : localized("handout.screens")
    hasMessages = !event.rows.isEmpty
    messagesTitle = localized("handout.messages")
    wordsTitle = localized("handout.in-words")
    rowCount = event.rows.count
    figures = event.layouts
    heads = event.specimens
    rows = event.rows.enumerated().map { index, row in
      Row(
        row: index,
        cells: row.enumerated().map { column, message in
          Cell(
            mark: message.flatMap { event.mark(of: $0, in: column)?.sign },
            name: message.map { event.name(of: $0, in: column) } ?? "",
            text: message?.wayAndText.onOneLine)
        })
    }
    notes = event.notes.map { PageParts.Note($0) }
    isBroken = !event.breaches.isEmpty
    breachesTitle = localized("handout.breaches")
    breaches = event.breaches
  }
}
