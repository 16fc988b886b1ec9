import Languages
import Queries
import Views

/// Why a line wasn't carried out, in words for the one who wrote it.
nonisolated public struct CommandError: Error, Equatable {
  /// What is wrong, as a fact.
  let kind: ShellError
  /// The words that it is about, in UTF-8 bytes of the line from 0; nil if it is about none.
  public let span: Range<Int>?
  private var words: ErrorWords
  /// That nothing was done, in the command's own words; the command fills it in.
  var outcome = ""

  /// Words an error in the words that it is about, unless the error knows better.
  @MainActor init(_ kind: ShellError, at span: Range<Int>? = nil, in context: Context) {
    self.kind = kind
    self.span = kind.span ?? span
    words = kind.words(in: context)
  }

  /// What is wrong, without capital and full stop.
  public var what: String { words.what }
  /// What was probably meant.
  public var nearest: String? { words.nearest }
  /// What would be accepted: a sentence.
  public var accepted: String? { words.accepted }
  /// What shows it, line by line as it stands.
  var evidence: [String] { words.evidence }
  /// What the process ends with if it ends because of this.
  public var exitCode: ExitCode { words.exitCode }

  /// The first line: what is wrong, and what was probably meant.
  public var headline: String {
    Wording.headline(what, nearest: nearest, in: words.language)
  }

  /// The headline as a line begins with it. Where a language has no capitals, a name stays as it is.
  var sentence: String {
    words.language.speaking { headline.capitalizedFirst }
  }

  /// The second line: what would be accepted, and that nothing was done.
  var advice: String {
    [accepted, outcome].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Says what was probably meant.
  mutating func suggest(_ nearest: String) { words.nearest = nearest }

  /// The same error with a misspelt keyword in mind, if nothing else is near the word: `frm`. What
  /// follows a keyword is none.
  @MainActor func suggestingKeyword(of command: Command, for words: [Word]) -> CommandError {
    guard nearest == nil, let index = words.firstIndex(where: { $0.span == span }), index > 0
    else { return self }
    let keywords = command.options.map(\.parameter.id)
    guard !keywords.contains(words[index - 1].text), !keywords.contains(words[index].text),
      let nearest = NearestName.to(words[index].text, among: keywords)
    else { return self }
    var error = self
    error.suggest(nearest)
    return error
  }
}
