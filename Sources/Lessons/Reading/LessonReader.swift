/// Makes a lesson of a source, and finds everything that is wrong with it.
struct LessonReader {
  private let source: LessonSource
  private let grammar: LessonGrammar
  private(set) var errors: LessonSourceErrorList

  init(_ source: LessonSource, by grammar: LessonGrammar) {
    self.source = source
    self.grammar = grammar
    errors = LessonSourceErrorList(file: source.file)
  }

  /// Reads the file: a lesson, which is whole only if there are no errors; nil if there is nothing to
  /// it.
  mutating func read() -> Lesson? {
    guard source.text.utf8.count <= Prose.largest else {
      errors.add(LessonFault("fault.too-large", Prose.largest), at: .start)
      return nil
    }
    var text = SourceText(source.text)
    let matter = FrontMatter(text, errors: &errors)
    let language = language(matter)
    // Lines keep their numbers: those of the front matter are emptied, not taken away.
    for index in 0..<matter.length { text.lines[index] = "" }
    if let line = text.growingLine {
      errors.add(
        LessonFault("fault.grows", SourceText.mostGrown), at: SourcePlace(line: line, column: 1))
    }
    let steps = steps(text)
    if steps.isEmpty {
      errors.add("fault.empty", at: SourcePlace(line: max(1, matter.length), column: 1))
    }
    let id = matter[.id].map { checkedID($0) }
    let requires = (matter.values[.requires] ?? []).map { checkedID($0) }
    let tracks = (matter.values[.tracks] ?? []).map { checkedID($0) }
    guard let id, let title = matter[.title], !steps.isEmpty else { return nil }
    return Lesson(
      file: source.file, id: id, title: title, requires: requires, tracks: tracks,
      language: language, part: matter[.part], steps: steps)
  }

  private mutating func language(_ matter: FrontMatter) -> String {
    if let written = matter[.language] {
      if !LessonFileName.isLanguage(written.text) {
        errors.add("fault.language", at: written.place)
      } else if let named = LessonFileName(source.file).language, named != written.text {
        errors.add(LessonFault("fault.other-language", named), at: written.place)
      }
    }
    return matter.language(of: source.file)
  }

  private mutating func checkedID(_ id: LessonLine) -> LessonLine {
    if !LessonFileName.isID(id.text) { errors.add("fault.id", at: id.place) }
    return id
  }

  private mutating func steps(_ text: SourceText) -> [LessonStep] {
    guard let tree = MarkdownTree(text) else { return [] }
    let walker = MarkdownWalker(source: text, tree: tree) {
      !$0.isClosed || FenceInfo($0.info).claim != nil
    }
    var steps = StepReader(by: grammar, errors: errors)
    let result = steps.read(walker.pieces(of: tree))
    errors = steps.errors
    return result
  }
}
