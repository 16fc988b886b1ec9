import Languages
import Terminal

extension Document {
  /// The words of the field with their meanings, each as English and as the language that is spoken call it.
  static var glossary: Document {
    Document(GlossaryTerm.all.map { entry([$0.word(in: .english), $0.ownWord], $0) })
      + Document {
        Text(localized("glossary.more"), .dim)
      }
  }

  /// A word of the field, as each language calls it, and what it means.
  static func glossary(_ term: GlossaryTerm) -> Document {
    let names = Language.all.filter { !$0.isDraft || $0 == .spoken }.map { term.word(in: $0) }
    let unique = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    return Document([entry(unique, term)])
  }

  private static func entry(_ names: [String], _ term: GlossaryTerm) -> Text {
    let names = names.filter { !$0.isEmpty }.joined(separator: ", ")
    return Text(
      StyledText(localized: "glossary.entry", .plain, StyledText(names, .bold), term.meaning))
  }
}

extension GlossaryTerm {
  /// The words with their meanings as a table in Markdown.
  static var markdown: String {
    let isEnglish = Language.spoken == .english
    let names = isEnglish ? [] : [Language.spoken.name]
    let head = [Language.english.name] + names + [localized("glossary.meaning")]
    let rows = all.map { term in
      [term.word(in: .english)] + (isEnglish ? [] : [term.word(in: .spoken)]) + [term.meaning]
    }
    return ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// What the language that is spoken calls it; nothing if that is English.
  fileprivate var ownWord: String { Language.spoken == .english ? "" : word(in: .spoken) }
}
