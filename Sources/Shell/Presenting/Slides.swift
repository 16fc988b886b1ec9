import Terminal
import Views

/// What was shown to a class so far, in pages that fit a screen, and which of them is shown now.
struct Slides {
  /// What is shown for a step, or a part of it.
  struct Slide {
    /// The step's place, from 0.
    let step: Int
    /// What is shown.
    var document: Document
  }

  private(set) var all: [Slide] = []
  private var place = 0
  private var page = 0

  /// The rows of a screen that aren't the slide's: its heading, an empty line, the line below it, the
  /// prompt.
  private static let frame = 4

  var current: Slide? { all.indices.contains(place) ? all[place] : nil }

  /// Whether the first page of all is shown.
  var isAtStart: Bool { place == 0 && page == 0 }

  /// Whether nothing comes after what is shown.
  func isAtEnd(_ profile: TerminalProfile) -> Bool {
    place + 1 >= all.count && page + 1 >= pages(profile).count
  }

  /// Adds slides, and shows the first of them.
  mutating func add(_ slides: [Slide]) {
    if slides.isEmpty { return }
    (place, page) = (all.count, 0)
    all += slides
  }

  /// Changes the newest slide, and shows it.
  mutating func replaceLast(by document: Document) {
    guard let last = all.popLast() else { return }
    add([Slide(step: last.step, document: document)])
  }

  mutating func goOn(_ profile: TerminalProfile) {
    if page + 1 < pages(profile).count {
      page += 1
    } else {
      (place, page) = (place + 1, 0)
    }
  }

  /// Goes back by a page, if there is one.
  mutating func goBack(_ profile: TerminalProfile) -> Bool {
    if page > 0 {
      page -= 1
    } else if place > 0 {
      place -= 1
      page = max(0, pages(profile).count - 1)
    } else {
      return false
    }
    return true
  }

  /// What is shown now: its lines, and which page it is of how many.
  func shown(_ profile: TerminalProfile) -> (lines: [StyledText], page: Int, of: Int) {
    let pages = pages(profile)
    let page = min(page, pages.count - 1)
    return (pages.isEmpty ? [] : pages[page], page + 1, pages.count)
  }

  /// The slide's pages: cut at an empty line where there is one in the lower half, but not below a
  /// heading.
  private func pages(_ profile: TerminalProfile) -> [[StyledText]] {
    guard let current else { return [] }
    var lines = current.document.lines(for: profile)[...]
    while lines.last.map(Self.isEmpty) == true { lines.removeLast() }
    guard profile.hasPages else {
      return [Array(lines.drop(while: Self.isEmpty))]
    }
    let room = max(3, profile.rows - Slides.frame)
    var pages: [[StyledText]] = []
    while true {
      lines = lines.drop(while: Self.isEmpty)
      if lines.count <= room { break }
      let gaps = lines.indices.prefix(room + 1).filter {
        Self.isEmpty(lines[$0]) && $0 - lines.startIndex > room / 2
      }
      let cut = gaps.last { !Self.isHeading(above: $0, in: lines) } ?? gaps.last
      let end = cut ?? lines.startIndex + room
      pages.append(Array(lines[..<end]))
      lines = lines[end...]
    }
    return lines.isEmpty && !pages.isEmpty ? pages : pages + [Array(lines)]
  }

  private static func isEmpty(_ line: StyledText) -> Bool {
    line.plainText.allSatisfy(\.isWhitespace)
  }

  /// Whether a line stands alone above an empty one, and is no sentence.
  private static func isHeading(above gap: Int, in lines: ArraySlice<StyledText>) -> Bool {
    guard gap - 2 >= lines.startIndex, isEmpty(lines[gap - 2]) else { return false }
    return lines[gap - 1].plainText.last.map { !".:!?".contains($0) } ?? false
  }
}
