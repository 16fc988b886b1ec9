/// Finds where a row of grapheme clusters breaks into lines. Knows nothing of style, so that plain
/// and styled text break alike.
struct LineBreaker {
  /// One grapheme cluster with what breaking needs to know of it.
  struct Cluster {
    let character: Character
    let columns: Int
    /// A character that lines may break around; Hangul is wide too, but is written with spaces.
    let isIdeographic: Bool

    init(_ character: Character, ambiguous: AmbiguousWidth) {
      self.character = character
      columns = character.displayWidth(ambiguous: ambiguous)
      // Greek stays words where it is drawn wide.
      let narrow = ambiguous == .narrow ? columns : character.displayWidth()
      isIdeographic = narrow == 2 && character.unicodeScalars.first?.isHangul == false
    }

    var isSpace: Bool {
      character == " " || character == "\t" || character == "\u{3000}" || character == "\u{200B}"
    }
  }

  /// A place where a line may end, and where the next one would then begin.
  private struct Opportunity {
    let end: Int
    let next: Int
  }

  let clusters: [Cluster]
  /// The columns of the first line.
  let columns: Int
  /// The columns of every line after it, its indent not counted.
  let following: Int

  /// The lines, as ranges of clusters; the spaces and line ends between them are in none.
  func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while let line = line(from: start, columns: lines.isEmpty ? columns : following) {
      lines.append(trimmed(start..<line.end))
      start = line.next
    }
    return lines
  }

  /// The line that begins at a cluster, or nil after the last. A line that ends in a line feed is
  /// always followed by another.
  private func line(from start: Int, columns: Int) -> Opportunity? {
    if start > clusters.count { return nil }
    var taken = 0
    var best: Opportunity?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.character.isNewline { return Opportunity(end: index, next: index + 1) }
      if cluster.isSpace {
        let next = endOfSpaces(from: index)
        // Spaces that begin a text are its indentation, no place to break.
        if index > start { best = Opportunity(end: index, next: next) }
        for space in clusters[index..<next] { taken += space.columns }
        index = next
        continue
      }
      if index > start, allowsBreak(before: index), !clusters[index - 1].isSpace {
        best = Opportunity(end: index, next: index)
      }
      taken += cluster.columns
      if taken > columns, index > start { return best ?? Opportunity(end: index, next: index) }
      index += 1
    }
    return Opportunity(end: clusters.count, next: clusters.count + 1)
  }

  private func endOfSpaces(from index: Int) -> Int {
    clusters[index...].firstIndex { !$0.isSpace } ?? clusters.count
  }

  private func allowsBreak(before index: Int) -> Bool {
    let left = clusters[index - 1]
    let right = clusters[index]
    return (left.isIdeographic || right.isIdeographic)
      && !Self.neverBegins.contains(right.character) && !Self.neverEnds.contains(left.character)
  }

  private func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return line.lowerBound..<end
  }

  /// Punctuation and small kana that must not begin a line (JIS X 4051, in part).
  private static let neverBegins = Set<Character>(
    "、。，．・：；！？）］｝」』】〕〉》〜…ー々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}%")
  /// Brackets that must not end a line.
  private static let neverEnds = Set<Character>("（［｛「『【〔〈《([{")
}
