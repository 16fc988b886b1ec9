/// A part of a lesson's file as it stands there: for handouts, which keep the author's Markdown.
public enum LessonPart: Hashable, Sendable {
  /// Markdown of the author's.
  case text(String)
  /// Commands that run by themselves.
  case run([String])
  /// A question or a task, by its id.
  case question(String)
}

extension LessonSource {
  /// The file in parts, in order: without front matter, checks, hints, solutions and
  /// what is said to a teacher.
  public var parts: [LessonPart] {
    var source = SourceText(text)
    var errors = LessonSourceErrorList(file: file)
    let matter = FrontMatter(source, errors: &errors)
    for index in 0..<matter.length { source.lines[index] = "" }
    guard let tree = MarkdownTree(source) else { return [] }
    let walker = MarkdownWalker(source: source, tree: tree) { FenceInfo($0.info).claim != nil }
    var parts: [LessonPart] = []
    var line = 1
    func take(to end: Int) {
      let last = min(end - 1, source.lines.count)
      var lines = source.lines[min(line - 1, last)..<last].drop { $0.allSatisfy(\.isWhitespace) }
      while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      if !lines.isEmpty { parts.append(.text(lines.joined(separator: "\n"))) }
    }
    for piece in walker.pieces(of: tree) {
      if case .note(let note) = piece {
        take(to: note.place.line)
        line = note.lastLine + 1
      }
      guard case .fence(let block) = piece else { continue }
      take(to: block.place.line)
      line =
        block.place.line
        + block.literal.split(
          separator: "\n", omittingEmptySubsequences: false
        ).count + 1
      let info = FenceInfo(block.info)
      guard case .ours(let word) = info.claim else { continue }
      switch word.purpose {
      case .commands: parts.append(.run(block.lines.map(\.text)))
      case .task, .quiz, .prediction, .proof, .code:
        if let id = info.attributes.first(where: { $0.key.text == "id" }) {
          parts.append(.question(id.value.text))
        }
      case .file, .check, .hint, .pause: break
      }
    }
    take(to: source.lines.count + 1)
    return parts
  }
}
