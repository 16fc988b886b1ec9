import Exports
import LayerTracing

/// Writing a full store as JSON Lines, without the replay that adds screens and states.
struct ExportCase: Case {
  let name = "export"

  func measure(_ effort: Effort, into report: inout Report) {
    guard let counter = CounterStage("mvp"), let messages = CounterStage.messages("mvp") else {
      return
    }
    counter.fire(effort.scriptEvents / messages.event)
    let count = counter.specimen.recorder.messages.kept
    var bytes = 0
    let time = Stopwatch.best(of: effort.runs) { bytes = export(counter) }
    report.add(
      Figure(
        name: "export of \(Double(count).short) messages as JSON Lines",
        value: Double(count) / time * 1e9, unit: .perSecond))
    report.add(
      Figure(
        name: "length of one exported message", value: Double(bytes) / Double(count),
        unit: .bytes))
  }

  /// - Returns: How many bytes were written.
  private func export(_ counter: CounterStage) -> Int {
    var bytes = 0
    let name = counter.specimen.name
    var export = JSONLinesExport { bytes += $0.count }
    export.add(.header(TraceHeader(specimens: [name], dropped: 0)))
    var messages: [Message] = []
    func flush() {
      var event = RecordedEvent(
        number: messages.first?.event ?? 0, fired: CounterStage.event.description)
      event.turns = [RecordedEvent.Turn(specimen: name, messages: messages)]
      export.add(.event(event))
      messages.removeAll(keepingCapacity: true)
    }
    for message in counter.specimen.recorder.messages.trace() {
      if let event = messages.first?.event, event != message.event { flush() }
      messages.append(message)
    }
    flush()
    export.finish()
    return bytes
  }
}
