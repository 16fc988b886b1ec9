import Lessons
import Queries
import Sessions

extension Command {
  /// Writes something down.
  static let note: Command = {
    let content = Parameter("TEXT", .text(), .rest)
    return Command(
      "note", .act, in: .notes, inLessons: .solution,
      takes: [content],
      examples: ["note", "note mvp#1.4", "note"]
    ) { call, context throws(CommandError) in
      var given = call.all(content)
      var reference: MessageReference?
      if let first = given.first, MessageReference.looksLike(first) {
        let named = try first.message(in: context)
        _ = try first.specimens(named, in: context)
        if named.crossing != nil { _ = try first.messages(named, in: context) }
        reference = named
        given.removeFirst()
      }
      guard !given.isEmpty else { throw call.missing(content, in: context) }
      let text = given.map(\.text).joined(separator: " ")
      return .act(.note(.write(text, at: reference)), at: call.words.first?.span)
    }
  }()

  /// Lists what was written down.
  static let notes = Command(
    look: "notes", in: .notes,
    examples: ["notes"]
  ) { _, context throws(CommandError) in
    .notes(in: context.session.state)
  }
}
