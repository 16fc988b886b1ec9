/// A search through lines, backwards.
struct LineSearch {
  private let lines: [String]
  /// What is searched for.
  private(set) var wanted = ""
  /// The index of the line that was found.
  private var place: Int?

  init(_ lines: [String]) { self.lines = lines }

  /// The newest line with what is searched for, or the next one before it.
  var found: String? { place.map { lines[$0] } }

  /// Adds to the searched text; the line that was found may still match.
  mutating func lengthen(_ text: String) {
    wanted += text
    find(before: place.map { $0 + 1 } ?? lines.count)
  }

  /// Shortens the searched text, and searches from the newest line again.
  mutating func shorten() {
    wanted = String(wanted.dropLast())
    find(before: lines.count)
  }

  /// Goes on to an older line, another one than what was found.
  mutating func goOn() {
    let last = found
    var start = place ?? lines.count
    while start > 0, lines[start - 1] == last { start -= 1 }
    find(before: start)
  }

  /// Finds the newest match before a place; without one, a line that still matches stays.
  private mutating func find(before end: Int) {
    guard !wanted.isEmpty else {
      place = nil
      return
    }
    let wanted = wanted
    let found = lines[..<end].lastIndex {
      $0.utf8.count >= wanted.utf8.count && $0.contains(wanted)
    }
    if let found { place = found } else if self.found?.contains(wanted) != true { place = nil }
  }
}
