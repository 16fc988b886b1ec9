import Languages
import LayerTracing

/// Writes a session as a classroom note in Markdown: for each event what changed on the screens, the way
/// of its messages in each pattern, and what was written down there; where something was, the messages,
/// their figure and the code, too.
public struct ClassroomNote: Handout {
  private let write: (String) -> Void
  private let draw: ([HandoutScreen]) -> [String]
  private let isFull: Bool
  /// Whether an event was told as a way alone.
  private var isShortened = false
  /// What stands before an event's heading: below that of a lesson's step it is one of a lower rank.
  private var rank = "##"

  /// So many commands are told where a note is to be short.
  private static let mostCommands = 40
  /// So many lines of code are shown where a note is to be short.
  private static let mostCode = 16

  /// Begins a note.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - isFull: Whether nothing is left out.
  ///   - draw: Draws screens in boxes, side by side.
  ///   - write: Takes the text as it comes, piece by piece.
  package init(
    _ title: HandoutTitle, isFull: Bool = false,
    draw: @escaping ([HandoutScreen]) -> [String], write: @escaping (String) -> Void
  ) {
    self.write = write
    self.draw = draw
    self.isFull = isFull
    write("# \(MarkdownText.plain(title.title))\n\n")
    write("\(MarkdownText.plain(title.subject)) \(localized("handout.arrows"))\n")
  }

  /// Writes an event.
  public mutating func event(_ event: HandoutEvent) {
    write("\n\(rank) \(MarkdownText.plain(event.heading))\n")
    if event.specimens.isEmpty { write("\n\(localized("handout.unheard"))\n") }
    for aside in event.asides { write("\n\(MarkdownText.plain(aside))\n") }
    screens(event)
    messages(event)
    if !event.breaches.isEmpty {
      write("\n\(localized("handout.breaches"))\n\n")
      for breach in event.breaches { write("- \(MarkdownText.plain(breach))\n") }
    }
    for note in event.notes { tell(note) }
  }

  /// Writes what was written down at no event.
  public func stray(_ note: HandoutNote) { tell(note) }

  /// Writes the heading of a lesson's step.
  public mutating func step(_ title: String) {
    rank = "###"
    write("\n## \(MarkdownText.plain(title))\n")
  }

  /// Writes what was done besides events.
  public func aside(_ text: String) { write("\n*\(MarkdownText.plain(text))*\n") }

  /// Writes a question, and what was answered.
  public func question(_ question: HandoutQuestion) {
    let text = question.text.map(MarkdownText.plain)
    if let title = question.title {
      write("\n**\(title):** \(text.joined(separator: "\n\n"))\n")
    } else if !question.isResult {
      write("\n**\(text.joined(separator: " "))**\n")
    }
    if !question.revealedChoices.isEmpty { write("\n") }
    for (index, choice) in question.revealedChoices.enumerated() {
      let text = MarkdownText.item(choice.text)
      let marks = [
        choice.isRight ? localized("handout.right-one") : nil,
        choice.isChosen ? localized("handout.chosen") : nil,
      ].compactMap(\.self)
      let mark = marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"
      let why = choice.why.isEmpty || !choice.isRight && !choice.isChosen ? "" : choice.why
      write(question.hasNumbers ? "\(index + 1). " : "- ")
      write(choice.isRight ? "**\(text)**" : text)
      write(mark + (why.isEmpty ? "" : ": \(MarkdownText.plain(why))") + "\n")
    }
    if let answer = question.answer {
      write("\n\(MarkdownText.plain(localized("handout.answered", answer)))\n")
    }
    if question.result.count == 1 {
      write("\n\(MarkdownText.plain(question.result[0]))\n")
    } else if !question.result.isEmpty {
      write("\n" + MarkdownText.block(question.result, info: "text"))
    }
    if let outcome = question.outcomeInWords { write("\n\(outcome)\n") }
    if let reason = question.reason {
      write("\n> \(MarkdownText.plain(localized("handout.because", reason)))\n")
    }
  }

  /// Writes what the learner's own code says and does otherwise than its original.
  public mutating func build(_ build: HandoutBuild) {
    rank = "###"
    write("\n## \(MarkdownText.plain(localized("handout.own-code", build.name)))\n\n")
    for sentence in build.sentences { write("- \(MarkdownText.plain(sentence))\n") }
    for file in build.files {
      write("\n" + MarkdownText.block(file.unified.map(\.text), info: "diff"))
    }
    for event in build.events { self.event(event) }
  }

  /// Writes the commands.
  public func commands(_ lines: [String]) {
    if lines.isEmpty { return }
    write("\n## \(localized("handout.again"))\n")
    let shown = isFull ? lines[...] : lines.prefix(ClassroomNote.mostCommands)
    write("\n" + MarkdownText.block(Array(shown), info: "text"))
    if shown.count < lines.count {
      write("\n\(localized("handout.more", lines.count - shown.count))\n")
    }
  }

  /// Ends the note.
  public func finish(takeaway: [String] = []) {
    if isShortened { write("\n\(localized("handout.short"))\n") }
    if takeaway.isEmpty { return }
    write("\n## \(localized("handout.take-home"))\n")
    for paragraph in takeaway { write("\n> \(MarkdownText.plain(paragraph))\n") }
  }

  // MARK: Parts of an event

  private func screens(_ event: HandoutEvent) {
    let changes = ScreenChange.all(event)
    if changes.isEmpty { return }
    if isFull || event.isFirst, !event.before.isEmpty, event.before != event.after {
      write("\n\(localized("handout.before")):\n")
      show(event.before)
    }
    if isFull {
      if event.before == event.after { write("\n\(localized("handout.no-screen"))\n") }
      if !event.before.isEmpty, event.before != event.after {
        write("\n\(localized("handout.after")):\n")
      }
      return show(event.after)
    }
    if changes.allSatisfy(\.isUnchanged) { return write("\n\(localized("handout.no-screen"))\n") }
    let new = changes.filter(\.isNewScreen)
    if !new.isEmpty { show(new.map { HandoutScreen(names: $0.names, lines: $0.after) }) }
    for change in changes where !change.isNewScreen && !change.isUnchanged {
      write("\n\(change.heading)\n")
      write("\n" + MarkdownText.block(change.markedLines, info: "diff"))
    }
  }

  private func show(_ screens: [HandoutScreen]) {
    write("\n" + MarkdownText.block(draw(screens), info: "text"))
  }

  private mutating func messages(_ event: HandoutEvent) {
    if event.rows.isEmpty { return }
    let columns = event.detailed
    if columns.count < event.specimens.count, event.ways.count == event.specimens.count {
      ways(event)
      isShortened = true
    }
    guard !columns.isEmpty else { return }
    table(event, columns)
    let shown = columns.map { event.specimens[$0] }
    for figure in event.figures() where shown.contains(figure.specimen) {
      show(figure.diagram, of: figure.specimen)
    }
  }

  private func ways(_ event: HandoutEvent) {
    write("\n" + HandoutEvent.headOfWays)
    for (column, specimen) in event.specimens.enumerated() {
      let way = MarkdownText.code(event.ways[column], isCell: true)
      write("| \(MarkdownText.plain(specimen)) | \(event.count(in: column)) | \(way) |\n")
    }
  }

  private func table(_ event: HandoutEvent, _ columns: [Int]) {
    let heads = columns.map { MarkdownText.plain(event.specimens[$0]) }
    write("\n\(localized("handout.who-told-whom"))\n\n")
    write("| \(heads.joined(separator: " | ")) |\n")
    write("|" + String(repeating: "---|", count: heads.count) + "\n")
    for row in event.rows where columns.contains(where: { row[$0] != nil }) {
      let cells = columns.map { column in
        row[column].map {
          (event.mark(of: $0, in: column).map { "**\($0.sign)** " } ?? "")
            + "\(event.name(of: $0, in: column)) \(MarkdownText.code($0.wayAndText, isCell: true))"
            + event.times($0, in: column)
        } ?? ""
      }
      write("| \(cells.joined(separator: " | ")) |\n")
    }
  }

  private func show(_ diagram: SequenceDiagram, of specimen: String) {
    let figures = MermaidFigure.figures(of: diagram)
    for (index, figure) in figures.enumerated() {
      let part = figures.count > 1 ? ", \(localized("handout.part", index + 1, figures.count))" : ""
      write("\n\(MarkdownText.plain(specimen + part)):\n\n")
      write(
        MarkdownText.block(
          figure.split(separator: "\n").map(String.init), info: "mermaid"))
    }
  }

  private func tell(_ note: HandoutNote) {
    var head = "**\(localized("handout.note"))**"
    if let message = note.message {
      head += " " + MarkdownText.plain(localized("handout.note-on", message))
    }
    if let hop = note.hop { head += ", \(MarkdownText.code(hop))" }
    write("\n> \(head): \(MarkdownText.plain(note.text))\n")
    guard let code = note.code else { return }
    let shown = isFull ? code.lines[...] : code.lines.prefix(ClassroomNote.mostCode)
    let rest = shown.count < code.lines.count ? ["// …"] : []
    write("\n\(MarkdownText.plain(code.place))\n\n")
    write(MarkdownText.block(shown + rest, info: "swift"))
  }
}
