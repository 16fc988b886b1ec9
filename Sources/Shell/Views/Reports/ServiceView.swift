import Features
import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// How services answer, and which answers wait: their order, and what asked for them.
  static func services(of state: State) -> Document {
    let workspace = state.workspace
    let open = workspace.current.flatMap { $0.feature.usesService ? $0.open : nil } ?? []
    let waiting =
      open.flatMap { rows($0.specimen.name, isClosed: false, $0.service, $0.recorder) }
      + workspace.closed.flatMap { rows($0.name, isClosed: true, $0.service, $0.recorder) }
    return Document {
      for manner in manners(open, state) { Text(manner) }
      if waiting.isEmpty {
        Text(localized("service.none-waits"))
      } else {
        Text(localized("service.waiting"))
        Document(waiting)
      }
    }
  }

  private static func manners(_ open: [OpenSpecimen], _ state: State) -> [String] {
    if open.isEmpty {
      let modes = state.workspace.firstModes
      return [localized("service.is-next", (modes[""] ?? .ok).manner)]
        + modes.sorted { $0.key < $1.key }.filter { !$0.key.isEmpty }.map {
          localized("service.is-next-in", state.environment.title(of: $0.key), $0.value.manner)
        }
    }
    if Set(open.map(\.service.mode)).count == 1 {
      return [localized("service.is", open[0].service.mode.manner)]
    }
    return open.map {
      localized("service.is-in", $0.specimen.pattern, $0.service.mode.manner)
    }
  }

  private static func rows(
    _ name: String, isClosed: Bool, _ service: Service, _ recorder: Recorder
  ) -> [Text] {
    guard !service.pending.isEmpty else { return [] }
    let trace = Array(recorder.messages.trace())
    return service.pending.enumerated().map { index, pending in
      let cause = trace.first { $0.id == Int(pending.origin.message) }
      let request = "\(pending.request)"
      let text =
        cause.map {
          localized(
            "service.waits-since", name, isClosed, index + 1, request,
            MessageText($0, of: name).name, $0.text.brief)
        } ?? localized("service.waits", name, isClosed, index + 1, request)
      return Text("  \(text)", spoken: "\(text).")
    }
  }
}

extension Service.Mode {
  fileprivate var manner: String { localized("service.mode.\(rawValue)") }
}

/// Says how services answer from now on.
struct ServiceWording {
  let mode: Service.Mode
  let names: [String]
  let state: State
  private var stage: Stage? { state.current }

  /// The sentence; `event` is the event's number, nil if it holds for what is opened next.
  func sentence(event: Int?) -> String {
    if let event { return localized("service.set.event", how, event) }
    if let stage, !stage.open.isEmpty {
      return localized("service.set.later", stage.feature.name, how)
    }
    return localized("service.set", how)
  }

  private var how: String {
    let titles = names.map(state.environment.title)
    switch mode {
    case .ok:
      // What a service that is right again doesn't do by itself is told, too.
      guard let stage, stage.feature.usesService else {
        return localized("service.set.ok", titles)
      }
      let waiting = stage.open.map(\.service.pending.count).reduce(0, +)
      return waiting > 0
        ? localized("service.set.ok-waiting", titles, waiting)
        : localized("service.set.ok-again", titles)
    case .fail: return localized("service.set.fail", titles)
    case .slow: return localized("service.set.slow", titles)
    case .local:
      return localized("service.set.local", titles, stage?.feature.usesService == true)
    }
  }
}
