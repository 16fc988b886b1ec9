import Features
import LayerTracing
import Queries
import Staging
import Terminal

/// How services answer, and which answers wait: their order, and what asked for them.
struct ServiceView {
  private let desk: Desk
  private let profile: TerminalProfile

  init(_ desk: Desk, profile: TerminalProfile) {
    self.desk = desk
    self.profile = profile
  }

  var lines: [StyledText] {
    let open = desk.current.flatMap { $0.feature.usesService ? $0.open : nil } ?? []
    var lines: [StyledText] = []
    if open.isEmpty {
      let mode = desk.firstModes[""] ?? .ok
      lines.append("In what is opened next, the service \(ServiceView.manner(of: mode)).")
      for (name, mode) in desk.firstModes.sorted(by: { $0.key < $1.key }) where !name.isEmpty {
        lines.append(
          "In \(SpecimenReference(pattern: name).title), it \(ServiceView.manner(of: mode)).")
      }
    } else if Set(open.map(\.service.mode)).count == 1 {
      lines.append("The service \(ServiceView.manner(of: open[0].service.mode)).")
    } else {
      lines += open.map {
        "In \($0.specimen.pattern), the service \(ServiceView.manner(of: $0.service.mode))."
      }
    }
    var waiting: [StyledText] = []
    for specimen in open {
      waiting += rows(specimen.specimen.name, specimen.service, specimen.recorder)
    }
    for specimen in desk.closed {
      waiting += rows("\(specimen.name), closed", specimen.service, specimen.recorder)
    }
    if waiting.isEmpty { return lines + ["No answer waits."] }
    return lines + [StyledText("What waits, in the order in which it was asked for:")] + waiting
  }

  private static func manner(of mode: Service.Mode) -> String {
    switch mode {
    case .ok: "answers at once"
    case .fail: "fails"
    case .slow: "is slow: answers wait for 'service deliver'"
    }
  }

  private func rows(_ name: String, _ service: Service, _ recorder: Recorder) -> [StyledText] {
    guard !service.pending.isEmpty else { return [] }
    let trace = Array(recorder.trace())
    return service.pending.enumerated().map { index, pending in
      let message = trace.first { $0.id == Int(pending.origin.message) }
      let short = name.split(separator: ",").first?.split(separator: ".").last ?? ""
      let cause = message.map {
        ", asked for in \(short)\($0.position.reference(event: $0.event)), \($0.text.brief)"
      }
      return StyledText(
        "\(profile.isPlain ? "" : "  ")\(name): \(index + 1). \(pending.request)\(cause ?? "")"
          + (profile.isPlain ? "." : ""))
    }
  }
}
