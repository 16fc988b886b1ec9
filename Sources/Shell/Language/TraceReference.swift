import Exports
import Languages
import LayerTracing
import Queries
import Sessions
import Staging

/// A part of a trace that was handed in, as people name it: `ann:`, `ann:mvp`, `ann:mvp#1.3`,
/// `ann:mvp.model.number`.
struct TraceReference {
  /// The trace.
  let trace: RecordedTrace
  /// What stands behind the colon.
  var rest = Word("", span: 0..<0)

  /// The specimens that it names: all of them if it names none.
  func specimens(in context: Context) throws(CommandError) -> [TracedSpecimen] {
    try names(in: context).map(trace.traced)
  }

  /// The full names of the specimens that it names: all of them if it names none.
  func names(in context: Context) throws(CommandError) -> [String] {
    let named = rest.text.prefix { $0 != "#" && $0 != "." }
    return named.isEmpty ? trace.specimens : [try specimen(named: String(named), context)]
  }

  /// The full name of the specimen that a word names.
  func specimen(named name: String, _ context: Context) throws(CommandError) -> String {
    let word = Word(name, span: rest.span.lowerBound..<rest.span.lowerBound + name.utf8.count)
    return try context.parsed(
      Names.find(word, "pattern", in: trace.specimens) { SpecimenReference(fullName: $0).pattern },
      listedAs: "patterns")
  }

  /// What is to be seen of it as messages.
  func targets(in context: Context) throws(CommandError) -> [TraceTarget] {
    let specimens = try specimens(in: context)
    guard MessageReference.looksLike(rest) else { return specimens.map { TraceTarget($0) } }
    let reference = try context.parsed(MessageReference(rest))
    try context.check(event: reference.event, at: rest.span, in: specimens)
    return specimens.map { TraceTarget($0, reference) }
  }

  /// What an event changed, as far as the trace tells: the values of layers, and the screens.
  ///
  /// - Parameters:
  ///   - events: The events to compare: none for the newest, one for what it changed.
  ///   - context: What names mean just now.
  /// - Returns: A document.
  /// - Throws: A ``CommandError`` if the trace doesn't tell of an event or a pattern.
  func difference(_ events: [Int], in context: Context) throws(CommandError) -> Document {
    let named = rest.text.isEmpty ? trace.specimens : [try specimen(named: rest.text, context)]
    let specimens = named.map(trace.traced)
    let reached = trace.events.map(\.number).filter { number in
      specimens.contains { $0.hasReceived(number) }
    }
    guard let last = events.last ?? reached.last else {
      throw context.error(.noEvent(nil), at: rest.span)
    }
    for event in events { try context.check(event: event, at: rest.span, in: specimens) }
    return .difference(
      from: events.count == 2 ? events[0] : reached.last { $0 < last } ?? 0, to: last,
      isOfOneEvent: events.count < 2, in: specimens)
      + (trace.isOfApp ? Document(localized: "trace-file.no-states", style: .hint) : Document())
  }

  /// What set a value, and what led to that.
  func cause(in context: Context) throws(CommandError) -> Document {
    if MessageReference.looksLike(rest) { return try causeOfMessage(in: context) }
    let steps = rest.text.split(separator: ".").map(String.init)
    let specimen = try specimen(named: steps.first ?? "", context)
    let values = trace.values(of: specimen, after: .max)
    let path = steps.dropFirst().joined(separator: ".")
    let messages = trace.events.compactMap { $0.turn(of: specimen) }.flatMap(\.messages)
    let write = messages.last { $0.sets(path) }
    let value =
      values.first { $0.path.lowercased() == path.lowercased() }?.value
      ?? write?.arguments.first?.value
    guard let value else {
      let paths = (values.map(\.path) + messages.compactMap(\.setPath)).unique.map {
        "\(SpecimenReference(fullName: specimen).pattern).\($0)"
      }
      throw context.error(
        Refusal(
          "error.not-told", nearest: NearestName.to(rest.text, among: paths),
          accepted: LocalizedText("error.listed.examples", Array(paths.prefix(6))),
          trace.isOfApp ? LocalizedText("error.not-told.app") : nil), at: rest.span)
    }
    let label = trace.label(specimen)
    guard let write else {
      return Document(localized: "trace-file.unset", "\(label).\(path)", value.description)
    }
    let chain = CauseChain(of: write) {
      trace.event($0)?.turn(of: specimen)?.messages ?? []
    }
    return .cause(
      of: write, chain, value: value.description, called: "\(label).\(path)", in: label)
  }

  /// What led to a message.
  private func causeOfMessage(in context: Context) throws(CommandError) -> Document {
    let reference = try context.parsed(MessageReference(rest))
    let specimens = try names(in: context)
    try context.check(
      event: reference.event, at: rest.span, in: specimens.map(trace.traced))
    var document = Document()
    for specimen in specimens {
      func sent(_ event: Int) -> [Message] {
        trace.event(event)?.turn(of: specimen)?.messages ?? []
      }
      guard let message = sent(reference.event).first(where: { $0.isCalled(by: reference) }) else {
        continue
      }
      let chain = CauseChain(of: message, in: sent)
      document += Document(
        localized: message.cause == nil ? "trace-file.no-cause" : "trace-file.caused",
        MessageText(message, of: trace.label(specimen)).line)
      document += .messages(chain.messages, of: trace.label(specimen))
    }
    guard !document.isEmpty else {
      throw context.error("error.no-message-told", at: rest.span)
    }
    return document
  }
}

extension Message {
  /// The path of what it sets: `model.number`; nil if it sets nothing.
  fileprivate var setPath: String? {
    kind == .write ? "\((receiver.name ?? receiver.role.name).lowercased()).\(site.name)" : nil
  }

  /// Whether it is what people name so: `#2.5`, or the first of an event.
  fileprivate func isCalled(by reference: MessageReference) -> Bool {
    guard let crossing = reference.crossing else { return true }
    return position == Position(crossing: crossing, inner: reference.inner)
  }

  /// Whether it sets what a path such as `model.number` or `view.amountLabel.text` leads to.
  fileprivate func sets(_ path: String) -> Bool {
    let steps = path.lowercased().split(separator: ".").map(String.init)
    guard kind == .write, steps.count > 1, steps.last == site.name.lowercased() else {
      return false
    }
    let layer = steps[steps.count - 2]
    return layer == receiver.role.name.lowercased() || layer == receiver.name?.lowercased()
  }
}

extension RecordedTrace {
  /// What people call one of its specimens: `ann:mvp`.
  func label(_ specimen: String) -> String {
    "\(name):\(SpecimenReference(fullName: specimen).pattern)"
  }

  /// One of its specimens, as looks see it.
  func traced(_ specimen: String) -> TracedSpecimen {
    TracedSpecimen(
      name: label(specimen),
      title: localized(
        "trace-file.specimen", SpecimenReference(fullName: specimen).title, name),
      dropped: header.dropped,
      events: events.compactMap { event in
        event.turn(of: specimen).map { (event.number, event.fired, $0.messages) }
      },
      snapshot: { event in
        StateSnapshot(
          entries: values(of: specimen, after: event).map { ($0.path, $0.value.description) },
          screen: screen(of: specimen, after: event) ?? [])
      })
  }
}

extension Context {
  /// The part of a trace that was handed in which a word names; nil if it has no colon.
  func imported(_ word: Word) throws(CommandError) -> TraceReference? {
    guard !word.isQuoted, let colon = word.text.firstIndex(of: ":") else { return nil }
    let name = String(word.text[..<colon])
    let start = word.span.lowerBound + name.utf8.count + 1
    let trace = try parsed(
      Names.find(
        Word(name, span: word.span.lowerBound..<start - 1), "trace", in: imports, by: \.name),
      listedAs: "imported")
    let rest = String(word.text[colon...].dropFirst())
    return TraceReference(trace: trace, rest: Word(rest, span: start..<start + rest.utf8.count))
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
      throw error(.noEvent(event), at: span)
    }
    try worded(state.check(event: event), at: span)
  }

  /// The specimens of the traces that were handed in, as they are typed.
  var importedCandidates: [Candidate] {
    imports.flatMap { trace in
      trace.specimens.map { Candidate(trace.label($0), localized("trace-file.candidate")) }
    }
  }
}

extension ArgumentKind where Value == Word {
  /// A specimen that is open, or of a trace that was handed in; the command looks it up.
  static var traced: Self {
    ArgumentKind { word, _ throws(CommandError) in
      word
    } candidates: { context in
      ArgumentKind<OpenSpecimen>.specimen.candidates(context, []) + context.importedCandidates
    }
  }
}

extension ArgumentKind where Value == Int {
  /// The number of an event; whether there is one, the command finds out.
  static var anyEventNumber: Self {
    number("query.thing.event-number")
  }
}
