import Exports
import Languages
import Lessons
import Platform
import Queries
import Sessions

extension Command {
  /// Tells the words of the field, in each language.
  static let glossary: Command = {
    let word = Parameter("WORD", .word, .repeated)
    let file = Parameter(after: "to", "FILE", .written(localized("file.glossary"), "md", "html"))
    let force = Parameter(flag: "force")
    return Command(
      "glossary", elsewhere: ["words", "terms", "dictionary"], .tool, in: .shell,
      takes: [word.completing(terms), file, force],
      examples: ["glossary", "glossary interactor", "glossary to words.html"]
    ) { call, context throws(CommandError) in
      let words = call.all(word)
      if let target = call[file] {
        return .tool { runner throws(CommandError) in
          try runner.printer.hand(
            over: wall(isPage: FileEnding.of(target.text) == "html"), to: target,
            replacing: call.has(force), in: context)
        }
      }
      guard !words.isEmpty else { return .tool { _ in .shows(.glossary) } }
      let name = Word(joining: words)
      guard let term = GlossaryTerm.named(name.text) else {
        // no text: a sort of thing, by which the tables know its name
        throw context.error(
          Refusal(.unknown("word in the glossary", name, of: GlossaryTerm.names)), at: name.span)
      }
      return .tool { _ in .shows(.glossary(term)) }
    }
  }()

  private static func wall(isPage: Bool) -> String {
    LessonSheet(forWall: localized("glossary.title"), [GlossaryTerm.markdown]).text(isPage: isPage)
  }

  private static func terms(_ context: Context) -> [Candidate] {
    GlossaryTerm.all.map { Candidate($0.word(in: .english), $0.meaning) }
  }
}
