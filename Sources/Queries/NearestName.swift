/// Finds the name that a mistyped or shortened one probably stands for.
public enum NearestName {
  /// How many letters may be wrong at the most.
  public static let furthest = 3

  /// Finds the only name that begins with `text`, if there is just one and `text` has three
  /// letters.
  ///
  /// Otherwise finds the nearest name, the first of equally near ones: at most three letters may be
  /// wrong, and no more than two fifths of them.
  public static func to(_ text: String, among names: [String]) -> String? {
    let written = Array(text.lowercased())
    guard !written.isEmpty, written.count <= 64 else { return nil }
    // The beginning of a name stands for it, if no other name begins so.
    let begun = names.filter {
      written.count >= furthest && $0.lowercased().hasPrefix(text.lowercased())
    }
    if begun.count == 1 { return begun[0] }
    var best: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased())
      guard let distance = distance(written, other, atMost: furthest),
        distance * 5 <= max(written.count, other.count) * 2 || distance == 1 && other.count > 1
      else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// How many letters must be added, left out, changed or swapped with their neighbour; nil for more
  /// than `most`.
  ///
  /// The optimal string alignment distance (Damerau 1964, restricted).
  package static func distance(
    _ left: [Character], _ right: [Character], atMost most: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= most else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let change = last[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count] <= most ? last[right.count] : nil
  }
}
