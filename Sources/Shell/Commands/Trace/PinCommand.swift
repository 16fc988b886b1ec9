import Lessons
import Queries
import Sessions

extension Command {
  /// Keeps a message however many come after it.
  static let pin: Command = {
    let message = Parameter("MESSAGE", .word)
    return Command(
      "pin", .act, in: .trace, inLessons: .anyBlock, takes: [message],
      examples: ["pin mvp#2.5"]
    ) { call, context throws(CommandError) in
      .act(.note(.pin(try reference(call[message], context))), at: call.span(message))
    }
  }()

  /// Treats a pinned message as any other.
  static let unpin: Command = {
    let message = Parameter("MESSAGE", .word)
    return Command(
      "unpin", .act, in: .trace, inLessons: .anyBlock, takes: [message],
      examples: ["unpin mvp#2.5"]
    ) { call, context throws(CommandError) in
      .act(.note(.unpin(try reference(call[message], context))), at: call.span(message))
    }
  }()

  private static func reference(
    _ word: Word?, _ context: Context
  ) throws(CommandError) -> MessageReference {
    let word = word ?? Word("", span: 0..<0)
    let reference = try ArgumentKind.message.parse(word, context)
    _ = try word.specimens(reference, in: context)
    guard reference.crossing != nil else {
      throw context.complaint(.request(.messageNeeded(word.text)), at: word.span)
    }
    _ = try word.messages(reference, in: context)
    return reference
  }
}
