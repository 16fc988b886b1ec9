import Foundation

/// A text for people as it stands in the source: what is fixed of it, in order.
nonisolated struct SourceText {
  let parts: [String]
  /// File, line, and the text.
  let place: String

  /// Whether this could be the text in `answer`.
  func isIn(_ answer: String) -> Bool {
    // Where no caret stands before it, a text begins a sentence.
    var rest = answer.lowercased()[...]
    for part in parts {
      guard let found = rest.firstRange(of: part.lowercased()) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

/// Finds the texts of complaints in the shell's own source, so that a new one can't go untested.
nonisolated enum SourceTexts {
  /// The texts that are handed to complaints.
  static func complaints() throws -> [SourceText] {
    try files(in: "Shell").flatMap { name, text in
      text.ranges(of: "Complaint(").flatMap { literals(in: text, from: $0.upperBound, name) }
    }
  }

  /// The texts of the grammar's own errors, and the nouns that they are filled with.
  static func faults() throws -> [SourceText] {
    var texts: [SourceText] = []
    for (name, text) in try files(in: "Queries") {
      if let start = text.firstRange(of: "public var message: String {")?.upperBound {
        texts += literals(in: text, from: start, closing: "}", name)
      }
      for match in text.matches(of: #/\.expected\("([^"]+)"\)/#) {
        texts.append(SourceText(parts: [String(match.1)], place: "\(name): \(match.1)"))
      }
    }
    for (name, text) in try files(in: "Shell") + files(in: "Queries") {
      for match in text.matches(of: #/Names\.(?:number|find)\(\s*\w+,\s*"([^"]+)"/#) {
        texts.append(SourceText(parts: [String(match.1)], place: "\(name): \(match.1)"))
      }
    }
    return texts
  }

  private static func files(in module: String) throws -> [(name: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(module)").standardizedFileURL
    let paths = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var files: [(String, String)] = []
    while let file = paths?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      files.append((file.lastPathComponent, try String(contentsOf: file, encoding: .utf8)))
    }
    return files.sorted { $0.0 < $1.0 }
  }

  /// The string literals from a place up to the bracket that closes there, those with words in them.
  private static func literals(
    in text: String, from start: String.Index, closing: Character = ")", _ name: String
  ) -> [SourceText] {
    let opening: Character = closing == ")" ? "(" : "{"
    var reader = LiteralReader(rest: text[start...])
    var depth = 1
    var texts: [SourceText] = []
    while depth > 0, let character = reader.rest.popFirst() {
      if character == opening { depth += 1 }
      if character == closing { depth -= 1 }
      if character == "\"" {
        let parts = reader.literal().filter { $0.contains(where: \.isLetter) }
        let line = text[..<reader.rest.startIndex].count { $0 == "\n" } + 1
        if !parts.isEmpty {
          texts.append(SourceText(parts: parts, place: "\(name):\(line): \(parts)"))
        }
      }
    }
    return texts
  }
}

/// Reads a string literal of one line, whose first quote is read already.
nonisolated private struct LiteralReader {
  var rest: Substring

  /// What is fixed of it: the texts before, between and after its interpolations.
  mutating func literal() -> [String] {
    var parts = [""]
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        parts[parts.count - 1].append(character)
        continue
      }
      let escaped = rest.popFirst()
      if escaped == "(" {
        skipInterpolation()
        parts.append("")
      } else if let escaped {
        parts[parts.count - 1].append(escaped)
      }
    }
    return parts
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "\"" { _ = literal() }
    }
  }
}
