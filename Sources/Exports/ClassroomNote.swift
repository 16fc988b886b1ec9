import LayerTracing

/// Writes a session as a classroom note in Markdown: for each event the screens before and after, the
/// traces side by side, a Mermaid figure for each specimen, and what was written down there.
public struct ClassroomNote {
  /// One event.
  public struct Event {
    /// Its number; 0 is loading.
    public let number: Int
    /// What was fired, as people type it; nil for loading.
    public let fired: String?
    /// The screens before it, drawn line by line; none before loading.
    public let before: [String]
    /// The screens after it.
    public let after: [String]
    /// The specimens that received it, by the name that people read: `MVP`.
    public let specimens: [String]
    /// Their messages that cross layers, in rows of what corresponds: a message or nothing for each
    /// specimen.
    public let rows: [[Message?]]
    /// What was written down.
    public let notes: [Note]
    /// What broke a pattern's rules, a sentence each, without their full stops.
    public let breaches: [String]
    /// What else its heading says: that it is an event of before, for one.
    public let remark: String?

    /// Describes an event.
    public init(
      number: Int, fired: String?, before: [String], after: [String], specimens: [String],
      rows: [[Message?]], notes: [Note], breaches: [String] = [], remark: String? = nil
    ) {
      self.breaches = breaches
      self.remark = remark
      self.number = number
      self.fired = fired
      self.before = before
      self.after = after
      self.specimens = specimens
      self.rows = rows
      self.notes = notes
    }
  }

  /// Something that was written down.
  public struct Note: Hashable, Sendable {
    /// The message that it is about: `mvp#2.5`; nil if it is about none.
    public let message: String?
    /// What was written.
    public let text: String

    /// Makes a note.
    public init(_ text: String, at message: String? = nil) {
      self.text = text
      self.message = message
    }
  }

  private let write: (String) -> Void

  /// Begins a note.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - subject: What was open, in a sentence.
  ///   - write: Takes the text as it comes, piece by piece.
  public init(title: String, subject: String, write: @escaping (String) -> Void) {
    self.write = write
    write("# \(MarkdownText.plain(title))\n\n\(MarkdownText.plain(subject))\n")
  }

  /// Writes an event.
  public func event(_ event: Event) {
    let name = event.fired.map { "Event \(event.number): \($0)" } ?? "Loading"
    write("\n## \(MarkdownText.plain(name + (event.remark.map { ", \($0)" } ?? "")))\n")
    if event.specimens.isEmpty {
      write("\nNo pattern that is open received it.\n")
    } else if !event.after.isEmpty {
      screens(event)
    }
    if !event.rows.isEmpty {
      table(event)
      for (index, specimen) in event.specimens.enumerated() {
        figures(of: event.rows.compactMap { $0[index] }, specimen)
      }
    }
    if !event.breaches.isEmpty {
      write("\nAgainst the rules:\n\n")
      for breach in event.breaches { write("- \(MarkdownText.plain(breach))\n") }
    }
    for note in event.notes {
      let place = note.message.map { " \(MarkdownText.plain("(\($0))"))" } ?? ""
      write("\n> **Note\(place):** \(MarkdownText.plain(note.text))\n")
    }
  }

  /// Writes what was written down at no event.
  public func stray(_ note: Note) {
    write("\n> **Note:** \(MarkdownText.plain(note.text))\n")
  }

  /// Ends the note.
  ///
  /// - Parameter takeaway: What to take home, a paragraph each; none for a session without a lesson.
  public func finish(takeaway: [String] = []) {
    guard !takeaway.isEmpty else { return }
    write("\n## To take home\n")
    for paragraph in takeaway { write("\n\(MarkdownText.plain(paragraph))\n") }
  }

  private func screens(_ event: Event) {
    if !event.before.isEmpty, event.before == event.after {
      write("\nThe screens stay as they are:\n")
    } else if !event.before.isEmpty {
      write("\nBefore:\n")
      show(event.before)
      write("\nAfter:\n")
    }
    show(event.after)
  }

  private func show(_ screens: [String]) {
    write("\n" + MarkdownText.block(screens, info: "text"))
  }

  private func table(_ event: Event) {
    let heads = event.specimens.map { MarkdownText.plain($0) }
    write("\nWho told whom (`->` a call, `~>` a notification):\n\n")
    write("| \(heads.joined(separator: " | ")) |\n")
    write("|" + String(repeating: "---|", count: heads.count) + "\n")
    for row in event.rows {
      let cells = row.map { message in
        message.map {
          "\($0.position.crossing) \(MarkdownText.code(ClassroomNote.text($0), isCell: true))"
        } ?? ""
      }
      write("| \(cells.joined(separator: " | ")) |\n")
    }
  }

  /// How many characters a value may have before only its type is told: a note is read, not parsed.
  fileprivate static let longestValue = 80

  /// `View -> Presenter: increaseButtonTouched()`.
  static func text(_ message: Message) -> String {
    let arrow = message.isNotification ? "~>" : "->"
    return
      "\(message.senderName) \(arrow) \(message.receiverName): \(message.brief(beyond: ClassroomNote.longestValue))"
  }

  private func figures(of messages: [Message], _ specimen: String) {
    let figures = MermaidFigure.figures(of: SequenceDiagram(messages))
    for (index, figure) in figures.enumerated() {
      let part = figures.count > 1 ? ", \(index + 1) of \(figures.count)" : ""
      write("\n\(MarkdownText.plain(specimen + part)):\n\n")
      write(
        MarkdownText.block(
          figure.split(separator: "\n").map(String.init), info: "mermaid"))
    }
  }
}

extension SequenceDiagram {
  /// The messages that cross layers, a lifeline for each role, or for each of a module's where there are
  /// several, in the order of its first message.
  public init(_ messages: [Message]) {
    let crossing = messages.filter(\.isCrossing)
    var names: [String] = []
    for name in crossing.flatMap({ [$0.senderName, $0.receiverName] }) where !names.contains(name) {
      names.append(name)
    }
    let arrows = crossing.compactMap { message -> Arrow? in
      guard let from = names.firstIndex(of: message.senderName),
        let to = names.firstIndex(of: message.receiverName)
      else { return nil }
      return Arrow(
        from: from, to: to, kind: message.isNotification ? .notification : .call,
        text: message.brief(beyond: ClassroomNote.longestValue))
    }
    self.init(participants: names, arrows: arrows)
  }
}
