import Queries

/// The front matter of a lesson: flat `key: value` between two lines of `---`.
///
/// ```
/// entry = key ":" [value | "[" value {"," value} "]"] | "-" value | "#" comment
/// ```
struct FrontMatter {
  /// The values of each key, as they are written.
  private(set) var values: [FrontMatterKey: [LessonLine]] = [:]
  /// How many lines the front matter has, the lines of `---` included; 0 if there is none.
  private(set) var length = 0

  private var keyPlaces: [String: SourcePlace] = [:]
  /// The key to which list entries belong.
  private var openKey: (key: FrontMatterKey, line: LessonLine)?

  /// Reads the front matter of a file.
  init(_ source: SourceText, errors: inout LessonSourceErrorList) {
    guard source.lines.first.map(Self.isBorder) == true else {
      errors.add("fault.no-front-matter", at: .start)
      return
    }
    let rest = source.lines.indices.dropFirst()
    let end = rest.first { Self.isBorder(source.lines[$0]) || Self.isFence(source.lines[$0]) }
    let isClosed = end.map { Self.isBorder(source.lines[$0]) } ?? false
    let last: Int
    if isClosed, let end {
      last = end
      length = end + 1
    } else {
      errors.add("fault.open-front-matter", at: .start)
      let blank = rest.first { source.lines[$0].utf8.allSatisfy(Cursor.isBlank) }
      last = min(blank ?? source.lines.count, end ?? source.lines.count)
      length = last
    }
    for index in 1..<max(1, last) { read(source[index + 1].trimmed(), errors: &errors) }
    closeKey(&errors)
    for key in FrontMatterKey.allCases where key.isRequired && keyPlaces[key.rawValue] == nil {
      errors.add(LessonFault("fault.missing-key", key.rawValue), at: .start)
    }
  }

  /// The value of a key that takes one.
  subscript(key: FrontMatterKey) -> LessonLine? { values[key]?.first }

  /// The language of the file that it stands in: what it says itself, or else the file's name.
  func language(of file: String) -> String {
    self[.language]?.text ?? LessonFileName(file).language ?? Lesson.defaultLanguage
  }

  private static func isBorder(_ line: String) -> Bool {
    line.hasPrefix("---") && line.utf8.dropFirst(3).allSatisfy(Cursor.isBlank)
  }

  private static func isFence(_ line: String) -> Bool {
    line.hasPrefix("```") || line.hasPrefix("~~~")
  }

  private mutating func read(_ line: LessonLine, errors: inout LessonSourceErrorList) {
    if line.text.isEmpty || line.text.hasPrefix("#") { return }
    if line.text == "-" || line.text.hasPrefix("- ") {
      entry(line, errors: &errors)
      return
    }
    closeKey(&errors)
    var cursor = Cursor(line.text)
    let name = line.part(cursor.take { $0 != UInt8(ascii: ":") && !Cursor.isBlank($0) })
    guard line.place.column == 1, !name.text.isEmpty, cursor.accept(":"),
      cursor.isBlank(at: cursor.position)
    else {
      errors.add("fault.no-key", at: line.place)
      return
    }
    guard let key = FrontMatterKey(rawValue: name.text) else {
      errors.addUnknown(
        .unknownKey(name.text), name, of: FrontMatterKey.allCases.map(\.rawValue))
      return
    }
    if let first = keyPlaces[name.text] {
      errors.add(LessonFault("fault.duplicate-key", name.text, first.line), at: line.place)
      return
    }
    keyPlaces[name.text] = line.place
    let value = line.trimmed(from: cursor.position)
    if value.text.isEmpty {
      openKey = (key, name)
    } else {
      add(value, to: key, errors: &errors)
    }
  }

  private mutating func add(
    _ value: LessonLine, to key: FrontMatterKey, errors: inout LessonSourceErrorList
  ) {
    do throws(LessonFault) {
      guard value.text.hasPrefix("[") else {
        let value = try value.scalar()
        if value.text.isEmpty { throw .missingValue(key.rawValue) }
        values[key, default: []].append(value)
        return
      }
      guard key.takesList else { throw .listNotAllowed(key.rawValue) }
      values[key] = []
      for entry in try value.list() { add(entry, to: key, errors: &errors) }
    } catch {
      errors.add(error, at: value.place)
    }
  }

  /// Reads an entry of a list on a line of its own.
  private mutating func entry(_ line: LessonLine, errors: inout LessonSourceErrorList) {
    guard let open = openKey else {
      errors.add("fault.no-key", at: line.place)
      return
    }
    guard open.key.takesList else {
      // Told once; the other entries are passed over.
      if values[open.key] == nil {
        errors.add(.listNotAllowed(open.key.rawValue), at: line.place)
      }
      values[open.key] = []
      return
    }
    let value = line.trimmed(from: 1)
    values[open.key] = values[open.key] ?? []
    if value.text.isEmpty || value.text.hasPrefix("[") {
      errors.add("fault.bad-list", at: line.place)
    } else {
      add(value, to: open.key, errors: &errors)
    }
  }

  /// A key without a value must have had a list.
  private mutating func closeKey(_ errors: inout LessonSourceErrorList) {
    if let open = openKey, values[open.key] == nil {
      errors.add(.missingValue(open.key.rawValue), at: open.line.place)
    }
    openKey = nil
  }
}

/// A key of a lesson's front matter.
enum FrontMatterKey: String, CaseIterable {
  /// What the lesson is known by.
  case id
  /// What the lesson is about.
  case title
  /// What the part of the course is called that begins with it.
  case part
  /// The ids of lessons that come before it.
  case requires
  /// The names of the tracks through the course that it is part of.
  case tracks
  /// The language of its prose.
  case language

  /// Whether a lesson can't do without it.
  var isRequired: Bool { self == .id || self == .title }
  /// Whether it takes a list.
  var takesList: Bool { self == .requires || self == .tracks }
}

/// A value of front matter, read so strictly that YAML 1.2 would read the same text.
extension LessonLine {
  /// One value, without its quotes.
  fileprivate func scalar() throws(LessonFault) -> LessonLine {
    guard let first = text.first else { return self }
    if first == "\"" || first == "'" {
      let inner = text.dropFirst().dropLast()
      guard text.count >= 2, text.last == first, !inner.contains(first) else {
        throw "fault.quotes"
      }
      // YAML has escapes in double quotes.
      if first == "\"", inner.contains("\\") { throw "fault.needs-quotes" }
      return LessonLine(String(inner), at: place(ofByte: 1))
    }
    if "[]{},&*!|>%@`#".contains(first) || text.hasSuffix(":") || text.contains(": ")
      || text.contains(" #") || ["- ", "? "].contains(where: text.hasPrefix)
    {
      throw "fault.needs-quotes"
    }
    return self
  }

  /// A list in brackets: its entries as they are written.
  fileprivate func list() throws(LessonFault) -> [LessonLine] {
    guard text.count >= 2, text.hasSuffix("]") else { throw "fault.bad-list" }
    var cursor = Cursor(String(text.dropLast()))
    _ = cursor.accept("[")
    if cursor.skipBlanks() == nil { return [] }
    var entries: [LessonLine] = []
    repeat {
      let entry = part(cursor.trimmed(cursor.take { $0 != UInt8(ascii: ",") }))
      if entry.text.isEmpty { throw "fault.bad-list" }
      entries.append(entry)
    } while cursor.accept(",")
    return entries
  }
}
