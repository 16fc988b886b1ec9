import Languages
import LayerTracing
import Queries
import Sessions
import Staging
import Terminal

extension Document {
  /// What a hunt found last, and how far it went.
  static func hunted(_ finding: HuntFinding?, by hunt: Hunt) -> Document {
    HuntView(hunt: hunt, finding: finding).document
  }
}

extension HuntFinding {
  /// The finding, and after which events, in a line.
  func summary(in hunt: Hunt) -> String { HuntView(hunt: hunt, finding: self).head(self) }
}

/// A finding: how far the search went, what it is, where it shows, and how to go there.
private struct HuntView {
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

  /// The places where it shows: a line for the eye, and details for screen readers.
  private func rows(_ finding: HuntFinding) -> [(seen: String, details: [String])] {
    let name = finding.specimen ?? ""
    func row(_ text: String) -> (seen: String, details: [String]) { (text, [text]) }
    switch finding.evidence {
    case .rule(.message(let message, let breach)):
      let text = MessageText(message, of: name)
      let details = ["\(text.name): \(text.sentence)", text.rule(breach).capitalizedFirst]
      return [(text.breach(breach), details)]
    case .rule(.ownership(let edge)): return [row(edge.breach)]
    case .screen(let own, let others, let title):
      return own.firstDifference(from: others).map {
        [row(localized("hunt.shows", finding.title, $0, title, $1))]
      } ?? []
    case .survivors(let survivors):
      return [
        row(localized("leaks.layers", survivors.layers.map { type(of: $0)._layerFacts.name }))
      ]
    case .runaway(let runaway): return [row(runaway.steps.joined(separator: ", "))]
    case .unmet(let error): return [row(error.description)]
    case .sent(let message):
      let text = MessageText(message, of: name)
      return [(text.line, ["\(text.name): \(text.sentence)"])]
    case .ended(let crash):
      let after = crash.message.isEmpty ? "" : localized("error.build.after", crash.message)
      return [crash.errorLine, after].filter { !$0.isEmpty }.map(row)
    case .refusal, .met, .missed: return []
    }
  }

  /// How far the search went, before what was found, or behind that nothing was.
  private var lines: [StyledText] {
    let reach = hunt.extent.sentences.map { StyledText($0) }
    if let finding { return reach + [StyledText(head(finding), .error)] }
    if let stop = hunt.extent.stop { return lines(stop) }
    let key = hunt.extent.isComplete ? "hunt.proven" : "hunt.none"
    return [StyledText(localized(key, subject), .success)] + reach
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

  var document: Document {
    Document {
      for line in lines { Text(sentence: line, indent: 4) }
      if let finding {
        for row in rows(finding) {
          VisualText("  " + row.seen, .plain, indent: 4)
          for detail in row.details { ScreenReaderText(StyledText("  " + detail).asSentence) }
        }
        // An event that was foreseen otherwise, hop by hop.
        if case .missed(let grade) = finding.evidence {
          PredictionView(in: .spoken).result(grade)
        }
        Text(localized("hunt.go-on"), .hint)
      }
    }
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
  var sentences: [String] {
    switch stop {
    case nil: reach
    case .interrupt: reach + [localized("hunt.interrupted")]
    case .seconds(let seconds): reach + [localized("hunt.ended-by-time", seconds)]
    }
  }
}
