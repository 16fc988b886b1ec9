import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Shows messages.
  static var trace: Command {
    let what = Parameter("PATTERN or MESSAGE", .word, .repeated)
    let from = Parameter(after: "from", "ROLE", .role, help: "only what this role sends")
    let to = Parameter(after: "to", "ROLE", .role, help: "only what this role receives")
    let name = Parameter(after: "name", "NAME", .word, help: "only this message; may end in *")
    let event = Parameter(
      after: "event", "NUMBER", .eventNumber, help: "only this event; 0 is loading")
    let kind = Parameter(
      after: "kind", "KIND", .messageKind, help: "only calls, notifications or writes")
    let find = Parameter(after: "find", "TEXT", .word, help: "only messages that say this")
    let each = Parameter(flag: "each", help: "every message, where many are alike")
    let flat = Parameter(flag: "flat", help: "one below the other, not as a tree of causes")
    let diagram = Parameter(flag: "diagram", help: "arrows between lifelines, time running down")
    let inside = Parameter(flag: "inside", help: "what stays within a role, too")
    return Command(
      "trace", in: .trace, summary: "the messages of an event, as a tree of causes",
      answers: "Who told whom, and why?",
      takes: [
        what.completing(ArgumentKind.specimen.candidates), from, to, name, event, kind, find,
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
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      var options = TraceView.Options(
        isFlat: call.has(flat), isDiagram: call.has(diagram), showsInside: call.has(inside),
        showsEach: call.has(each), text: call[find]?.text)
      options.filter.from = call[from]
      options.filter.to = call[to]
      options.filter.name = call[name].map { NamePattern($0.text) }
      options.filter.kind = call[kind]
      options.filter.event = call[event]
      // A tree with branches cut out would show causes that are none.
      if options.selects { options.isFlat = true }
      let targets = try TraceTarget.read(call.all(what), stage, session)
      let views = targets.flatMap { $0.views(options, stage, session.out.profile) }
      session.show(views.isEmpty ? nothing(targets, options, stage, session.pause) : views)
      let dropped = targets.map(\.specimen.recorder.dropped).max() ?? 0
      if dropped > 0 {
        session.show([StyledText("\(dropped) older messages were dropped for want of room.", .hint)]
        )
      }
    }
  }
}

/// Why nothing is shown: the event hasn't been received yet, or no message is as asked for.
@MainActor private func nothing(
  _ targets: [TraceTarget], _ options: TraceView.Options, _ stage: Stage, _ pause: Pause?
) -> [StyledText] {
  if let event = pause?.message.event, options.filter.event.map({ $0 == event }) ?? true,
    !options.selects, let first = targets.first?.specimen, first !== pause?.specimen
  {
    return [StyledText("Event \(event) hasn't reached \(first.specimen.pattern) yet.")]
  }
  let late = targets.map(\.specimen).filter { specimen in
    options.filter.event.map { $0 > 0 && !stage.hasReceived($0, specimen) } ?? false
  }
  guard let event = options.filter.event, !late.isEmpty, late.count == targets.count else {
    return ["No message is like that."]
  }
  let names = Wording.list(late.map(\.specimen.pattern))
  return [StyledText("\(names) did not receive event \(event) yet. To bring up: sync.")]
}

/// What somebody wants to see the trace of.
private struct TraceTarget {
  let specimen: OpenSpecimen
  let message: MessageReference?

  static func read(
    _ words: [Word], _ stage: Stage, _ session: Session
  ) throws(Complaint) -> [TraceTarget] {
    if words.isEmpty { return stage.open.map { TraceTarget(specimen: $0, message: nil) } }
    var targets: [TraceTarget] = []
    for word in words {
      // Who has read 'event 1' writes 1.
      let isNumber = !word.text.isEmpty && word.text.allSatisfy(\.isWholeNumber)
      let word = isNumber ? Word("#" + word.text, span: word.span) : word
      let named =
        MessageReference.looksLike(word)
        ? try MessageLookup.specimens(word, session)
          .map { TraceTarget(specimen: $0.specimen, message: $0.reference) }
        : [TraceTarget(specimen: try ArgumentKind.specimen.parse(word, session), message: nil)]
      // What is named twice is shown once.
      targets += named.filter { new in
        !targets.contains { $0.specimen === new.specimen && $0.message == new.message }
      }
    }
    return targets
  }

  /// The newest event, or every event that has a message that is asked for.
  func views(
    _ options: TraceView.Options, _ stage: Stage, _ profile: TerminalProfile
  ) -> [StyledText] {
    var options = options
    // Who asks for a message that stays within a role wants to see it.
    if let message, message.inner > 0 { options.showsInside = true }
    if message?.crossing != nil { options.showsWhole = true }
    let newest = stage.newest(receivedBy: specimen)
    let asked = message?.event ?? options.filter.event
    let events =
      asked.map { $0...$0 } ?? (options.selects ? 0...newest : newest...newest)
    var result: [StyledText] = []
    var messages: [Message] = []
    func flush() {
      defer { messages = [] }
      guard let number = messages.first?.event else { return }
      let view = TraceView(
        specimen: specimen.name, event: stage.events[number]?.description, number: number,
        messages: subtree(messages), options: options, profile: profile,
        origin: origin(of: messages.first))
      if !view.shown.isEmpty { result += view.lines }
    }
    for message in specimen.recorder.trace(events: events) {
      if message.event != messages.first?.event { flush() }
      messages.append(message)
    }
    flush()
    return result
  }

  /// The message of an earlier event because of which one was sent.
  private func origin(of first: Message?) -> Message? {
    guard let first, let cause = first.cause else { return nil }
    return specimen.recorder.trace().first { $0.id == cause }
  }

  /// The message that was asked for and all that it caused; all messages if none was.
  private func subtree(_ messages: [Message]) -> [Message] {
    guard let crossing = message?.crossing,
      let root = messages.first(where: {
        $0.position.crossing == crossing && $0.position.inner == message?.inner
      })
    else { return messages }
    var ids: Set<Int> = [root.id]
    return messages.filter { candidate in
      if candidate.id == root.id { return true }
      guard let cause = candidate.cause, ids.contains(cause) else { return false }
      ids.insert(candidate.id)
      return true
    }
  }
}
