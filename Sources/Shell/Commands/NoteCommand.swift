import Queries
import Terminal

extension Command {
  /// Writes something down.
  static var note: Command {
    let words = Parameter("TEXT", .word, .rest)
    return Command(
      "note", in: .notes,
      summary: "write something down, at the newest event or at the message it begins with",
      takes: [words],
      examples: [
        Example("note the view is told, it never asks", "at the newest event"),
        Example("note mvp#1.4 here the model speaks", "at a message"),
        Example("note it's one way; the view never asks", "all to the end of the line is text"),
      ],
      undone: "Nothing was written down.", isAction: { _ in true }
    ) { call, session throws(Complaint) in
      var words = call.all(words)
      let stage = session.current
      var event = stage?.events.newest ?? 0
      var message: String?
      // Who looks at an event of the past may be elsewhere when the note is written down.
      var reference = session.isTravelling ? "#\(event)" : nil
      if let first = words.first, MessageReference.looksLike(first) {
        let found = try MessageLookup.specimens(first, session)
        event = found.first?.reference.event ?? event
        reference = first.text
        if !first.text.hasPrefix("#") || found.first?.reference.crossing != nil {
          message = first.text
        }
        words.removeFirst()
      }
      guard !words.isEmpty else {
        let end = call.words[call.words.count - 1].span.upperBound
        throw Complaint("note needs TEXT", at: end..<end, accepted: "Usage: \(call.command.usage).")
      }
      let note = Note(
        text: words.map(\.text).joined(separator: " "),
        lesson: session.lessonInFront?.shelved.number, feature: stage?.feature.name, event: event,
        message: message)
      session.write(note)
      session.turn.loggedLine = (["note"] + [reference].compactMap(\.self) + [note.text.asWord])
        .joined(separator: " ")
      session.report {
        [StyledText("Noted\(NoteList.place(of: note).map { ", at \($0)" } ?? "").")]
      }
    }
  }
}
