import Queries

/// A quotation of a lesson that is for its teacher alone: `> teacher: Ask first who has seen MVC.` On every
/// Markdown page it reads as what it is.
struct TeacherNote {
  /// What an author writes before the colon.
  static let mark = "teacher"
  /// How many letters may be wrong in a word that is still taken for the mark, misspelt.
  private static let mostSlips = 2

  /// What stands before the colon: the mark, or what is near it.
  let written: String
  /// What is said.
  let prose: Prose
  /// Where it begins.
  let place: SourcePlace
  /// The line of its end, from 1.
  let lastLine: Int

  /// Takes a quotation that begins with the mark, or with a word near it; nil for any other.
  init?(_ blocks: [ProseBlock], from place: SourcePlace, to lastLine: Int) {
    guard case .paragraph(var inlines) = blocks.first, case .text(let text) = inlines.first,
      let colon = text.firstIndex(of: ":")
    else { return nil }
    written = String(text[..<colon])
    let letters = (Array(written.lowercased()), Array(TeacherNote.mark))
    guard written.allSatisfy(\.isLetter),
      NearestName.distance(letters.0, letters.1, atMost: TeacherNote.mostSlips) != nil
    else { return nil }
    let rest = text[text.index(after: colon)...].drop(while: \.isWhitespace)
    inlines.removeFirst()
    if !rest.isEmpty { inlines.insert(.text(String(rest)), at: 0) }
    if case .softBreak = inlines.first { inlines.removeFirst() }
    prose = Prose((inlines.isEmpty ? [] : [.paragraph(inlines)]) + blocks.dropFirst())
    (self.place, self.lastLine) = (place, lastLine)
  }

  /// Whether the mark is written as it is.
  var isMarked: Bool { written.lowercased() == TeacherNote.mark }
}
