import Terminal

extension Command {
  /// Lists what was written down.
  static var notes: Command {
    Command(
      "notes", in: .notes, summary: "what you have written down",
      examples: [Example("notes", "every note, with its place")]
    ) { _, session throws(Complaint) in
      session.show(NoteList(session.notes).lines(session.out.profile))
    }
  }
}

/// Notes, a paragraph each.
struct NoteList {
  private let notes: [Note]

  init(_ notes: [Note]) { self.notes = notes }

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    if notes.isEmpty { return ["No notes yet. To write one: note TEXT."] }
    return notes.enumerated().flatMap { index, note -> [StyledText] in
      let place = NoteList.place(of: note).map { StyledText("   \($0)", .dim) } ?? ""
      if profile.isPlain {
        let place = NoteList.place(of: note).map { ", at \($0)" } ?? ""
        return [StyledText("Note \(index + 1)\(place): \(note.text.sanitized)")]
      }
      let number = "\(index + 1)  "
      return (StyledText(number) + StyledText(note.text.sanitized) + place)
        .wrapped(to: profile.columns, indent: number.count, ambiguous: profile.ambiguous)
    }
  }

  /// Where a note belongs: `mvp#1.4`, `event 2`, `1.1, loading`.
  static func place(of note: Note) -> String? {
    let event = note.event == 0 ? "loading" : "event \(note.event)"
    let place = note.message ?? note.feature.map { _ in event }
    let parts = [note.lesson, place].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
