import Characters
import Languages

/// A screen, and whose it is: those that look the same are one.
public struct HandoutScreen: Hashable, Sendable {
  /// The specimens that show it: `MVC`, `MVP`.
  public let names: [String]
  /// Its lines, from top to bottom.
  public let lines: [String]

  /// Makes a screen.
  public init(names: [String], lines: [String]) {
    self.names = names
    self.lines = lines
  }
}

/// What an event did to screens; specimens with which it did the same are one.
struct ScreenChange: Hashable {
  /// The specimens: `MVC`, `MVP`.
  var names: [String]
  let before: [String]?
  let after: [String]
  /// The lines that went, came and stayed, from top to bottom.
  let lines: [ChangedLine]

  /// Whose screens changed so, by name: an event may have been fired at some of those that are open.
  var heading: String { localized("handout.screen", names) }

  /// Whether the screen stayed as it was.
  var isUnchanged: Bool { before != nil && lines.allSatisfy { $0.kind == .stayed } }

  /// Whether so little stayed that the new screen says more than the changes.
  var isNewScreen: Bool {
    let kept = lines.count { $0.kind == .stayed }
    return before == nil || kept * 3 <= max(after.count, before?.count ?? 0)
  }

  private init(names: [String], before: [String]?, after: [String]) {
    self.names = names
    self.before = before
    self.after = after
    // Centred anew in a wider screen, a line is the same line.
    lines = ChangedLine.all(
      from: (before ?? []).filter { !ScreenChange.bare($0).isEmpty },
      to: after.filter { !ScreenChange.bare($0).isEmpty }, comparing: ScreenChange.bare)
  }

  /// A line without the blanks around it.
  fileprivate static func bare(_ line: String) -> String {
    let start = line.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  /// The lines that came and went, each with its mark, without the blanks around them.
  var markedLines: [String] {
    lines.filter { $0.kind != .stayed }.map {
      ($0.kind == .came ? "+ " : "- ") + ScreenChange.bare($0.text)
    }
  }

  /// What an event did to the screens of all specimens that received it, in their order.
  static func all(_ event: HandoutEvent) -> [ScreenChange] {
    func lines(_ name: String, in screens: [HandoutScreen]) -> [String]? {
      screens.first { $0.names.contains(name) }?.lines
    }
    var changes: [ScreenChange] = []
    for name in event.after.flatMap(\.names) {
      let before = lines(name, in: event.before)
      let after = lines(name, in: event.after) ?? []
      if let known = changes.firstIndex(where: { $0.before == before && $0.after == after }) {
        changes[known].names.append(name)
      } else {
        changes.append(ScreenChange(names: [name], before: before, after: after))
      }
    }
    return changes
  }
}
