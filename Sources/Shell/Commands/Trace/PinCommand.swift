import Languages
import Lessons
import Queries
import Sessions

extension Command {
  /// Keeps a message however many come after it.
  static let pin = pinning("pin") { .pin($0) }

  /// Treats a pinned message as any other.
  static let unpin = pinning("unpin") { .unpin($0) }

  private static func pinning(
    _ name: String, _ action: @escaping (MessageReference) -> NoteAction
  ) -> Command {
    let message = Parameter("MESSAGE", .word)
    return Command(
      name, .act, in: .trace, inLessons: .anyBlock, takes: [message],
      examples: ["\(name) mvp#2.5"]
    ) { call, context throws(CommandError) in
      .act(.note(action(try reference(call[message], context))), at: call.span(message))
    }
  }

  private static func reference(
    _ word: Word?, _ context: Context
  ) throws(CommandError) -> MessageReference {
    let word = word ?? Word("", span: 0..<0)
    let reference = try word.message(in: context)
    _ = try word.specimens(reference, in: context)
    guard reference.crossing != nil else {
      throw context.error(Refusal("error.message-needed", advice: word.text.brief), at: word.span)
    }
    _ = try word.messages(reference, in: context)
    return reference
  }
}
