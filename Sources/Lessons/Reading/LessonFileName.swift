import Queries

/// What a lesson's file name says: `10-counter/10-mvc.ko.md`.
struct LessonFileName {
  /// The folder: `10-counter`; an empty text without one.
  let folder: String
  /// The name without the language and `.md`: `10-mvc`.
  let base: String
  /// The language, if the name has one: `ko`.
  let language: String?

  init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { String(path[..<$0]) } ?? ""
    var name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    if name.hasSuffix(".md") { name = name.dropLast(3) }
    if let dot = name.lastIndex(of: "."), dot > name.startIndex {
      let language = String(name[name.index(after: dot)...])
      if Self.isLanguage(language) {
        self.language = language
        base = String(name[..<dot])
        return
      }
    }
    language = nil
    base = String(name)
  }

  /// Whether a text is a language code: two or three small letters, and perhaps more after hyphens
  /// (BCP 47, the common part).
  static func isLanguage(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.count) && part.allSatisfy(LessonFileName.isLetterOrDigit)
    }
  }

  /// Whether a text can be an id: letters and digits of ASCII, hyphens and underscores, but no number,
  /// which would name another lesson or step.
  static func isID(_ text: String) -> Bool {
    !text.utf8.allSatisfy(Cursor.isDigit)
      && text.utf8.allSatisfy {
        isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

/// The order of a course's files.
extension LessonFileName: Comparable {
  /// Whether a file comes before another: by folder, then by name, the original before its translations.
  static func < (left: LessonFileName, right: LessonFileName) -> Bool {
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
