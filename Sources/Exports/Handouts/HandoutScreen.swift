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
  /// One line of a changed screen.
  struct Line: Hashable {
    /// Whether the line came, went or stayed.
    enum Kind { case came, went, stayed }

    let kind: Kind
    let text: String
  }

  /// The specimens: `MVC`, `MVP`.
  var names: [String]
  /// The screen before; nil if there was none.
  let before: [String]?
  /// The screen after.
  let after: [String]
  /// The lines that went, came and stayed, from top to bottom, without the blanks around them.
  let lines: [Line]

  /// Whether the screen stayed as it was.
  var isUnchanged: Bool { before != nil && lines.allSatisfy { $0.kind == .stayed } }

  /// Whether so little stayed that the new screen says more than the changes.
  var isNewScreen: Bool {
    let kept = lines.count { $0.kind == .stayed }
    let shown = lines.count { $0.kind != .went }
    return before == nil || kept == 0 && shown > 2 || kept * 2 < shown && shown > 5
  }

  private init(names: [String], before: [String]?, after: [String]) {
    self.names = names
    self.before = before
    self.after = after
    lines = ScreenChange.lines(before ?? [], after)
  }

  private static func lines(_ before: [String], _ after: [String]) -> [Line] {
    let (was, shows) = (bare(before), bare(after))
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in shows.difference(from: was) {
      switch change {
      case .remove(let place, _, _): gone.insert(place)
      case .insert(let place, _, _): come.insert(place)
      }
    }
    var result: [Line] = []
    var (i, j) = (0, 0)
    while i < was.count || j < shows.count {
      if gone.contains(i) {
        result.append(Line(kind: .went, text: was[i]))
        i += 1
      } else if come.contains(j) {
        result.append(Line(kind: .came, text: shows[j]))
        j += 1
      } else {
        result.append(Line(kind: .stayed, text: shows[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }

  /// Lines as they are compared: centred anew in a wider screen, a line is the same line.
  private static func bare(_ lines: [String]) -> [String] {
    lines.map { line in
      let start = line.drop { $0 == " " }
      return String(start.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
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
