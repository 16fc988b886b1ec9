import Languages
import Queries
import Sessions

/// Why a line wasn't carried out, as the one who wrote it is told.
nonisolated public struct CommandError: Error, Equatable {
  /// What is wrong, and what would be accepted.
  private(set) var refusal: Refusal
  /// The words that it is about, in UTF-8 bytes of the line from 0; nil if it is about none.
  public let span: Range<Int>?
  /// The language that it is told in.
  private let language: Language
  /// That nothing was done, in the command's own words; the command fills it in.
  var outcome = ""

  /// Tells a refusal of the words that it is about, unless the refusal knows better.
  @MainActor init(_ refusal: Refusal, at span: Range<Int>? = nil, in context: Context) {
    language = refusal.isOfLesson ? Language.of(context.state) : Language.spoken
    self.refusal = language.speaking { context.leadingOn(refusal) }
    // Where nothing is open, no word of the line is wrong.
    self.span = refusal.key == "error.nothing-open" ? nil : refusal.span ?? span
  }

  /// The error as a clause, without capital and full stop.
  public var message: String { language.speaking { refusal.message.description } }
  /// What was probably meant.
  public var nearest: String? { refusal.nearest }
  /// What would be accepted: a sentence.
  public var accepted: String? { language.speaking { refusal.advice } }
  /// What shows it, line by line as it stands.
  var evidence: [String] { refusal.evidence }
  /// What the process ends with if it ends because of this.
  public var exitCode: ExitCode { refusal.exitCode }

  /// The first line: what is wrong, and what was probably meant.
  public var headline: String {
    Wording.headline(message, nearest: nearest, in: language)
  }

  /// The headline as a line begins with it. Where a language has no capitals, a name stays as it is.
  var sentence: String {
    language.speaking { headline.capitalizedFirst }
  }

  /// The second line: what would be accepted, and that nothing was done.
  var advice: String {
    [accepted, outcome].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Says what was probably meant.
  mutating func suggest(_ nearest: String) { refusal.nearest = nearest }

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

extension Context {
  /// A refusal with what leads on from here, where that depends on the lesson in front.
  fileprivate func leadingOn(_ refusal: Refusal) -> Refusal {
    var refusal = refusal
    let lesson = state.lessonInFront?.shelved
    if ["refusal.no-such-answer", "refusal.no-such-layer"].contains(refusal.key) {
      refusal.accepted = [howToAnswer.map(LocalizedText.init(verbatim:))].compactMap(\.self)
    } else if Context.endInSolutions.contains(refusal.key) {
      // Neither skipping nor a solution is offered where there is none.
      if lesson?.allowsSkip == false {
        refusal.accepted = [LocalizedText("refusal.no-question.advice")]
      } else if lesson?.lesson.exam != nil {
        refusal.accepted = [LocalizedText("refusal.exam-step")]
      }
    }
    return refusal
  }

  /// What is refused in a step that can be skipped, or solved.
  private static let endInSolutions: Set = [
    "refusal.step-not-done", "refusal.question-is-open", "refusal.no-hints",
    "refusal.no-more-hints",
  ]

  /// How the question that is open in front is answered; nil if none is.
  private var howToAnswer: String? {
    if let quiz = state.lessonInFront?.run.openQuiz { return quiz.advice }
    guard let open = state.prediction, open.isOpen else { return nil }
    return open.form.advice
  }
}
