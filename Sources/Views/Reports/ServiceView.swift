import Features
import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// How services answer, and which answers wait: their order, and what asked for them.
  package static func services(of state: State) -> Document {
    let workspace = state.workspace
    let open = workspace.current.flatMap { $0.feature.usesService ? $0.open : nil } ?? []
    let waiting =
      open.flatMap { rows($0.specimen.name, "", $0.service, $0.recorder) }
      + workspace.closed.flatMap { rows($0.name, ", closed", $0.service, $0.recorder) }
    return Document {
      for manner in manners(open, state) { Text(manner) }
      if waiting.isEmpty {
        Text("No answer waits.")
      } else {
        Text("What waits, in the order in which it was asked for:")
        Document(waiting)
      }
    }
  }

  private static func manners(_ open: [OpenSpecimen], _ state: State) -> [String] {
    if open.isEmpty {
      let modes = state.workspace.firstModes
      return ["In what is opened next, the service \((modes[""] ?? .ok).manner)."]
        + modes.sorted { $0.key < $1.key }.filter { !$0.key.isEmpty }.map {
          "In \(state.environment.title(of: $0.key)), it \($0.value.manner)."
        }
    }
    if Set(open.map(\.service.mode)).count == 1 {
      return ["The service \(open[0].service.mode.manner)."]
    }
    return open.map { "In \($0.specimen.pattern), the service \($0.service.mode.manner)." }
  }

  private static func rows(
    _ name: String, _ remark: String, _ service: Service, _ recorder: Recorder
  ) -> [Text] {
    guard !service.pending.isEmpty else { return [] }
    let trace = Array(recorder.messages.trace())
    return service.pending.enumerated().map { index, pending in
      let cause = trace.first { $0.id == Int(pending.origin.message) }.map {
        ", asked for in \(MessageText($0, of: name).name), \($0.text.brief)"
      }
      let text = "\(name)\(remark): \(index + 1). \(pending.request)\(cause ?? "")"
      return Text("  \(text)", spoken: "\(text).")
    }
  }
}

extension Service.Mode {
  fileprivate var manner: String {
    switch self {
    case .ok: "answers at once"
    case .fail: "fails"
    case .slow: "is slow: answers wait for 'service deliver'"
    case .local: "is left out: what is stored on the device is read"
    }
  }
}

/// Says how services answer from now on.
struct ServiceWording {
  let mode: Service.Mode
  let names: [String]
  let state: State
  private var stage: Stage? { state.current }

  /// The sentence; `event` is the event's number, nil if it holds for what is opened next.
  func sentence(event: Int?) -> String {
    if let event { return "The service \(how). In the list of events this is event \(event)." }
    if let stage, !stage.open.isEmpty {
      return "\(stage.feature.name) asks no service; in what is opened next, it \(how)."
    }
    return "The service \(how)."
  }

  private var how: String {
    let titles = names.map(state.environment.title)
    let place = titles.isEmpty ? "" : " in \(Wording.list(titles))"
    switch mode {
    case .ok: return "answers at once\(place) from now on" + rest
    case .fail: return "fails\(place) from now on"
    case .slow: return "is slow\(place) from now on; to let an answer through: service deliver"
    case .local:
      return "is left out\(place) from now on: what is stored on the device is read"
        + (stage?.feature.usesService == true ? "; with a worker of its own after: reset" : "")
    }
  }

  /// What a service that is right again doesn't do by itself.
  private var rest: String {
    guard let stage, stage.feature.usesService else { return "" }
    let waiting = stage.open.map(\.service.pending.count).reduce(0, +)
    return waiting > 0
      ? "; \(Wording.count(waiting, "answer still waits", "answers still wait")): service deliver"
      : "; what failed is asked for again by: reset, or an event that fetches"
  }
}

nonisolated extension MockError {
  /// Why there can be no mock, in words, without capital and full stop.
  package var words: String {
    switch self {
    case .widgets(let pattern, let type, let role, let widgets):
      "in \(pattern) the view can't be replaced: \(type), the \(role), names concrete widgets "
        + "(\(Wording.list(widgets))), and no protocol stands between them"
    case .unknown(let pattern): "in \(pattern) the view can't be replaced"
    }
  }
}
