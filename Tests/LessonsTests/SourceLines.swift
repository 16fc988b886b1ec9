import Lessons

/// The lines of a text, to tell whether a place is in it.
struct SourceLines {
  private let counts: [Int]

  init(_ text: String) {
    var text = text.unicodeScalars
    if text.first == "\u{FEFF}" { text.removeFirst() }
    var counts: [Int] = []
    var line = ""
    var last: Unicode.Scalar?
    for scalar in text {
      if scalar == "\n", last == "\r" {
        // It ended the line already.
      } else if scalar == "\n" || scalar == "\r" {
        counts.append(line.count)
        line = ""
      } else {
        line.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    self.counts = counts + [line.count]
  }

  /// Whether there is such a line and column; the column may be the line's end.
  func contain(_ place: SourcePlace) -> Bool {
    counts.indices.contains(place.line - 1)
      && (1...(counts[place.line - 1] + 1)).contains(place.column)
  }
}
