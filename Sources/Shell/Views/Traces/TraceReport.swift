import Languages
import LayerTracing
import Queries
import Terminal

/// What a learner wants to see the trace of: a specimen, or one of its events or messages.
struct TraceTarget {
  let specimen: TracedSpecimen
  let message: MessageReference?

  init(_ specimen: TracedSpecimen, _ message: MessageReference? = nil) {
    self.specimen = specimen
    self.message = message
  }

  /// The newest event, or every event that has a message that is asked for, a view each; nil if the
  /// learner wants it to end, who is asked after each event.
  func views(_ options: TraceOptions, unless isStopped: () -> Bool) -> [TraceView]? {
    var options = options
    // To ask for a message that stays within a role is to ask to see it.
    if let message, message.inner > 0 { options.showsInside = true }
    if message?.crossing != nil { options.showsWhole = true }
    let newest = specimen.newest
    let asked = message?.event ?? options.filter.event
    let events = asked.map { $0...$0 } ?? (options.selects ? 0...newest : newest...newest)
    var views: [TraceView] = []
    var messages: [Message] = []
    func flush() {
      defer { messages = [] }
      guard let number = messages.first?.event else { return }
      let view = TraceView(
        specimen: specimen.name, event: (number, specimen.fired(number)),
        messages: subtree(messages), options: options, origin: origin(of: messages.first))
      if !view.shown.isEmpty { views.append(view) }
    }
    for message in specimen.messages(events) {
      if message.event != messages.first?.event {
        if isStopped() { return nil }
        flush()
      }
      messages.append(message)
    }
    flush()
    return views
  }

  /// The message of an earlier event because of which one was sent.
  private func origin(of first: Message?) -> Message? {
    guard let first, let cause = first.cause else { return nil }
    return specimen.messages(0...first.event).first { $0.id == cause }
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

extension Document {
  /// The traces of some targets, or why there is nothing to see, up to the message before which the
  /// session is stopped; nil if the learner wants it to end.
  static func traces(
    of targets: [TraceTarget], _ options: TraceOptions, stoppedBefore stop: Message?,
    unless isStopped: () -> Bool
  ) -> Document? {
    var views: [TraceView] = []
    for target in targets {
      guard let more = target.views(options, unless: isStopped) else { return nil }
      views += more
    }
    var document = Document(views)
    if !options.isDiagram, let last = views.last(where: { $0.hidden != nil }) {
      let event = options.filter.event.map { " event \($0)" } ?? ""
      // no text: a line that can be typed
      let line = "trace \(last.specimen)\(event) --inside"
      document += Document(localized: "trace.see-inside", line, style: .hint, indent: 0)
    }
    if views.isEmpty {
      document += Document([Text(absence(of: targets, options, stop))])
    }
    let dropped = targets.map(\.specimen.dropped).max() ?? 0
    if dropped > 0 {
      document += Document(localized: "trace.dropped", dropped, style: .hint)
    }
    return document
  }

  /// Why nothing is shown: the event wasn't received yet, or no message is as asked for.
  private static func absence(
    of targets: [TraceTarget], _ options: TraceOptions, _ stop: Message?
  ) -> String {
    let specimens = targets.map(\.specimen)
    if let event = stop?.event, options.filter.event.map({ $0 == event }) ?? true,
      !options.selects, let first = specimens.first
    {
      return localized("trace.not-reached", event, first.title)
    }
    let late = specimens.filter { specimen in
      options.filter.event.map { !specimen.hasReceived($0) } ?? false
    }
    guard let event = options.filter.event, !late.isEmpty, late.count == specimens.count else {
      if options.selects { return localized("trace.none-like-that") }
      return options.filter.event.map { localized("trace.none-in", $0) }
        ?? localized("trace.none-newest")
    }
    return localized("trace.not-received", late.map(\.title), event)
  }
}
