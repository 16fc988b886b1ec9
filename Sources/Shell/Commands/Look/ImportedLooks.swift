import Exports
import LayerTracing
import Queries
import Sessions
import Views

/// What a trace that was handed in tells of changes and causes.
extension ImportedPart {
  /// What an event changed, as far as the trace tells: the values of layers, and the screens.
  ///
  /// - Parameters:
  ///   - events: The events to compare: none for the newest, one for what it changed.
  ///   - context: What names mean just now.
  /// - Returns: A document.
  /// - Throws: A ``CommandError`` if the trace doesn't tell of an event or a pattern.
  func difference(_ events: [Int], in context: Context) throws(CommandError) -> Document {
    let named = rest.text.isEmpty ? trace.specimens : [try specimen(named: rest.text, context)]
    let reached = trace.events.filter { event in named.contains { event.turn(of: $0) != nil } }
    guard let last = events.last ?? reached.last?.number else {
      throw context.complaint(.file(.noEvent(nil)), at: rest.span)
    }
    for event in events {
      try context.check(event: event, at: rest.span, in: named.map(trace.traced))
    }
    let before = reached.last { $0.number < last }?.number ?? 0
    let first = events.count == 2 ? events[0] : before
    return .difference(
      from: first, to: last, firing: trace.event(last)?.fired, isOfOneEvent: events.count < 2,
      in: named.map {
        (
          "\(RecordedHandout.title($0)) of \(trace.name)", snapshot(of: $0, after: first),
          snapshot(of: $0, after: last)
        )
      })
  }

  private func snapshot(of specimen: String, after event: Int) -> StateSnapshot {
    let states = trace.states(of: specimen, after: event)
    return StateSnapshot(
      entries: states.flatMap { state in
        state.properties.map { ("\(state.layer).\($0.name)", $0.value.description) }
      }, screen: trace.screen(of: specimen, after: event) ?? [])
  }

  /// What set a value, and what led to that.
  func cause(in context: Context) throws(CommandError) -> Document {
    let steps = rest.text.split(separator: ".").map(String.init)
    let specimen = try specimen(named: steps.first ?? "", context)
    let newest = trace.events.last?.number ?? 0
    let told = trace.states(of: specimen, after: newest).flatMap { state in
      state.properties.map { (path: "\(state.layer).\($0.name)", value: $0.value) }
    }
    let path = steps.dropFirst().joined(separator: ".")
    let messages = trace.events.compactMap { $0.turn(of: specimen) }.flatMap(\.messages)
    let write = messages.last { $0.sets(path) }
    let value =
      told.first { $0.path.lowercased() == path.lowercased() }?.value
      ?? write?.arguments.first?.value
    guard let value else {
      let paths = told.map { "\(RecordedHandout.short(specimen)).\($0.path)" }
      throw context.complaint(
        .file(.notTold(paths, nearest: NearestName.to(rest.text, among: paths))), at: rest.span)
    }
    let label = trace.label(specimen)
    guard let write else {
      return Document([
        Text("\(label).\(path)  \(value) was set by no message that the trace tells of.")
      ])
    }
    let byID = Dictionary(messages.map { ($0.id, $0) }) { first, _ in first }
    return .cause(
      of: write, CauseChain(of: write) { id, _ in byID[id] }, value: value.description,
      called: "\(label).\(path)", in: label)
  }
}

extension Message {
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
