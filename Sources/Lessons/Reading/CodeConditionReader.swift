import Queries

/// Reads what code is to come to: the lines of a `write` block.
///
/// ```
/// write = {"guard" check | "expect" check | "changed" "only" part {part}}
/// part  = role | file                 ; changed only presenter CountView.swift
/// ```
struct CodeConditionReader {
  // no text: the notation of the grammar
  /// How a condition may be written, told to an author who wrote something else.
  private static let forms = ["guard CHECK", "expect CHECK", "changed only ROLE or FILE"]

  private let grammar: LessonGrammar
  /// The build with which the learner begins.
  private let start: String
  /// What the learner's build is called: what a check is said of that names none.
  private let own: String

  init(by grammar: LessonGrammar, of code: LessonCode) {
    self.grammar = grammar
    (start, own) = (code.start.text, code.name)
  }

  func read(_ block: FencedBlock, faults: inout LessonSourceErrorList) -> [CodeCondition] {
    guard block.isClosed else { return [] }
    return block.lines.compactMap { line in
      if (try? Lexer.commands(in: line.text).isEmpty) == true { return nil }
      return kind(of: line, &faults).map { CodeCondition(line: line, kind: $0) }
    }
  }

  private func kind(
    of line: LessonLine, _ faults: inout LessonSourceErrorList
  ) -> CodeCondition.Kind? {
    var cursor = Cursor(line.text)
    cursor.skipBlanks()
    let word = cursor.text(cursor.takeWord())
    let rest = line.trimmed(from: cursor.position)
    switch word {
    case FenceWord.guard.rawValue: return check(rest, &faults).map { .always($0) }
    case FenceWord.expect.rawValue: return check(rest, &faults).map { .sometime($0) }
    case "changed":
      let names = words(of: rest)
      guard names.first?.text == "only", names.count > 1 else { break }
      for name in names.dropFirst() { tell(unknown: name, &faults) }
      return .changes(only: names.dropFirst().map(\.text))
    default: break
    }
    faults.add(.noCondition, at: line.place, accepted: Self.forms)
    return nil
  }

  private func check(
    _ line: LessonLine, _ faults: inout LessonSourceErrorList
  ) -> LessonLine? {
    if let error = grammar.error(inCheck: line.text, of: own) {
      faults.add(error, in: line)
      return nil
    }
    return line
  }

  private func words(of line: LessonLine) -> [LessonLine] {
    var cursor = Cursor(line.text)
    var words: [LessonLine] = []
    while cursor.skipBlanks() != nil { words.append(line.part(cursor.takeWord())) }
    return words
  }

  private func tell(unknown name: LessonLine, _ faults: inout LessonSourceErrorList) {
    let known = grammar.roles + grammar.files(of: start)
    if known.isEmpty || known.contains(name.text) { return }
    faults.addUnknown(.unknownPart(name.text, of: start), name, of: known)
  }
}
