import LayerTracing
import Staging
import Terminal

/// What an event did in each specimen, a line each.
struct EventSummary {
  let number: Int
  let event: String?
  let specimens: [(name: String, messages: [Message])]
  let profile: TerminalProfile

  init(number: Int, event: String?, specimens: [OpenSpecimen], profile: TerminalProfile) {
    self.number = number
    self.event = event
    self.specimens = specimens.map {
      ($0.specimen.pattern, Array($0.recorder.trace(events: number...number)))
    }
    self.profile = profile
  }

  /// The lines, without what the screens did.
  var lines: [StyledText] { profile.isPlain ? plainLines : drawnLines }

  private var heading: StyledText {
    StyledText(Wording.event(number, event), .heading)
  }

  private var drawnLines: [StyledText] {
    let legend: StyledText =
      StyledText("->", .call) + StyledText(" call   ", .dim) + StyledText("~>", .notification)
      + StyledText(" notification", .dim)
    let chains = specimens.map { (name: $0.name, chain: HopChain($0.messages)) }
    let nameWidth = (chains.map { $0.name.displayWidth() }.max() ?? 0) + 2
    let widest = chains.map { nameWidth + $0.chain.text.displayWidth() }.max() ?? 0
    let counts = chains.enumerated().map { index, row in
      index == 0 ? Wording.count(row.chain.count, "message") : "\(row.chain.count)"
    }
    let countColumn = widest + 3
    let isWide = countColumn + (counts.map(\.count).max() ?? 0) <= profile.columns
    let edge = isWide ? countColumn + (counts.map(\.count).max() ?? 0) : profile.columns - 1
    let gap = edge - heading.displayWidth() - legend.displayWidth()
    var result: [StyledText] = [
      gap >= 2 ? heading + StyledText(String(repeating: " ", count: gap)) + legend : heading
    ]
    for (row, count) in zip(chains, counts) {
      let name = StyledText(row.name.padded(to: nameWidth), .bold)
      if isWide {
        let line = (name + row.chain.text).padded(to: countColumn) + StyledText(count)
        result.append(line)
      } else {
        result.append(name + StyledText(Wording.count(row.chain.count, "message"), .dim))
        result += row.chain.lines(width: profile.columns - 2).map { "  " + $0 }
      }
    }
    return result
  }

  private var plainLines: [StyledText] {
    var result: [StyledText] = []
    for (name, messages) in specimens {
      let chain = HopChain(messages)
      let text = "\(name), \(Wording.count(chain.count, "message")): \(chain.sentence)."
      result += text.wrapped(to: profile.columns).map { StyledText($0) }
    }
    return result
  }

  /// The first sentence of the plain form.
  var plainHeading: String {
    let text = Wording.event(number, event)
    return text.capitalizedFirst + "."
  }
}
