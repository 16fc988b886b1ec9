import Staging
import Terminal

/// The screens of the open specimens; identical ones are drawn once, under their joined names.
struct ScreenView {
  private let groups: [(names: [String], lines: [String])]
  let profile: TerminalProfile

  init(_ specimens: [OpenSpecimen], profile: TerminalProfile) {
    self.init(
      screens: specimens.map { ($0.specimen.pattern, $0.window.draw()) }, profile: profile)
  }

  init(screens: [(name: String, lines: [String])], profile: TerminalProfile) {
    var groups: [(names: [String], lines: [String])] = []
    for (name, drawn) in screens {
      let lines = drawn.map(\.sanitized)
      if let index = groups.firstIndex(where: { $0.lines == lines }) {
        groups[index].names.append(name)
      } else {
        groups.append(([name], lines))
      }
    }
    self.groups = groups
    self.profile = profile
  }

  /// Whether every screen shows the same.
  var areAllEqual: Bool { groups.count < 2 }

  /// The screens as lines, beside each other where there is room, and with a legend beside them: what
  /// can be done, a line each.
  func lines(legend: [String] = []) -> [StyledText] {
    if profile.isPlain { return plainLines(legend) }
    let boxes = groups.map(box)
    let widths = boxes.map(width)
    let isRow = widths.reduce(0) { $0 + 2 + $1 } <= profile.columns
    let drawn = isRow ? [beside(boxes, widths)] : boxes
    var result: [StyledText] = []
    for box in drawn {
      let legendWidth = legend.map { $0.displayWidth() }.max() ?? 0
      let fits = 2 + width(box) + 6 + legendWidth <= profile.columns
      for (row, line) in box.enumerated() {
        let place = row - 1
        let note = fits && legend.indices.contains(place) ? "      " + legend[place] : ""
        result.append(StyledText("  " + line) + StyledText(note, .hint))
      }
      if !fits { result += legend.map { StyledText("  " + $0, .hint) } }
    }
    return result
  }

  private func box(_ group: (names: [String], lines: [String])) -> [String] {
    TextBox().lines(
      title: group.names.joined(separator: " = "), body: fitted(group.lines),
      columns: profile.columns - 2, ambiguous: profile.ambiguous)
  }

  /// What is too wide for the box is broken, and everything is centred anew, as on the screen.
  private func fitted(_ lines: [String]) -> [String] {
    let frame = profile.ambiguous == .wide ? 6 : 4
    let room = max(1, profile.columns - 2 - frame)
    let widest = lines.map { $0.displayWidth(ambiguous: profile.ambiguous) }.max() ?? 0
    guard widest > room else { return lines }
    let parts = lines.flatMap {
      $0.trimmedBlanks.wrapped(to: room, ambiguous: profile.ambiguous)
    }
    let width = parts.map { $0.displayWidth(ambiguous: profile.ambiguous) }.max() ?? 0
    return parts.map {
      $0.padded(to: width, alignment: .center, ambiguous: profile.ambiguous)
    }
  }

  private func width(_ box: [String]) -> Int {
    box.map { $0.displayWidth(ambiguous: profile.ambiguous) }.max() ?? 0
  }

  /// Boxes in one row; a lower one ends above the end of the others.
  private func beside(_ boxes: [[String]], _ widths: [Int]) -> [String] {
    (0..<(boxes.map(\.count).max() ?? 0)).map { row in
      var line = ""
      var column = 0
      for (box, width) in zip(boxes, widths) {
        if row < box.count {
          line += String(
            repeating: " ", count: column - line.displayWidth(ambiguous: profile.ambiguous))
          line += box[row]
        }
        column += width + 2
      }
      return line
    }
  }

  private func plainLines(_ legend: [String]) -> [StyledText] {
    var result: [StyledText] = []
    for group in groups {
      let owner = group.names.count == 1 ? "Screen of" : "The same screen in"
      result.append("\(owner) \(Wording.list(group.names)):")
      for line in group.lines {
        let words = line.split(separator: " ").joined(separator: " ")
        if !words.isEmpty { result.append(StyledText(words)) }
      }
    }
    return result
  }

  /// How the screens changed since `before`: `0 became 1`, or the new screens themselves.
  ///
  /// `areAll` tells whether these are the screens of everything that is open.
  func changes(since before: ScreenView, areAll: Bool) -> [StyledText] {
    guard areAllEqual, before.areAllEqual, let new = groups.first, let old = before.groups.first
    else { return lines() }
    let all = profile.isPlain ? "Every screen" : "All screens"
    let subject = new.names.count == 1 ? "The screen" : areAll ? all : Wording.list(new.names)
    if new.lines == old.lines { return ["\(subject)\(profile.isPlain ? "" : ":") unchanged."] }
    let changed = zip(old.lines, new.lines).filter { $0 != $1 }
    guard old.lines.count == new.lines.count, changed.count == 1, let (was, now) = changed.first
    else { return lines() }
    let from = was.trimmedBlanks
    let to = now.trimmedBlanks
    return profile.isPlain
      ? ["\(subject) changed from \(from.orNothing) to \(to.orNothing)."]
      : ["\(subject): \(from.orNothing) became \(to.orNothing)."]
  }
}

extension String {
  /// The text, or the word nothing if there is none.
  var orNothing: String { isEmpty ? "nothing" : self }
}
