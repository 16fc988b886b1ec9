import Lessons
import Queries
import Sessions
import Views

extension Command {
  static let trace: Command = {
    let what = Parameter("PATTERN or MESSAGE", .word, .repeated)
    let from = Parameter(after: "from", "ROLE", .role, help: "only what this role sends")
    let to = Parameter(after: "to", "ROLE", .role, help: "only what this role receives")
    let name = Parameter(after: "name", "NAME", .word, help: "only this message; may end in *")
    let event = Parameter(
      after: "event", "NUMBER", .anyEventNumber, help: "only this event; 0 is loading")
    let kind = Parameter(
      after: "kind", "KIND", .messageKind, help: "only calls, notifications or writes")
    let find = Parameter(after: "find", "TEXT", .word, help: "only messages that say this")
    let each = Parameter(flag: "each", help: "every message, where many are alike")
    let flat = Parameter(flag: "flat", help: "one below the other, not as a tree of causes")
    let diagram = Parameter(flag: "diagram", help: "arrows between lifelines, time running down")
    let inside = Parameter(flag: "inside", help: "what stays within a role, too")
    return Command(
      look: "trace", elsewhere: ["bt", "log", "backtrace", "messages"], in: .trace,
      inLessons: .anyBlock,
      summary: "the messages of an event, as a tree of causes", answers: "Who told whom, and why?",
      takes: [
        what.completing(ArgumentKind.traced.candidates), from, to, name, event, kind, find,
        flat, diagram, inside, each,
      ],
      examples: [
        Example("trace mvp", "the newest event in MVP"),
        Example("trace mvp event 0", "how it was loaded"),
        Example("trace mvp#1.3", "one message and all that it caused, with long values whole"),
        Example("trace mvp --inside", "with what stays within a role"),
        Example("trace mvp --diagram", "a sequence diagram"),
        Example("trace mvp find won", "in all events, by what a message says"),
        Example("trace from Presenter name on*", "in all events, from presenters, by name"),
      ]
    ) { call, context throws(CommandError) in
      var options = TraceOptions()
      options.isDiagram = call.has(diagram)
      options.showsInside = call.has(inside)
      options.showsEach = call.has(each)
      options.text = call[find]?.text
      options.filter.from = call[from]
      options.filter.to = call[to]
      options.filter.name = call[name].map { NamePattern($0.text) }
      options.filter.kind = call[kind]
      options.filter.event = call[event]
      // A tree with branches cut out would show causes that are none.
      options.isFlat = call.has(flat) || options.selects
      let targets = try targets(call.all(what), context)
      try context.check(event: call[event], at: call.span(event), in: targets.map(\.specimen))
      let session = context.session
      guard
        let traces = Document.traces(
          of: targets, options, stoppedBefore: context.stoppedBefore,
          unless: { session.wasInterrupted?() == true })
      else { throw context.complaint(.refusal(.time(.interrupted))) }
      return traces
    }
  }()

  private static func targets(
    _ words: [Word], _ context: Context
  ) throws(CommandError) -> [TraceTarget] {
    if words.isEmpty { return try context.traced().map { TraceTarget($0) } }
    var targets: [TraceTarget] = []
    for word in words.map(\.asMessage) {
      // What is named twice is shown once.
      targets += try self.targets(word, context).filter { new in
        !targets.contains { $0.specimen.name == new.specimen.name && $0.message == new.message }
      }
    }
    return targets
  }

  private static func targets(_ word: Word, _ context: Context) throws(CommandError)
    -> [TraceTarget]
  {
    if let part = try context.imported(word) { return try part.targets(in: context) }
    guard MessageReference.looksLike(word) else {
      return try context.traced(word).map { TraceTarget($0) }
    }
    let stage = try context.stage()
    let reference = try ArgumentKind.message.parse(word, context)
    if reference.crossing == nil {
      return try word.specimens(reference, in: context).map {
        TraceTarget(TracedSpecimen($0, on: stage), reference)
      }
    }
    return try word.messages(reference, in: context).map {
      TraceTarget(TracedSpecimen($0.specimen, on: stage), reference)
    }
  }
}
