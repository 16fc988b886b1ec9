import Languages
import Lessons
import Queries
import Sessions
import Staging

/// Going through time.
extension Command {
  /// Goes to an event, or stops before a message.
  static let goto: Command = {
    let place = Parameter("EVENT, MESSAGE or hunt", .word)
    return Command(
      "goto", .move, in: .time, inLessons: .noBlock(.goesBack),
      // A message is a place in an event; another event is another time.
      with: { words in
        let message = words.dropFirst().first.flatMap { try? MessageReference($0.asMessage) }
        return message?.crossing == nil ? nil : .solution
      },
      takes: [place],
      examples: ["goto 3", "goto 0", "goto mvp#3.2", "goto hunt"]
    ) { call, context throws(CommandError) in
      guard let word = call[place] else { throw call.missing(place, in: context) }
      if word.text.lowercased() == "hunt" {
        return .tool { runner throws(CommandError) in
          try runner.goToFinding(at: word.span, in: context)
        }
      }
      guard let reference = try? MessageReference(word.asMessage) else {
        throw context.error("error.event-or-message", at: word.span)
      }
      guard reference.crossing != nil else {
        return .move(.time(.event(reference.event)), at: word.span)
      }
      return .move(.visit(try named(reference, word, context)), at: word.span)
    }
  }()

  /// The message with its specimen: the one at which the session is stopped, or the first open one, if
  /// none is named.
  private static func named(
    _ reference: MessageReference, _ word: Word, _ context: Context
  ) throws(CommandError) -> MessageReference {
    let stage = try context.stage()
    let stop = context.session.stop
    guard let name = reference.specimen else {
      let isThere = stop?.recording.event == reference.event
      return MessageReference(
        specimen: isThere ? stop?.moment.specimen : stage.open.first?.specimen.name,
        event: reference.event, crossing: reference.crossing, inner: reference.inner)
    }
    if stage.feature.specimen(named: name) == nil {
      throw context.error(.notOpen(name, on: context.current), at: word.specimenSpan)
    }
    return reference
  }

  /// Goes back by events.
  static let rewind = travel("rewind", "EVENTS", elsewhere: ["back"]) { .time(.back($0)) }

  /// Goes forward by events.
  static let forward = travel("forward", "EVENTS") { .time(.ahead($0)) }

  /// Takes the newest actions back.
  static let undo = travel("undo", "ACTIONS") { .undo($0) }

  /// Goes by as many as are asked for, or by one.
  private static func travel(
    _ name: String, _ unit: String, elsewhere: [String] = [],
    _ motion: @escaping (Int) -> Request.Motion
  ) -> Command {
    let count = Parameter(
      unit, .number(in: 1...Int.max, else: "error.at-least-one-event"), .optional)
    return Command(
      name, elsewhere: elsewhere, .move, in: .time, inLessons: .noBlock(.goesBack),
      takes: [count], examples: [name, "\(name) 3"]
    ) { call, _ throws(CommandError) in
      .move(motion(call[count] ?? 1), at: nil)
    }
  }

  /// Does again what was taken back.
  static let redo = Command(
    "redo", .move, in: .time, inLessons: .noBlock(.goesBack),
    examples: ["redo"]
  ) { _, _ throws(CommandError) in
    .move(.redo, at: nil)
  }

  /// Lists what was done.
  static let history = Command(
    look: "history", in: .time,
    examples: ["history"]
  ) { _, context throws(CommandError) in
    .history(context.session.timeline)
  }
}
