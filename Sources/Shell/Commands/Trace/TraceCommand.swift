import Lessons
import Queries
import Sessions

extension Command {
  static let trace: Command = {
    let subjects = Parameter("PATTERN or MESSAGE", .word, .repeated)
    let from = Parameter(after: "from", "ROLE", .role)
    let to = Parameter(after: "to", "ROLE", .role)
    let name = Parameter(after: "name", "NAME", .word)
    let event = Parameter(after: "event", "NUMBER", .anyEventNumber)
    let kind = Parameter(after: "kind", "KIND", .messageKind)
    let find = Parameter(after: "find", "TEXT", .word)
    let each = Parameter(flag: "each")
    let flat = Parameter(flag: "flat")
    let diagram = Parameter(flag: "diagram")
    let inside = Parameter(flag: "inside")
    return Command(
      look: "trace", elsewhere: ["bt", "log", "backtrace", "messages"], in: .trace,
      inLessons: .anyBlock,
      takes: [
        subjects.completing(ArgumentKind.traced.candidates), from, to, name, event, kind, find,
        flat, diagram, inside, each,
      ],
      examples: [
        "trace mvp", "trace mvp event 0", "trace mvp#1.3", "trace mvp --inside",
        "trace mvp --diagram", "trace mvp find won", "trace from Presenter name on*",
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
      let targets = try targets(call.all(subjects), context)
      try context.check(event: call[event], at: call.span(event), in: targets.map(\.specimen))
      let session = context.session
      guard
        let traces = Document.traces(
          of: targets, options, stoppedBefore: context.stoppedBefore,
          unless: { session.wasInterrupted?() == true })
      else { throw context.error(.interrupted) }
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
    let reference = try word.message(in: context)
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
