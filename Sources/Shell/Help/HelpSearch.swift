import Languages
import Lessons
import Queries
import Sessions
import Terminal

/// Finds what is written about some words: in commands and their examples, in the glossary, in lessons, and in what
/// the program does from the system's shell.
struct HelpSearch {
  /// A place that tells about the words.
  private struct Hit {
    /// What leads there, as it is typed.
    let line: String
    let summary: String
    let score: Int
    /// Whether it is called by all of the words.
    var isNamed = false
  }

  /// How many places of one kind are listed at the most.
  private static let most = 4

  private let wanted: [String]
  private let context: Context

  /// Takes a question or some words of it.
  ///
  /// - Parameters:
  ///   - question: `how do I print it?`, `leak`.
  ///   - context: Where it is asked.
  init(_ question: String, in context: Context) {
    self.context = context
    let words = HelpSearch.words(of: question)
    let fillers = Set(HelpSearch.words(of: localized("help.fillers")))
    let telling = words.filter { !fillers.contains($0) }
    wanted = (telling.isEmpty ? words : telling).unique
  }

  /// What was found, the best first; nil if no text has any of the words. What is only a word of the glossary comes
  /// before all else: `what is a presenter`.
  var found: Document? {
    let terms = terms
    let isOfTerm = wanted.count == 1 && terms.contains { $0.isNamed }
    let places = isOfTerm ? [terms, commands] : [commands, terms]
    let groups = (places + [lessons, subcommands]).map { hits in
      let hits = hits.filter { $0.score > 0 }
      let best = hits.map(\.score).max() ?? 0
      // What only mentions a word in passing is noise beside what is about it.
      return hits.filter { $0.score * 4 >= best }.enumerated()
        .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
        .prefix(HelpSearch.most).map(\.element)
    }
    let rows = groups.flatMap(\.self)
    guard !rows.isEmpty else { return nil }
    return Document {
      Table(
        [.left, .left],
        rows.map {
          Table.Row(
            [StyledText("  " + $0.line, .bold), StyledText($0.summary)],
            spoken: localized("help.found.spoken", $0.line, $0.summary))
        })
      Text(localized("help.find"), .hint)
    }
  }

  // MARK: Where it looks

  private var commands: [Hit] {
    Command.all.filter { $0.name != Command.help.name }.map { command in
      let example = command.examples.max { score($0.summary) < score($1.summary) }
      let names = [command.name] + command.aliases
      let own =
        // What people call it by the way counts more than what its sentence mentions.
        8 * score(names.joined(separator: " ")) + 12 * score(command.searchWords)
        + 5 * score(command.question ?? "") + 4 * score(command.summary)
      let details = score(command.details.joined(separator: " "))
      let shown = example.map { 3 * score($0.summary) } ?? 0
      let isExample = own == 0 && shown > 0
      return Hit(
        line: isExample ? example?.line ?? command.name : "help \(command.name)",
        summary: isExample ? example?.summary ?? "" : command.summary, score: own + shown + details)
    }
  }

  private var terms: [Hit] {
    GlossaryTerm.all.map { term in
      let names = Language.all.map { term.word(in: $0) }
      return Hit(
        line: "glossary \(term.word(in: .english))", summary: term.meaning,
        score: 8 * score(names.joined(separator: " ")) + 2 * score(term.meaning),
        isNamed: names.contains { [$0.lowercased()] == wanted })
    }
  }

  private var lessons: [Hit] {
    let course = context.state.environment.course
    return course.entries.compactMap { entry in
      guard let lesson = entry.lesson(in: course.language) else { return nil }
      let prose = lesson.steps.flatMap { step -> [String] in
        let told = step.content.compactMap { content -> String? in
          if case .prose(let prose) = content { prose.plainText } else { nil }
        }
        guard case .quiz(let quiz) = step.question else { return told }
        // What an answer is about may be named there alone.
        let answers = quiz.answers.map { $0.text.plainText + " " + $0.why.plainText }
        return told + [answers.joined(separator: " ")]
      }
      return Hit(
        line: "lesson \(entry.number)", summary: lesson.title.text,
        score: 8 * score(lesson.title.text) + prose.reduce(0) { $0 + score($1) })
    }
  }

  private var subcommands: [Hit] {
    context.subcommands.filter { Command.named($0.name) == nil }.map { subcommand in
      let summary =
        subcommand.summary.hasSuffix(".") ? subcommand.summary.dropLast() : subcommand.summary[...]
      return Hit(
        line: "help \(subcommand.name)", summary: String(summary),
        score: 8 * score(subcommand.name) + 4 * score(subcommand.summary))
    }
  }

  // MARK: Words

  /// How many of the wanted words a text has.
  private func score(_ text: String) -> Int {
    let words = HelpSearch.words(of: text)
    return wanted.count { wanted in words.contains { HelpSearch.isForm(wanted, of: $0) } }
  }

  /// Whether two words are forms of one: `leak` and `leaks`, `test` and `testing`, a noun with and without what Korean
  /// appends to it.
  private static func isForm(_ one: String, of other: String) -> Bool {
    if one == other { return true }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    let isLatin = short.unicodeScalars.allSatisfy(\.isASCII)
    guard long.hasPrefix(short) else { return false }
    let ending = String(long.dropFirst(short.count))
    return isLatin
      ? short.count >= 4 && HelpSearch.endings.contains(ending)
      : short.count >= 2 && ending.count <= 3
  }

  /// What English appends to a word that stays the same word: a presenter isn't what is presented.
  private static let endings: Set = ["s", "es", "d", "ed", "ing", "ly", "n", "en"]

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "~" }.map(String.init)
  }
}
