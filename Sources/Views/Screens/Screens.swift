import Characters
import Queries
import Staging
import Terminal

/// What specimens show at a moment; identical screens are told once, under their joined names.
package struct Screens: Equatable {
  /// Screens that look the same: whose they are, and their lines.
  struct Group {
    var names: [String]
    let lines: [String]
  }

  private let all: [Screen]

  private struct Screen: Equatable {
    let name: String
    let lines: [String]
  }

  /// No screens.
  package static let empty = Screens([OpenSpecimen]())

  /// Draws what specimens show now.
  package init(_ specimens: [OpenSpecimen]) {
    self.init(specimens.map { ($0.specimen.pattern, $0.window.draw()) })
  }

  /// Takes screens that were drawn: whose each is, and its lines.
  package init(_ screens: [(name: String, lines: [String])]) {
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
    Screens(all.filter { names.contains($0.name) }.map { ($0.name, $0.lines) })
  }

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
  package var grouped: [(names: [String], lines: [String])] { groups.map { ($0.names, $0.lines) } }

  /// Whether every screen shows the same.
  package var areAllEqual: Bool { groups.count < 2 }
}
