import Languages
import Lessons
import Queries
import Staging

extension Command {
  /// Tells what an event changed.
  static let diff: Command = {
    let subjects = Parameter("EVENT or PATTERN", .word, .repeated)
    return Command(
      look: "diff", in: .look, inLessons: .anyBlock,
      takes: [subjects.completing(candidates)],
      examples: ["diff", "diff 2", "diff 2 5", "diff mvp viper"]
    ) { call, context throws(CommandError) in
      let all = call.all(subjects)
      if let imported = try imported(all, context) { return imported }
      let stage = try context.stage()
      var events: [Int] = []
      var specimens: [OpenSpecimen] = []
      for word in all {
        if !word.isNumber {
          specimens.append(try ArgumentKind.specimen.parse(word, context))
        } else if events.count < 2 {
          events.append(try ArgumentKind.eventNumber.parse(word, context))
        } else {
          throw context.error("error.two-events", at: word.span)
        }
      }
      if events == [0] {
        throw context.error(
          Refusal(
            "error.before-loading", accepted: LocalizedText("error.to-see-loading")))
      }
      let last = events.last ?? stage.events.newest
      guard last > 0 || events.count == 2 else {
        throw context.error(
          Refusal(
            "error.nothing-fired", accepted: LocalizedText("error.to-see-loading")))
      }
      let before = stage.events.numbers.last { $0 < last } ?? 0
      return .difference(
        from: events.count == 2 ? events[0] : before, to: last, isOfOneEvent: events.count < 2,
        in: (specimens.isEmpty ? stage.open : specimens).map { TracedSpecimen($0, on: stage) })
    }
  }()

  /// What changed in traces that were handed in; nil if none is meant.
  private static func imported(
    _ words: [Word], _ context: Context
  ) throws(CommandError) -> Document? {
    var parts: [TraceReference] = []
    var events: [Int] = []
    for word in words {
      if word.isNumber {
        events.append(try ArgumentKind.anyEventNumber.parse(word, context))
      } else if let part = try context.imported(word) {
        parts.append(part)
      }
    }
    if events.count == words.count, context.open.isEmpty, let newest = context.imports.last {
      parts = [TraceReference(trace: newest)]
    }
    guard !parts.isEmpty else { return nil }
    guard events.count <= 2 else { throw context.error("error.two-events") }
    var document = Document()
    for part in parts { document += try part.difference(events, in: context) }
    return document
  }

  private static func candidates(_ context: Context) -> [Candidate] {
    ((context.current?.events.newest ?? 0) == 0
      ? [] : ArgumentKind<OpenSpecimen>.specimen.candidates(context, []))
      + context.importedCandidates
  }
}
