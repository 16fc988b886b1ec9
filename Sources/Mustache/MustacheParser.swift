/// Reads the tags of a template.
struct MustacheParser {
  private typealias Part = MustacheTemplate.Part

  /// A tag, and what stands around it on its line.
  private struct Tag {
    /// What it begins with, `#` for example; a blank for a variable.
    let mark: Character
    let name: String
    /// What stands before it, since the tag before.
    let before: Substring
    /// The blanks that its line begins with, if nothing else stands on it.
    let indentation: Substring?
  }

  /// How many sections may stand in each other: as many as a condition of the shell may have levels.
  private static let mostLevels = 64

  private var rest: Substring
  private var level = 0
  private var delimiters = (open: "{{", close: "}}")
  /// Whether `rest` begins a line: at first, and behind a tag that stood alone on its own.
  private var isLineStart = true

  /// The pieces of a template.
  static func parts(of text: String) throws(MustacheError) -> [MustacheTemplate.Part] {
    var parser = MustacheParser(rest: text[...])
    return try parser.parts(until: nil)
  }

  /// The pieces up to the end of a section, or of the text.
  private mutating func parts(until section: String?) throws(MustacheError) -> [Part] {
    var parts: [Part] = []
    while let tag = try nextTag() {
      if !tag.before.isEmpty { parts.append(.text(String(tag.before))) }
      switch tag.mark {
      case "#", "^":
        guard level < Self.mostLevels else { throw .tooDeep(tag.name) }
        level += 1
        parts.append(
          .section(
            Self.name(tag.name), isInverted: tag.mark == "^", try self.parts(until: tag.name)))
      case "/":
        guard tag.name == section else { throw .sectionNotOpen(tag.name) }
        level -= 1
        return parts
      case ">": parts.append(.partial(tag.name, indentation: String(tag.indentation ?? "")))
      case "!", "=": break
      default: parts.append(.variable(Self.name(tag.name), isRaw: tag.mark != " "))
      }
    }
    if let section { throw .sectionNotClosed(section) }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }

  /// The next tag; nil if there is none.
  private mutating func nextTag() throws(MustacheError) -> Tag? {
    guard let open = rest.firstRange(of: delimiters.open) else { return nil }
    var inside = rest[open.upperBound...]
    let first = inside.first
    var end = delimiters.close
    if first == "{" { end = "}" + end }
    if first == "=" { end = "=" + end }
    guard let close = inside.firstRange(of: end) else {
      throw .unfinishedTag(String(inside.prefix { $0 != "\n" }))
    }
    inside = inside[..<close.lowerBound]
    let mark = first.flatMap { "#^/>!={&".contains($0) ? $0 : nil }
    if mark != nil { inside = inside.dropFirst() }
    let parts = inside.split(whereSeparator: \.isWhitespace)
    let name = parts.joined(separator: " ")

    let line = rest[..<open.lowerBound].lastIndex(of: "\n").map { rest.index(after: $0) }
    let head = rest[(line ?? rest.startIndex)..<open.lowerBound]
    let after = rest[close.upperBound...]
    let tail = after.drop { $0 == " " || $0 == "\t" }
    let isAlone =
      mark.map { !"{&".contains($0) } == true && (line != nil || isLineStart)
      && head.allSatisfy { $0 == " " || $0 == "\t" } && (tail.isEmpty || tail.first == "\n")
    let before = rest[..<(isAlone ? head.startIndex : open.lowerBound)]
    rest = isAlone ? tail.dropFirst() : after
    isLineStart = isAlone
    if mark == "=" {
      guard parts.count == 2 else { throw .unfinishedTag(name) }
      delimiters = (String(parts[0]), String(parts[1]))
    }
    return Tag(
      mark: mark ?? " ", name: name, before: before, indentation: isAlone ? head : nil)
  }

  private static func name(_ text: String) -> MustacheTemplate.Name {
    switch text {
    case ".": .own
    case "first()": .first
    case "last()": .last
    default: .path(text.split(separator: ".").map(String.init))
    }
  }
}
