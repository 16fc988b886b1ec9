import Languages
import LayerTracing
import Queries
import Sessions
import Staging
import Terminal

extension Document {
  /// What a hunt found last, and how far it went.
  package static func hunted(_ finding: HuntFinding?, by hunt: Hunt) -> Document {
    Document([HuntView(hunt: hunt, finding: finding)])
  }
}

extension HuntFinding {
  /// What was found, and after which events, in a line.
  package func told(by hunt: Hunt) -> String { HuntView(hunt: hunt, finding: self).head(self) }
}

/// A finding: how far the search went, what it is, where it shows, and how to go there.
private struct HuntView: Block {
  let hunt: Hunt
  let finding: HuntFinding?

  private var subject: [String] {
    hunt.plan.hunted.compactMap { name in
      hunt.plan.feature.specimen(named: name)?.pattern
    }
  }

  /// What was found, and after which events.
  func head(_ finding: HuntFinding) -> String {
    let (count, path) = (finding.events.count, finding.path)
    let title = finding.title
    switch finding.evidence {
    case .rule: return localized("hunt.found.rule", title, count, path)
    case .screen(_, _, let other): return localized("hunt.found.screen", title, other, count, path)
    case .refusal(_, let bySound, let other):
      return localized(
        "hunt.found.refusal", bySound ? other : title, bySound ? title : other, count, path)
    case .survivors(let survivors):
      return localized(
        survivors.isClosed ? "hunt.found.leak-closed" : "hunt.found.leak", title, count, path)
    case .runaway: return localized("hunt.found.runaway", title, count, path)
    case .unmet: return localized("hunt.found.unmet", count, path)
    case .met: return localized("hunt.found.met", count, path)
    case .sent: return localized("hunt.found.sent", title, count, path)
    case .missed: return localized("hunt.found.missed", title, count, path)
    case .ended(let crash):
      let key = if case .tooLong = crash.end { "hunt.found.endless" } else { "hunt.found.ended" }
      return localized(key, title, count, path)
    }
  }

  /// Where it shows.
  private func rows(_ finding: HuntFinding, isSpoken: Bool) -> [String] {
    let name = finding.specimen ?? ""
    switch finding.evidence {
    case .rule(.message(let message, let breach)):
      let text = MessageText(message, of: name)
      guard isSpoken else { return [text.breach(breach)] }
      return ["\(text.name): \(text.sentence)"] + [breach.reason].compactMap(\.self)
    case .rule(.ownership(let edge)):
      return [edge.breach]
    case .screen(let own, let others, let title):
      return own.firstDifference(from: others).map {
        [localized("hunt.shows", finding.title, $0, title, $1)]
      } ?? []
    case .refusal: return []
    case .survivors(let survivors):
      return [
        localized("leaks.layers", survivors.layers.map { type(of: $0)._layerFacts.name })
      ]
    case .runaway(let runaway):
      return [runaway.steps.joined(separator: ", ")]
    case .unmet(let error): return [error.description]
    case .met: return []
    case .sent(let message):
      let text = MessageText(message, of: name)
      return [isSpoken ? "\(text.name): \(text.sentence)" : text.line]
    case .missed: return []
    case .ended(let crash):
      return [crash.said].filter { !$0.isEmpty }
        + (crash.message.isEmpty ? [] : [localized("error.build.after", crash.message)])
    }
  }

  private func lines(isSpoken: Bool) -> [StyledText] {
    guard let finding else {
      if let stop = hunt.extent.stop { return lines(stop) }
      let key = hunt.extent.isComplete ? "hunt.proven" : "hunt.none"
      return [StyledText(localized(key, subject), .success)]
        + hunt.extent.told.map { StyledText($0) }
    }
    return hunt.extent.told.map { StyledText($0) } + [StyledText(head(finding), .error)]
      + rows(finding, isSpoken: isSpoken).map { "  " + StyledText($0) }
  }

  /// How far a hunt came that was stopped: that nothing was found tells only of that.
  private func lines(_ stop: HuntExtent.Stop) -> [StyledText] {
    let extent = hunt.extent
    let head =
      switch stop {
      case .interrupt: localized("hunt.stopped", subject)
      case .seconds(let seconds): localized("hunt.out-of-time", subject, seconds)
      }
    return [StyledText(head, .heading)] + extent.reach.map { StyledText($0) }
      + (extent.underWay.isEmpty
        ? [] : [StyledText(localized("hunt.under-way", extent.underWay.path))])
  }

  private var goOn: Document {
    Document(finding == nil ? [] : [Text(localized("hunt.go-on"), .hint)])
  }

  /// An event that was foreseen otherwise, hop by hop.
  private var hops: Document {
    guard case .missed(let grade) = finding?.evidence else { return Document() }
    return PredictionView(in: .spoken).result(grade)
  }

  func drawn(on page: Page) -> [StyledText] {
    lines(isSpoken: false).flatMap { page.wrapped($0.sanitized, indent: 4) }
      + (hops + goOn).blocks.flatMap { $0.drawn(on: page) }
  }

  func spoken(on page: Page) -> [StyledText] {
    lines(isSpoken: true).flatMap { page.wrapped($0.asSentence.sanitized) }
      + (hops + goOn).blocks.flatMap { $0.spoken(on: page) }
  }
}

extension HuntExtent {
  /// `All sequences of up to 8 events, 510 of them,`
  var reach: [String] {
    var parts: [String] = []
    let count = sequences == .max ? "" : String(sequences)
    if isComplete, let states = states {
      parts.append(localized("hunt.complete", states, length))
    } else if length > 0 {
      parts.append(localized("hunt.all", length, count))
    }
    if random > 0 {
      parts.append(localized("hunt.random", random, randomLength))
    }
    return parts
  }

  /// The same, and what ended it early.
  var told: [String] {
    switch stop {
    case nil: reach
    case .interrupt: reach + [localized("hunt.interrupted")]
    case .seconds(let seconds): reach + [localized("hunt.ended-by-time", seconds)]
    }
  }
}
