import Characters
import Languages
import Terminal

/// Screens in boxes, beside each other where there is room, and beside them what can be done.
struct ScreenView: Block {
  private let groups: [Screens.Group]
  private let doubleLogs: [Screens.DoubleLog]
  private let legend: [String]

  /// Shows screens, with a line for each thing that can be done, which isn't spoken.
  init(_ screens: Screens, legend: [String] = []) {
    groups = screens.groups
    doubleLogs = screens.doubleLogs
    self.legend = legend
  }

  func drawn(on page: Page) -> [StyledText] {
    let boxes = groups.map { box($0, on: page) }
    let widths = boxes.map { width($0, on: page) }
    let isRow = widths.reduce(0) { $0 + 2 + $1 } <= page.columns
    var result: [StyledText] = []
    for box in isRow ? [beside(boxes, widths, on: page)] : boxes {
      let legendWidth = legend.map { $0.displayWidth() }.max() ?? 0
      let fits = 2 + width(box, on: page) + 6 + legendWidth <= page.columns
      for (row, line) in box.enumerated() {
        let place = row - 1
        let note = fits && legend.indices.contains(place) ? "      " + legend[place] : ""
        result.append(StyledText("  " + line) + StyledText(note, .hint))
      }
      if !fits { result += legend.map { StyledText("  " + $0, .hint) } }
    }
    return result + Screens.lines(doubleLogs).flatMap { page.wrapped($0, indent: 4) }
  }

  private func box(_ group: Screens.Group, on page: Page) -> [String] {
    TextBox().lines(
      title: group.names.joined(separator: " = "), body: fitted(group.lines, on: page),
      columns: page.columns - 2, ambiguous: page.ambiguous)
  }

  /// What is too wide for the box is broken, and everything is centred anew, as on the screen.
  private func fitted(_ lines: [String], on page: Page) -> [String] {
    let frame = page.ambiguous == .wide ? 6 : 4
    let room = max(1, page.columns - 2 - frame)
    guard width(lines, on: page) > room else { return lines }
    let parts = lines.flatMap {
      $0.trimmedBlanks.wrapped(to: room, ambiguous: page.ambiguous)
    }
    let width = width(parts, on: page)
    return parts.map { $0.padded(to: width, alignment: .center, ambiguous: page.ambiguous) }
  }

  private func width(_ lines: [String], on page: Page) -> Int {
    lines.map { $0.displayWidth(ambiguous: page.ambiguous) }.max() ?? 0
  }

  /// Boxes in one row; a lower one ends above the end of the others.
  private func beside(_ boxes: [[String]], _ widths: [Int], on page: Page) -> [String] {
    (0..<(boxes.map(\.count).max() ?? 0)).map { row in
      var line = ""
      var column = 0
      for (box, width) in zip(boxes, widths) {
        if row < box.count {
          line += String(
            repeating: " ", count: column - line.displayWidth(ambiguous: page.ambiguous))
          line += box[row]
        }
        column += width + 2
      }
      return line
    }
  }

  func spoken(on page: Page) -> [StyledText] {
    groups.flatMap { group -> [StyledText] in
      let lines = group.lines.map { $0.split(separator: " ").joined(separator: " ") }
      return [StyledText(localized("screen.of", group.names))]
        + lines.filter { !$0.isEmpty }.map { StyledText($0) }
    } + Screens.lines(doubleLogs)
  }
}

/// How screens have changed: `0 became 1`, or the new screens themselves.
struct ScreenChange: Block {
  private let before: Screens
  private let now: Screens
  /// Whether these are the screens of everything that is open.
  private let areAll: Bool
  private let language: Language

  init(_ before: Screens, _ now: Screens, areAll: Bool, in language: Language) {
    self.before = before
    self.now = now
    self.areAll = areAll
    self.language = language
  }

  /// The line that has changed, if there is just one: what it was, and what it is; nil if there is more
  /// to see.
  var change: (was: String, now: String)? {
    let (old, new) = (before.groups, now.groups)
    guard old.count == 1, new.count == 1, old[0].lines.count == new[0].lines.count else {
      return nil
    }
    let changed = zip(old[0].lines, new[0].lines).filter { $0 != $1 }
    if changed.isEmpty { return ("", "") }
    guard changed.count == 1 else { return nil }
    func shown(_ line: String) -> String {
      line.trimmedBlanks.isEmpty ? language.localized("screen.nothing") : line.trimmedBlanks
    }
    return (shown(changed[0].0), shown(changed[0].1))
  }

  /// The lines that went and those that came, from top to bottom, where a long screen changed in part;
  /// nil if the screens are to be shown whole.
  var lines: [(isNew: Bool, text: String)]? {
    let (old, new) = (before.groups, now.groups)
    guard old.count == 1, new.count == 1, new[0].lines.count > ScreenChange.mostWhole else {
      return nil
    }
    let changed = ChangedLine.all(
      from: old[0].lines.map(\.trimmedBlanks), to: new[0].lines.map(\.trimmedBlanks)
    ).filter { $0.kind != .stayed }
    guard changed.count < new[0].lines.count else { return nil }
    return changed.filter { !$0.text.isEmpty }.map { ($0.kind == .came, $0.text) }
  }

  /// Screens of up to so many lines are shown whole.
  private static let mostWhole = 5

  /// Whose screens they are: `The screen`, what is said of all of them, or their names.
  private func subject(_ all: String) -> String {
    if areAll, now.names.count > 1 { return all }
    return now.names.count == 1
      ? language.localized("screen.one") : language.localized("screen.some", now.names)
  }

  func drawn(on page: Page) -> [StyledText] {
    let subject = subject(language.localized("screen.all"))
    guard let change else {
      guard let lines = drawnLines(on: page) else { return ScreenView(now).drawn(on: page) }
      return [StyledText(language.localized("screen.changed", subject))] + lines
    }
    return [
      StyledText(
        change.was == change.now
          ? language.localized("screen.unchanged", subject)
          : language.localized("screen.became", subject, change.was, change.now))
    ]
  }

  /// The lines that went and those that came, if they say more than the new screens.
  func drawnLines(on page: Page) -> [StyledText]? {
    lines?.flatMap {
      page.wrapped(
        StyledText($0.isNew ? "  + " : "  - ", $0.isNew ? .success : .error) + StyledText($0.text),
        indent: 4)
    }
  }

  func spoken(on page: Page) -> [StyledText] {
    let subject = subject(language.localized("screen.every"))
    guard let change else {
      guard let lines else { return ScreenView(now).spoken(on: page) }
      return [StyledText(language.localized("screen.changed.spoken", subject))]
        + lines.flatMap {
          page.wrapped(
            StyledText(localized($0.isNew ? "screen.came" : "screen.went") + ": ")
              + StyledText($0.text.split(separator: " ").joined(separator: " ")))
        }
    }
    return [
      StyledText(
        change.was == change.now
          ? language.localized("screen.unchanged.spoken", subject)
          : language.localized("screen.became.spoken", subject, change.was, change.now))
    ]
  }
}
