/// The order of a course's files.
enum CourseOrder {
  /// Whether a file comes before another: by folder, then by name, the original before its
  /// translations.
  static func isBefore(_ left: LessonFileName, _ right: LessonFileName) -> Bool {
    if left.folder != right.folder { return isBefore(left.folder, right.folder) }
    if left.base != right.base { return isBefore(left.base, right.base) }
    return (left.language ?? "") < (right.language ?? "")
  }

  /// Whether a name comes before another: leading numbers count as numbers, so that `100-x` comes
  /// after `20-x`; a name without one comes last.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    let first = left.split(separator: "/")
    let second = right.split(separator: "/")
    for (one, other) in zip(first, second) where one != other {
      let (number, otherNumber) = (leadingNumber(one), leadingNumber(other))
      if number != otherNumber { return number < otherNumber }
      return one < other
    }
    return first.count < second.count
  }

  private static func leadingNumber(_ name: Substring) -> Int {
    Int(name.prefix { ("0"..."9").contains($0) }) ?? Int.max
  }
}
