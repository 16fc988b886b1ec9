/// A line of a text that changed, and what became of it.
package struct ChangedLine: Hashable, Sendable {
  /// What became of a line.
  package enum Kind: Sendable {
    /// The new text has it, and the old one hasn't.
    case came
    /// The old text has it, and the new one hasn't.
    case went
    /// Both have it.
    case stayed
  }

  /// What became of it.
  package let kind: Kind
  /// What it reads; of a line that stayed, in the new text.
  package let text: String

  /// All lines of two texts, from top to bottom, those that stayed once; `key` is what is compared of a
  /// line.
  package static func all(
    from old: [String], to new: [String], comparing key: (String) -> String = { $0 }
  ) -> [ChangedLine] {
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in new.map(key).difference(from: old.map(key)) {
      switch change {
      case .remove(let place, _, _): gone.insert(place)
      case .insert(let place, _, _): come.insert(place)
      }
    }
    var lines: [ChangedLine] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if gone.contains(i) {
        lines.append(ChangedLine(kind: .went, text: old[i]))
        i += 1
      } else if come.contains(j) {
        lines.append(ChangedLine(kind: .came, text: new[j]))
        j += 1
      } else {
        lines.append(ChangedLine(kind: .stayed, text: new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }
}
