import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// What the learner's own build does otherwise than the specimen that it began as, and what its code says
  /// otherwise.
  package static func built(_ build: OwnBuild, in state: State) -> Document {
    BuildComparison(build.name, in: state).map { Document([BuildReport($0)]) } ?? Document()
  }
}

/// An own build beside its original: the same events at both.
package struct BuildComparison {
  /// An event that the two take in other ways.
  struct Difference {
    let number: Int
    let event: String
    /// How many messages cross layers in each.
    let (own, original): (Int, Int)
    /// The messages that only the own build sends, and those that only the original sends.
    let (added, missing): ([String], [String])
  }

  /// The own build and its original.
  package let own: Specimen
  /// What it began as.
  package let original: Specimen
  /// How many events both have lived through.
  let events: Int
  /// The events that go another way, in order.
  let differences: [Difference]
  /// The first event after which the screens differ, and what each shows then; nil if none does.
  let screen: (event: Int, own: [String], original: [String])?
  /// What breaks the pattern's rules in the own build.
  let breaches: [RuleBreach]

  /// Compares an open own build; nil if it isn't open, or what it began as can't be opened.
  package init?(_ name: String, in state: State) {
    guard let stage = state.current, let open = stage[name],
      let original = stage.feature.specimens.first(where: { $0.name == open.specimen.original })
    else { return nil }
    let side = stage.copy()
    if side[original.name] == nil, side.open(original) != nil { return nil }
    guard let one = side.rehearsal(of: name), let other = side.rehearsal(of: original.name) else {
      return nil
    }
    var (differences, count): ([Difference], Int) = ([], 0)
    var screen: (event: Int, own: [String], original: [String])?
    for number in [0] + side.events.numbers {
      if number > 0 {
        let (first, second) = (side.rehearse(number, with: one), side.rehearse(number, with: other))
        guard first, second else { continue }
        count += 1
      }
      let event = side.events[number]?.description ?? ""
      if let difference = Difference(number, event, one, other) { differences.append(difference) }
      let (own, theirs) = (one.window.draw(), other.window.draw())
      if screen == nil, own != theirs { screen = (number, own, theirs) }
    }
    (own, self.original, events) = (open.specimen, original, count)
    (self.differences, self.screen) = (differences, screen)
    breaches = RuleBreach.all(in: open)
  }

  /// The files that differ, with how many lines are only in the own build, and how many only in the
  /// original.
  package var files: [(file: SourceFile?, before: SourceFile?, added: Int, removed: Int)] {
    let (new, old) = (own.sources + own.framework, original.sources + original.framework)
    let names = (new + old).map(\.fileName).unique
    return names.compactMap { name in
      let (file, before) = (
        new.first { $0.fileName == name }, old.first { $0.fileName == name }
      )
      if file?.text == before?.text { return nil }
      guard let file, let before else {
        return (file, before, file?.lines.count ?? 0, before?.lines.count ?? 0)
      }
      let rows = LineAlignment(SourceView(before), SourceView(file)).rows.filter { !$0.isShared }
      return (
        file, before, rows.count { $0.right != nil }, rows.count { $0.left != nil }
      )
    }
  }
}

extension BuildComparison.Difference {
  /// Compares what an event did in both; nil if the same.
  fileprivate init?(_ number: Int, _ event: String, _ one: OpenSpecimen, _ other: OpenSpecimen) {
    func messages(_ specimen: OpenSpecimen) -> [String] {
      specimen.recorder.messages.trace(events: number...number).filter(\.isCrossing).map {
        "\($0.hopText)  \($0.brief)"
      }
    }
    let (own, original) = (messages(one), messages(other))
    if own == original { return nil }
    self.number = number
    self.event = event
    (self.own, self.original) = (own.count, original.count)
    (added, missing) = (own.leavingOut(original), original.leavingOut(own))
  }
}

extension SourceFile {
  /// The file as one of an own build, whose module has a name that only the loader needs.
  fileprivate func named(_ build: String) -> SourceFile {
    SourceFile(
      path: "\(build)/\(fileName)", folder: folder, text: text, declarations: declarations)
  }
}

extension [String] {
  /// What is left if each text of another list is taken out once.
  fileprivate func leavingOut(_ others: [String]) -> [String] {
    var rest = others
    return filter { text in
      guard let index = rest.firstIndex(of: text) else { return true }
      rest.remove(at: index)
      return false
    }
  }
}

/// What differs, short.
private struct BuildReport: Block {
  private let comparison: BuildComparison
  /// The most events and messages that are told one by one.
  private static let (mostEvents, mostMessages) = (3, 4)

  init(_ comparison: BuildComparison) { self.comparison = comparison }

  private var title: String { comparison.original.pattern }

  private func lines() -> [StyledText] {
    var lines: [StyledText] = []
    if comparison.differences.isEmpty {
      lines.append(
        StyledText(
          localized("build.same-messages", comparison.own.name, title, comparison.events), .success)
      )
    }
    for difference in comparison.differences.prefix(BuildReport.mostEvents) {
      let name =
        difference.number == 0
        ? localized("build.loading")
        : localized("build.event", difference.number, difference.event)
      lines.append(
        StyledText(localized("build.differs", name, difference.own, title, difference.original)))
      let marked = difference.missing.map { ("-", $0) } + difference.added.map { ("+", $0) }
      for (mark, text) in marked.prefix(BuildReport.mostMessages) {
        lines.append("  " + StyledText(mark, .caret) + " " + StyledText(text))
      }
      if marked.count > BuildReport.mostMessages {
        lines.append(
          StyledText(
            "  " + localized("build.more-messages", marked.count - BuildReport.mostMessages), .dim))
      } else if marked.isEmpty {
        lines.append(StyledText("  " + localized("build.order"), .dim))
      }
    }
    let more = comparison.differences.count - BuildReport.mostEvents
    if more > 0 { lines.append(StyledText(localized("build.more-events", more), .dim)) }
    lines.append(StyledText(screens))
    lines.append(
      comparison.breaches.isEmpty
        ? StyledText(localized("build.rules-kept"))
        : StyledText(
          localized("build.rules-broken", comparison.breaches.count, comparison.own.name), .error))
    lines.append(StyledText(changes))
    return lines
  }

  private var screens: String {
    guard let screen = comparison.screen else { return localized("build.same-screen", title) }
    let (own, original) = screen.own.firstDifference(from: screen.original) ?? ("", "")
    return localized("build.other-screen", own, title, original, screen.event)
  }

  private var changes: String {
    let files = comparison.files
    return files.isEmpty
      ? localized("build.no-change")
      : localized(
        "build.changed", files.count, files.reduce(0) { $0 + $1.added },
        files.reduce(0) { $0 + $1.removed })
  }

  func drawn(on page: Page) -> [StyledText] {
    lines().flatMap { page.wrapped(("  " + $0).sanitized, indent: 4) }
  }

  func spoken(on page: Page) -> [StyledText] {
    lines().flatMap { page.wrapped($0.asSentence.sanitized) }
  }
}

extension [String] {
  /// The first line in which two screens differ, without their frames: as a rule the frame and the title are the
  /// same. An empty text where one has no such line; nil if they are the same.
  func firstDifference(from others: [String]) -> (String, String)? {
    for index in 0..<Swift.max(count, others.count) {
      let one = indices.contains(index) ? self[index] : ""
      let other = others.indices.contains(index) ? others[index] : ""
      if one != other { return (one.trimmedFrame, other.trimmedFrame) }
    }
    return nil
  }
}

extension String {
  /// Without blanks and bars of a frame at both ends.
  fileprivate var trimmedFrame: String {
    let isFrame = { (character: Character) in character.isWhitespace || "|│".contains(character) }
    return String(drop(while: isFrame).reversed().drop(while: isFrame).reversed())
  }
}

extension Document {
  /// What an own build's code says otherwise than the code that it began as, file by file.
  package static func changes(_ comparison: BuildComparison) -> Document {
    var document = Document()
    for (file, before, added, removed) in comparison.files {
      if let file, let before {
        document += Document([
          SourceDifference(SourceView(before), SourceView(file.named(comparison.own.name)))
        ])
      } else {
        let name = file?.fileName ?? before?.fileName ?? ""
        document += Document([
          Text(
            file == nil
              ? localized("build.file-gone", name, removed)
              : localized("build.file-new", name, added))
        ])
      }
    }
    return document + Document([BuildReport(comparison)])
  }
}
