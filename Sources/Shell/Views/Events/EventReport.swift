import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

/// What is told after an event: the way of its messages in each specimen, what the screens did, and
/// which patterns were left out.
struct EventReport: Block {
  private let language: Language
  private let heading: String
  private let rows: [(name: String, chain: HopChain)]
  private let change: ScreenChange
  /// The calls that doubles recorded during it, a line each.
  private let doubleLines: [StyledText]
  /// A pattern whose messages can be looked at, for a hint; nil once the learner knows how.
  private let example: String?
  /// The patterns in which the screen changed, but no layer beside the View took part.
  private let withoutLayers: [OpenSpecimen]
  /// Who has missed events, by how many they missed.
  private let late: [(missed: Int, patterns: [String])]

  /// Up to which event it is hinted how its messages are looked at.
  private static let lastWithHint = 10

  /// Describes an event that specimens on a stage received, with all screens before it.
  init(
    _ number: Int, _ event: Event, at targets: [OpenSpecimen], on stage: Stage, before: Screens,
    in language: Language
  ) {
    self.language = language
    heading = language.localized("trace.event", number, event.description)
    let rows = targets.map {
      (
        name: $0.specimen.pattern,
        chain: HopChain(Array($0.recorder.messages.trace(events: number...number)))
      )
    }
    self.rows = rows
    withoutLayers = zip(targets, rows).filter { target, row in
      row.chain.count == 1 && before.of([row.name]) != Screens([target])
    }.map(\.0)
    change = ScreenChange(
      before.of(targets.map(\.specimen.pattern)), Screens(targets),
      areAll: targets.count == stage.open.count, in: language)
    doubleLines = Screens.lines(Screens(targets).doubleLogs(since: before))
    example =
      number > EventReport.lastWithHint ? nil : targets[targets.count / 2].specimen.name
    var late: [(missed: Int, patterns: [String])] = []
    for specimen in stage.open {
      let (missed, pattern) = (stage.missed(by: specimen), specimen.specimen.pattern)
      if missed == 0 { continue }
      if let place = late.firstIndex(where: { $0.missed == missed }) {
        late[place].patterns.append(pattern)
      } else {
        late.append((missed, [pattern]))
      }
    }
    self.late = late
  }

  func drawn(on page: Page) -> [StyledText] {
    var lines = summary(on: page)
    let changes = change.drawn(on: page)
    let hint = example.map {
      StyledText(
        language.localized(rows.count > 1 ? "event.in-full-one" : "event.in-full", $0), .hint)
    }
    guard let hint else { return lines + changes + details(on: page) }
    if changes.count == 1, changes[0].displayWidth() + 3 + hint.displayWidth() <= page.columns {
      let gap = max(
        3, min(39, page.columns - 1 - hint.displayWidth()) - changes[0].displayWidth())
      lines.append(changes[0] + StyledText(String(repeating: " ", count: gap)) + hint)
    } else {
      lines += changes + [hint]
    }
    return lines + details(on: page)
  }

  /// What stands below the screens: what doubles received, what stayed inside the View, who is behind.
  private func details(on page: Page) -> [StyledText] {
    (doubleLines + aside).flatMap { page.wrapped($0, indent: 2) } + behind
  }

  /// Why there is but one message where the screen shows something else now.
  private var aside: [StyledText] {
    guard let first = withoutLayers.first else { return [] }
    let names = withoutLayers.map(\.specimen.pattern)
    return [
      StyledText(language.localized("event.by-widgets", names, first.specimen.name), .hint)
    ]
  }

  /// The way in each specimen, a line each.
  private func summary(on page: Page) -> [StyledText] {
    let legend: StyledText =
      StyledText("->", .call) + StyledText(" \(language.localized("event.call"))   ", .dim)
      + StyledText("~>", .notification)
      + StyledText(" \(language.localized("event.notification"))", .dim)
    let nameWidth = (rows.map { $0.name.displayWidth() }.max() ?? 0) + 2
    let widest = rows.map { nameWidth + $0.chain.text.displayWidth() }.max() ?? 0
    let counts = rows.enumerated().map { index, row in
      language.localized(
        index == 0 ? "event.messages" : "event.messages-below", row.chain.count)
    }
    let column = widest + 3
    let edge = column + (counts.map { $0.displayWidth() }.max() ?? 0)
    let isWide = edge <= page.columns
    let title = StyledText(heading, .heading)
    let gap = (isWide ? edge : page.columns - 1) - title.displayWidth() - legend.displayWidth()
    var result: [StyledText] = [
      gap >= 2 ? title + StyledText(String(repeating: " ", count: gap)) + legend : title
    ]
    for (row, count) in zip(rows, counts) {
      let name = StyledText(row.name.padded(to: nameWidth), .bold)
      if isWide {
        result.append((name + row.chain.text).padded(to: column) + StyledText(count))
      } else {
        result.append(name + StyledText(messages(row.chain), .dim))
        result += row.chain.lines(width: page.columns - 2).map { "  " + $0 }
      }
    }
    return result
  }

  /// The patterns that have missed events, after some were fired at others only.
  private var behind: [StyledText] {
    if late.isEmpty { return [] }
    let sentences = late.map {
      language.localized("event.behind-by", $0.missed, $0.patterns, $0.patterns.count)
    }
    return [
      StyledText(language.localized("event.behind", sentences.joined(separator: "; ")), .hint)
    ]
  }

  private func messages(_ chain: HopChain) -> String {
    language.localized("event.messages", chain.count)
  }

  func spoken(on page: Page) -> [StyledText] {
    let changes = change.spoken(on: page)
    let title = StyledText(heading.capitalizedFirst + ".")
    let head = changes.count == 1 ? [title + " " + changes[0]] : [title] + changes
    let ways = rows.map { row in
      StyledText(
        localized(
          "event.way", row.name, messages(row.chain), row.chain.sentence))
    }
    return head + (ways + doubleLines + aside).flatMap { page.wrapped($0) } + behind
  }
}

extension Document {
  /// That an own build did something else when its events were done again.
  static func unrepeatable(_ build: String, _ language: Language) -> Document {
    Document(localized: "build.not-repeatable", build, style: .error, in: language)
  }

  /// That `count` messages to a specimen came on another thread than the session's.
  static func strays(_ count: Int, in specimen: String, _ language: Language) -> Document {
    Document(localized: "event.strays", count, specimen, style: .hint, in: language)
  }
}
