import Characters
import Languages
import LayerTracing
import Queries
import Staging
import Terminal

/// What specimens show at a moment; identical screens are told once, under their joined names.
struct Screens: Equatable {
  /// Screens that look the same: whose they are, and their lines.
  struct Group {
    var names: [String]
    let lines: [String]
  }

  private var all: [Screen]

  private struct Screen: Equatable {
    let name: String
    let lines: [String]
    var told: Told?
  }

  /// What the double in the place of a layer behind the view was told.
  struct Told: Equatable {
    let pattern: String
    let role: Role
    var lines: [String]
    /// How many were left out before these.
    var before = 0
  }

  /// No screens.
  static let empty = Screens([OpenSpecimen]())

  /// Draws what specimens show now.
  init(_ specimens: [OpenSpecimen]) {
    self.init(specimens.map { ($0.specimen.pattern, $0.screen) })
    for (place, specimen) in specimens.enumerated() {
      guard let role = specimen.mocked, let told = specimen.recordedByDouble else { continue }
      all[place].told = Told(
        pattern: specimen.specimen.pattern, role: role,
        lines: told.map { $0.replacing("\n", with: "\\n").sanitized })
    }
  }

  /// Takes screens that were drawn: whose each is, and its lines.
  init(_ screens: [(name: String, lines: [String])]) {
    all = screens.map { Screen(name: $0.name, lines: Screens.read($0.lines).map(\.sanitized)) }
  }

  /// A screen as people read it: one with other words than were recorded is centred anew.
  private static func read(_ lines: [String]) -> [String] {
    let read = localized(screen: lines)
    guard read != lines else { return lines }
    let texts = read.map(\.trimmedBlanks)
    let width = texts.map { $0.displayWidth() }.max() ?? 0
    return texts.map { $0.padded(to: width, alignment: .center) }
  }

  /// Those of some patterns only.
  func of(_ names: [String]) -> Screens {
    var some = self
    some.all.removeAll { !names.contains($0.name) }
    return some
  }

  /// What doubles were told, the last of it.
  var told: [Told] {
    all.compactMap(\.told).map { told in
      var told = told
      told.before = max(0, told.lines.count - Screens.mostTold)
      told.lines.removeFirst(told.before)
      return told
    }
  }

  /// What doubles were told since they had been told what these screens say.
  func told(since before: Screens) -> [Told] {
    all.compactMap { screen in
      let known = before.all.first { $0.name == screen.name }?.told?.lines.count ?? 0
      guard var told = screen.told, told.lines.count > known else { return nil }
      told.lines.removeFirst(known)
      return told
    }
  }

  /// So many lines of what a double was told are shown; as many are of what a mock of the view was told.
  private static let mostTold = 8

  var names: [String] { all.map(\.name) }

  /// The screens, those that look the same together.
  var groups: [Group] {
    all.reduce(into: []) { groups, screen in
      if let index = groups.firstIndex(where: { $0.lines == screen.lines }) {
        groups[index].names.append(screen.name)
      } else {
        groups.append(Group(names: [screen.name], lines: screen.lines))
      }
    }
  }

  /// The screens, those that look the same together: whose they are, and their lines.
  var grouped: [(names: [String], lines: [String])] { groups.map { ($0.names, $0.lines) } }

  /// What doubles were told, a line each.
  static func lines(_ told: [Told]) -> [StyledText] {
    told.flatMap { told in
      [StyledText(localized("screen.double", told.pattern, told.role.name, told.lines.count))]
        + (told.before > 0
          ? [StyledText("  " + localized("screen.mock-before", told.before), .dim)] : [])
        + told.lines.map { StyledText("  " + $0) }
    }
  }

  /// Whether every screen shows the same.
  var areAllEqual: Bool { groups.count < 2 }
}
