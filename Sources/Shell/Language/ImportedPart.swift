import Exports
import LayerTracing
import Queries
import Sessions
import Staging
import Views

/// A part of a trace that was handed in, as people name it: `ann:`, `ann:mvp`, `ann:mvp#1.3`,
/// `ann:mvp.model.number`.
struct ImportedPart {
  /// The trace.
  let trace: ImportedTrace
  /// What stands behind the colon.
  let rest: Word

  /// The specimens that it names: all of them if it names none.
  func specimens(in context: Context) throws(CommandError) -> [TracedSpecimen] {
    let named = rest.text.prefix { $0 != "#" && $0 != "." }
    if named.isEmpty { return trace.specimens.map(trace.traced) }
    return [trace.traced(try specimen(named: String(named), context))]
  }

  /// The full name of the specimen that a word names.
  func specimen(named name: String, _ context: Context) throws(CommandError) -> String {
    let word = Word(name, span: rest.span.lowerBound..<rest.span.lowerBound + name.utf8.count)
    return try context.parsed(listedAs: "Patterns") { () throws(QueryError) in
      try Names.find(word, "pattern", in: trace.specimens, by: RecordedHandout.short)
    }
  }

  /// What is to be seen of it as messages.
  func targets(in context: Context) throws(CommandError) -> [TraceTarget] {
    let specimens = try specimens(in: context)
    guard MessageReference.looksLike(rest) else { return specimens.map { TraceTarget($0) } }
    let reference = try context.parsed { () throws(QueryError) in try MessageReference(rest) }
    try context.check(event: reference.event, at: rest.span, in: specimens)
    return specimens.map { TraceTarget($0, reference) }
  }
}

extension ImportedTrace {
  /// What people call one of its specimens: `ann:mvp`.
  func label(_ specimen: String) -> String { "\(name):\(RecordedHandout.short(specimen))" }

  /// One of its specimens, as views show it.
  func traced(_ specimen: String) -> TracedSpecimen {
    TracedSpecimen(
      name: label(specimen), title: "\(RecordedHandout.title(specimen)) of \(name)",
      dropped: header.dropped,
      events: events.compactMap { event in
        event.turn(of: specimen).map { (event.number, event.fired, $0.messages) }
      })
  }
}

extension Context {
  /// The part of a trace that was handed in which a word names; nil if it has no colon.
  func imported(_ word: Word) throws(CommandError) -> ImportedPart? {
    guard !word.isQuoted, let colon = word.text.firstIndex(of: ":") else { return nil }
    let name = String(word.text[..<colon])
    let start = word.span.lowerBound + name.utf8.count + 1
    let trace = try parsed(listedAs: "Imported") { () throws(QueryError) in
      try Names.find(
        Word(name, span: word.span.lowerBound..<start - 1), "trace", in: imports, by: \.name)
    }
    let rest = String(word.text[colon...].dropFirst())
    return ImportedPart(trace: trace, rest: Word(rest, span: start..<start + rest.utf8.count))
  }

  /// The specimens that a word names: an open one, or those of a trace that was handed in.
  func traced(_ word: Word) throws(CommandError) -> [TracedSpecimen] {
    if let part = try imported(word) { return try part.specimens(in: self) }
    let specimen = try ArgumentKind.specimen.parse(word, self)
    return [TracedSpecimen(specimen, on: try stage())]
  }

  /// What is looked at where nothing is named: what is open, or else the newest trace that was handed in.
  func traced() throws(CommandError) -> [TracedSpecimen] {
    if open.isEmpty, let newest = imports.last { return newest.specimens.map(newest.traced) }
    let stage = try stage()
    return stage.open.map { TracedSpecimen($0, on: stage) }
  }

  /// Refuses an event that none of some specimens received, unless one that runs may yet receive it.
  func check(
    event: Int?, at span: Range<Int>?, in specimens: [TracedSpecimen]
  ) throws(CommandError) {
    guard let event, !specimens.contains(where: { $0.hasReceived(event) }) else { return }
    guard specimens.contains(where: \.isRunning) else {
      throw complaint(.file(.noEvent(event)), at: span)
    }
    try worded(at: span) { () throws(SessionError) in try state.check(event: event) }
  }

  /// The specimens of the traces that were handed in, as they are typed.
  var importedCandidates: [Candidate] {
    imports.flatMap { trace in
      trace.specimens.map { Candidate(trace.label($0), "of a trace that was imported") }
    }
  }
}

extension ArgumentKind where Value == Word {
  /// A specimen that is open, or of a trace that was handed in; the command looks it up.
  static var traced: Self {
    word.completing { context, words in
      ArgumentKind<OpenSpecimen>.specimen.candidates(context, words) + context.importedCandidates
    }
  }
}

extension ArgumentKind where Value == Int {
  /// The number of an event; whether there is one, the command finds out.
  static var anyEventNumber: Self {
    ArgumentKind { word, context throws(CommandError) in
      try context.parsed { () throws(QueryError) in
        try Names.number(word, "the number of an event")
      }
    }
  }
}
