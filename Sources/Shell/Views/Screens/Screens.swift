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
    var doubleLog: DoubleLog?
  }

  /// The calls that the double in the place of a layer behind the view recorded.
  struct DoubleLog: Equatable {
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
      guard let role = specimen.mocked, let recorded = specimen.recordedByDouble else { continue }
      all[place].doubleLog = DoubleLog(
        pattern: specimen.specimen.pattern, role: role,
        lines: recorded.map { $0.replacing("\n", with: "\\n").sanitized })
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

  /// The last calls that doubles recorded.
  var doubleLogs: [DoubleLog] {
    all.compactMap(\.doubleLog).map { log in
      var log = log
      log.before = max(0, log.lines.count - Screens.mostRecorded)
      log.lines.removeFirst(log.before)
      return log
    }
  }

  /// The calls that doubles recorded since these screens were taken.
  func doubleLogs(since before: Screens) -> [DoubleLog] {
    all.compactMap { screen in
      let known = before.all.first { $0.name == screen.name }?.doubleLog?.lines.count ?? 0
      guard var log = screen.doubleLog, log.lines.count > known else { return nil }
      log.lines.removeFirst(known)
      return log
    }
  }

  /// The most calls of a double that are shown; a mock of the view shows as many.
  private static let mostRecorded = 8

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

  /// The calls that doubles recorded, a line each.
  static func lines(_ logs: [DoubleLog]) -> [StyledText] {
    logs.flatMap { log in
      [StyledText(localized("screen.double", log.pattern, log.role.name, log.lines.count))]
        + (log.before > 0
          ? [StyledText("  " + localized("screen.mock-before", log.before), .dim)] : [])
        + log.lines.map { StyledText("  " + $0) }
    }
  }

  /// Whether every screen shows the same.
  var areAllEqual: Bool { groups.count < 2 }
}
