import Lessons
import Platform
import Queries

nonisolated extension HandIn {
  /// Why a file is no hand-in that can be read.
  public enum ReadError: Error, Hashable, Sendable {
    /// The first line is no header.
    case foreign
    /// A newer program wrote it, with this version.
    case newer(Int)
    /// One of the lines below the header is missing: `name`, `of` or `layercake`.
    case lacks(String)
  }

  /// What happened to a file since it was written; what can be read of it counts all the same.
  public enum Damage: Hashable, Sendable {
    /// Its end is missing.
    case cut
    /// It isn't as it was written.
    case changed
    /// This line is nothing that is done in the lesson: what comes after it doesn't count.
    case unreadable(line: Int)
    /// It has more than ``mostActions``: what comes after them doesn't count.
    case tooMany
  }

  /// Reads a file's text: what can be read of it, and what happened to it since it was written. A
  /// ``ReadError`` is thrown if it is no hand-in, or one of a later version.
  public static func read(_ text: String) throws(ReadError) -> (handIn: HandIn, damage: [Damage]) {
    // Some editors begin a file with a byte order mark.
    var text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    // Others take the last line's end away, as mail programs do.
    if let last = text.split(separator: "\n").last, last.hasPrefix("end "), !text.hasSuffix("\n") {
      text += "\n"
    }
    guard let content = AppendLog.Content(text, kind: kind) else { throw .foreign }
    guard content.version <= version else { throw .newer(content.version) }
    var lines = content.lines[...]
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    var damage: [Damage] = []
    if let last = lines.last, last.hasPrefix("end ") {
      lines.removeLast()
      let written = ["# layercake-\(kind) \(content.version)"] + lines
      if last != "end \(written.count) \(Checksum(of: written))" { damage.append(.changed) }
    } else {
      damage.append(.cut)
    }
    func head(_ key: String) throws(ReadError) -> [String] {
      let line = lines.prefix(3).first { $0.hasPrefix(key + " ") }
      let words = line.flatMap { (try? Lexer.commands(in: $0))?.first?.dropFirst().map(\.text) }
      guard let words, !words.isEmpty else { throw .lacks(key) }
      return words
    }
    let (name, of, program) = (try head("name"), try head("of"), try head("layercake"))
    var code: [OwnCode] = []
    var rest = lines.dropFirst(3)
    while let words = rest.first.flatMap({ try? Lexer.commands(in: $0) }), words.count == 1,
      code.add(words[0])
    {
      rest.removeFirst()
    }
    let key = Aid.key(lesson: of[0]).description
    let hasKey = rest.first == key
    if hasKey { rest.removeFirst() }
    let (sittings, error) = self.sittings(of: of[0], in: rest)
    return (
      HandIn(
        name: name.joined(separator: " "), lesson: of[0], fingerprint: of.count > 1 ? of[1] : "",
        language: of.count > 2 ? of[2] : nil, program: program[0], sittings: sittings,
        hasKey: hasKey, code: code),
      damage + [error].compactMap(\.self)
    )
  }

  private static func sittings(
    of lesson: String, in lines: ArraySlice<String>
  ) -> ([Sitting], Damage?) {
    var sittings: [Sitting] = []
    var count = 0
    for (place, line) in zip(lines.indices, lines)
    where !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("#") {
      // The header is line 1.
      let unreadable = Damage.unreadable(line: place + 2)
      if !line.hasPrefix("after "), !line.hasPrefix("choices ") { count += 1 }
      if count > mostActions { return (sittings, .tooMany) }
      guard let entry = JournalEntry(line, in: .handIn) else { return (sittings, unreadable) }
      if case .action(.lesson(.begin(let name, let step, let seed))) = entry {
        guard name == lesson else { return (sittings, unreadable) }
        sittings.append(Sitting(step: step, seed: seed))
      } else if sittings.isEmpty {
        return (sittings, unreadable)
      } else {
        sittings[sittings.count - 1].entries.append(entry)
      }
    }
    return (sittings, nil)
  }
}
