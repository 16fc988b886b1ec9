import Languages
import LayerTracing
import Staging
import Terminal

/// An event in front of a class: what it changed on the screen, and the way of its messages.
struct PresentedEvent: Block {
  private let title: String
  private let before: Screens
  private let now: Screens
  private let ways: [(name: String, chain: HopChain)]
  private let language: Language

  /// Describes an event that just happened.
  ///
  /// - Parameters:
  ///   - number: Its number.
  ///   - stage: Where it happened.
  ///   - before: All screens before it.
  ///   - language: The lesson's language.
  init(
    _ number: Int, on stage: Stage, before: Screens, in language: Language
  ) {
    let reached = stage.open.filter { stage.hasReceived(number, $0) }
    title = language.localized("trace.event", number, stage.events[number]?.description ?? "")
    self.before = before.of(reached.map(\.specimen.pattern))
    now = Screens(reached)
    ways = reached.map {
      ($0.specimen.pattern, HopChain(Array($0.recorder.messages.trace(events: number...number))))
    }
    self.language = language
  }

  func drawn(on page: Page) -> [StyledText] {
    var lines = [StyledText(title, .heading), ""]
    lines += screens(on: page)
    lines.append("")
    for way in ways {
      lines.append(StyledText(way.name, .bold) + "  \(messages(way.chain))")
      lines += way.chain.lines(width: page.columns - 2).map { "  " + $0 }
    }
    return lines
  }

  /// The screens before and after beside each other, where they are small; else what changed.
  private func screens(on page: Page) -> [StyledText] {
    let arrow = "  ->  "
    if before != now, before.groups.count == 1, now.groups.count == 1 {
      let boxes = [before, now].map { ScreenView($0).drawn(on: page) }
      let width = boxes[0].map { $0.displayWidth(ambiguous: page.ambiguous) }.max() ?? 0
      let whole = boxes.map { box in
        box.map { $0.displayWidth(ambiguous: page.ambiguous) }.max() ?? 0
      }
      let isSmall = boxes.allSatisfy { $0.count <= PresentedEvent.highest }
      if isSmall, whole.reduce(arrow.count, +) <= page.columns {
        let rows = max(boxes[0].count, boxes[1].count)
        return (0..<rows).map { row in
          let left = row < boxes[0].count ? boxes[0][row] : ""
          let right = row < boxes[1].count ? boxes[1][row] : ""
          let gap = row == rows / 2 ? arrow : String(repeating: " ", count: arrow.count)
          return left.padded(to: width, ambiguous: page.ambiguous) + StyledText(gap) + right
        }
      }
    }
    return sentence(on: page) ?? listed(on: page) ?? ScreenView(now).drawn(on: page)
  }

  /// The lines that went and those that came, where a long screen changed in part.
  private func listed(on page: Page) -> [StyledText]? {
    guard let lines = ScreenChange(before, now, areAll: true, in: language).lines else {
      return nil
    }
    return [StyledText(language.localized("present.changed"))]
      + lines.flatMap {
        page.wrapped(
          StyledText($0.isNew ? "  + " : "  - ", $0.isNew ? .success : .error)
            + StyledText($0.text), indent: 4)
      }
  }

  /// The change in a sentence, if there is just one; nil if there is more to see.
  private func sentence(on page: Page) -> [StyledText]? {
    guard let change = ScreenChange(before, now, areAll: true, in: language).change else {
      return nil
    }
    return page.wrapped(
      StyledText(
        change.was == change.now
          ? language.localized("present.unchanged")
          : language.localized("present.became", change.was, change.now)))
  }

  /// The highest boxes that are drawn beside each other.
  private static let highest = 9

  func spoken(on page: Page) -> [StyledText] {
    page.wrapped(StyledText(title + "."))
      + (sentence(on: page) ?? listed(on: page) ?? ScreenView(now).spoken(on: page))
      + ways.flatMap { way in
        page.wrapped(
          StyledText(
            "\(way.name), \(messages(way.chain)): \(way.chain.sentence)"))
      }
  }

  private func messages(_ chain: HopChain) -> String {
    language.localized("event.messages", chain.count)
  }
}

/// Lines that were drawn already.
struct DrawnLines: Block {
  private let lines: [StyledText]

  /// Takes lines.
  init(_ lines: [StyledText]) { self.lines = lines }

  /// True: they were fitted when they were drawn.
  var isVerbatim: Bool { true }

  func drawn(on page: Page) -> [StyledText] { lines }
  func spoken(on page: Page) -> [StyledText] { lines }
}
