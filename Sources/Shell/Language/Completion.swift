import Languages
import Platform
import Queries

/// What could be typed at the end of a line.
public struct Completion: Equatable {
  /// The bytes of the line that a candidate replaces.
  public let span: Range<Int>
  /// What could stand there.
  public let candidates: [Candidate]

  /// What ends a word that there is no choice about: a closing quote if it was opened, and a blank.
  public let ending: String

  /// Completes the last word of a line, which is empty after a blank.
  ///
  /// - Parameters:
  ///   - line: The line up to the cursor.
  ///   - runner: What names are looked up in.
  public init(_ line: String, in runner: Runner) {
    let end = line.utf8.count
    let (commands, quote) = Completion.tokenized(line)
    // In a comment there is nothing to complete.
    guard let commands, !Completion.endsInComment(line + (quote ?? "")) else {
      span = end..<end
      candidates = []
      ending = ""
      return
    }
    let words = commands.last ?? []
    let isNew =
      quote == nil && (line.isEmpty || line.last?.isWhitespace == true || line.last == ";")
    let typed = isNew ? nil : words.last
    let before = typed == nil ? (line.last == ";" ? [] : words) : words.dropLast()
    span = (typed?.span.lowerBound ?? end)..<end
    candidates = Completion.candidates(
      for: typed?.text ?? "", quotedBy: quote ?? (typed?.isQuoted == true ? "\"" : nil),
      after: Array(before), in: runner.context)
    ending = candidates.count == 1 ? Completion.ending(of: candidates[0]) : ""
  }

  /// Inside a folder there is more to choose from; else an open quote is closed, and a word comes next.
  private static func ending(of candidate: Candidate) -> String {
    if candidate.text.hasSuffix("/") { return "" }
    return candidate.insertion.prefix { $0 == "\"" || $0 == "'" } + " "
  }

  /// A line split into the words of each command, and the quote that is still open at its end.
  private static func tokenized(_ line: String) -> (commands: [[Word]]?, quote: String?) {
    for quote in [nil, "\"", "'"] {
      if let commands = try? Lexer.commands(in: line + (quote ?? "")) { return (commands, quote) }
    }
    return (nil, nil)
  }

  /// How many characters of the line a candidate replaces.
  ///
  /// - Parameter line: The line that was completed.
  /// - Returns: The number of characters at its end.
  public func replacedCharacters(in line: String) -> Int {
    String(decoding: line.utf8.dropFirst(span.lowerBound), as: UTF8.self).count
  }

  /// Whether the line's end belongs to a comment: one more word there is not seen.
  private static func endsInComment(_ line: String) -> Bool {
    let count = { (text: String) in (try? Lexer.commands(in: text))?.reduce(0) { $0 + $1.count } }
    return count(line + " x") == count(line)
  }

  /// The candidates that begin with what was typed, as they are to be put in.
  private static func candidates(
    for typed: String, quotedBy quote: String?, after words: [Word], in context: Context
  ) -> [Candidate] {
    let place = place(after: words, isQuoted: quote != nil, in: context)
    var found = place.names.filter { $0.text.lowercased().hasPrefix(typed.lowercased()) }
    // Where a name would do, files only come in if no name does.
    if place.takesFiles, found.isEmpty || place.takesOnlyFiles {
      found += context.files(for: typed)
    }
    return found.map { candidate in
      var candidate = candidate
      candidate.insertion = inserted(candidate.text, quotedBy: quote)
      return candidate
    }
  }

  /// A name as it has to be written: quoted, if it would be more than one word otherwise. The closing
  /// quote comes when there is no choice any more.
  private static func inserted(_ text: String, quotedBy quote: String?) -> String {
    if quote == "'", !text.contains("'") { return "'" + text }
    let word = text.asWord
    if word != text { return String(word.dropLast()) }
    return quote == nil ? text : "\"" + text
  }

  /// What may stand after the words: names, and whether files' paths.
  private struct Place {
    var names: [Candidate] = []
    var takesFiles = false
    /// Whether names there are only keywords'.
    var takesOnlyFiles = true

    mutating func add(_ parameter: any AnyParameter, _ context: Context, after words: [Word]) {
      let candidates = parameter.candidates(context, after: words)
      names += candidates
      if parameter.takesFiles { takesFiles = true }
      if !candidates.isEmpty { takesOnlyFiles = false }
    }
  }

  private static func place(
    after words: [Word], isQuoted: Bool, in context: Context
  ) -> Place {
    var place = Place()
    guard let first = words.first else {
      // What is quoted is no command.
      if !isQuoted { place.names = Command.all.map { Candidate($0.name, $0.summary) } }
      return place
    }
    guard let command = Command.named(first.text) else { return place }
    // The words after a keyword are its own: the first, or all if it takes several.
    if let last = words.lastIndex(where: { word in
      command.parameters.contains { $0.form.isClause && $0.id == word.text.lowercased() }
    }), let clause = command.parameters.first(where: { $0.id == words[last].text.lowercased() }),
      last == words.count - 1 || clause.form.isRepeatedClause
    {
      place.add(clause, context, after: words)
      return place
    }
    // Each word that is there has taken a place; the last place may take more than one.
    var taken = words.dropFirst().count { word in
      word.isQuoted || !command.parameters.contains { $0.id == word.text.lowercased() }
    }
    let help = Dictionary(uniqueKeysWithValues: command.options.map { ($0.parameter.id, $0.help) })
    for parameter in command.parameters {
      switch parameter.form.style {
      case .required, .optional:
        if taken == 0 { place.add(parameter, context, after: words) }
        taken -= 1
      case .repeated, .rest:
        if taken >= 0 { place.add(parameter, context, after: words) }
        taken = min(taken, 0) - 1
      case .clause, .flag:
        if !isQuoted, !words.contains(where: { $0.text == parameter.id }) {
          place.names.append(Candidate(parameter.id, help[parameter.id] ?? ""))
        }
      }
    }
    return place
  }
}

extension Context {
  /// How many names are listed at the most.
  private static let mostFiles = 200

  /// The files and folders that a path may go on to, as far as it was typed; folders end in `/`, and
  /// hidden ones are listed only if a dot was typed.
  func files(for typed: String) -> [Candidate] {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, beginning) = (String(typed[..<slash]), typed[slash...])
    let place = folder.isEmpty ? "./" : expanded(folder)
    let names = (Folder.names(in: place) ?? []).filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }
    return names.prefix(Context.mostFiles).map { name in
      Folder.isFolder(place + name)
        ? Candidate(folder + name + "/", localized("complete.folder"))
        : Candidate(folder + name, localized("complete.file"))
    }
  }
}
