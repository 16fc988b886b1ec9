extension LessonContentError {
  /// What is wrong, in words, without capital and full stop.
  ///
  /// Text from a file is quoted as it is; the view that shows it makes it harmless.
  public var message: String {
    switch self {
    case .growsTooMuch(let limit):
      "this reference is so long, and links are so many, that the text might grow beyond \(limit) "
        + "bytes; write a shorter one"
    case .tooManyCommands(let limit):
      "this block has more than \(limit) commands; a step shows a few"
    case .tooLarge(let limit): "this file has more than \(limit) bytes, too many for a lesson"
    case .nothingToLearn: "this lesson says nothing"
    case .badID: "an id has letters, digits, - and _ only, and is no number"

    case .noFrontMatter: "a lesson begins with front matter: ---, id: …, title: …, ---"
    case .unclosedFrontMatter: "this front matter is never closed; it ends with a line of ---"
    case .noKey: "front matter has lines of 'key: value', and '- entry' below the key of a list"
    case .unknownKey(let key): "no such key as '\(key)'"
    case .duplicateKey(let key, let first): "'\(key)' is there already, on line \(first.line)"
    case .missingKey(let key): "this lesson has no \(key); its front matter needs '\(key): …'"
    case .missingValue(let key): "'\(key)' has no value"
    case .listNotAllowed(let key): "'\(key)' takes one value, not a list"
    case .needsQuotes: "YAML would read this value differently; put it in quotes"
    case .badQuotes: "a value in quotes ends with the quote that it begins with"
    case .badList: "a list is '[a, b]', or '- a' on lines of its own"
    case .badLanguage: "a language is a code such as en, ko or pt-BR"
    case .otherLanguage(let name): "the name of this file says that its language is \(name)"

    case .unclosedFence(let marker): "this fence is never closed; it ends with a line of \(marker)"
    case .unknownBlock(let word): "no such block as '\(word)'"
    case .noAttribute: "an attribute is written key=value"
    case .unknownAttribute(let key, let word): "'\(word.rawValue)' has no attribute '\(key)'"
    case .duplicateAttribute(let key): "'\(key)' is there twice"
    case .missingAttributes(let keys, let word):
      "'\(word.rawValue)' needs \(keys.map { $0 + "=…" }.joined(separator: ", "))"
    case .namelessID(let id, let word, let missing):
      "this is written \(word.rawValue) \(missing.first ?? "id")=\(id)"
        + missing.dropFirst().map { " \($0)=…" }.joined()
    case .pathOfPrediction(.value): "a prediction of a value says of which: of=PATH"
    case .pathOfPrediction(let kind): "a prediction of kind=\(kind.rawValue) takes no 'of'"
    case .emptyAttribute(let key): "'\(key)' has no value"
    case .duplicateID(let id, let first): "the id '\(id)' is taken, on line \(first.line)"
    case .unknownTask(let id): "no such task as '\(id)'"
    case .laterTask(let id, let place):
      "'\(id)' comes later, on line \(place.line); what is for a task stands below it"
    case .checkOfQuestion(let id, let word): "'\(id)' is a \(word.rawValue); only a try has checks"
    case .emptyBlock(let word):
      word == .try ? "this try has no solution" : "this \(word.rawValue) is empty"
    case .unexpectedBody(.pause): "a pause has no text; it only ends the step"
    case .unexpectedBody(let word): "a \(word.rawValue) has no text; its attributes say it all"
    case .taskWithoutExpect(let id): "'\(id)' has no expect: nothing tells when it is done"
    case .nothingBeforePause: "nothing stands between this pause and the step before it"
    case .unknownKind(let kind): "no such kind of prediction as '\(kind)'"
    case .badLine(let message): message

    case .noQuizLine:
      "a line of a quiz is '? question', '( ) answer :: why' or '(x) answer :: why'"
    case .noQuestion: "this block asks nothing; its question is a line '? …'"
    case .secondQuestion(let first): "a block has one question, and it is on line \(first.line)"
    case .tooFewAnswers(let count): "a quiz has at least two answers, not \(count)"
    case .noRightAnswer: "no answer is right; the right one is marked (x)"
    case .secondRightAnswer(let first):
      "exactly one answer is right, and it is on line \(first.line); for several: [x] and [ ]"
    case .mixedMarks(let first):
      "the answers of a quiz are marked alike: ( ) and (x) where one is right, [ ] and [x] where "
        + "several may be; the first is on line \(first.line)"
    case .tooFewLines(let count): "an order has at least two lines, not \(count)"
    case .sameLine(let first): "this line is there already, on line \(first.line)"
    case .noWhy: "an answer says why it is right or wrong, after ' :: '"
    case .noWords: "some words should stand here"

    case .duplicateLesson(let id, let file): "the id '\(id)' is taken, by \(file)"
    case .unknownLesson(let id): "no such lesson as '\(id)'"
    case .laterLesson(let id): "'\(id)' doesn't come before this lesson"
    case .otherID(let id): "this should be '\(id)', as in the original"
    case .otherCount(let count, let original):
      "this translation asks \(count) \(count == 1 ? "question" : "questions"), the original \(original)"
    case .otherChecks(let id): "'\(id)' has other checks than the original"
    case .otherAnswers(let id):
      "'\(id)' has another number of answers than the original, or another is right"
    }
  }

  /// What introduces the list of what would be accepted.
  var listLabel: String {
    switch self {
    case .unknownKey: "Keys"
    case .unknownBlock: "Blocks"
    case .noAttribute, .unknownAttribute: "Attributes"
    case .unknownTask, .checkOfQuestion: "Tasks"
    case .unknownKind: "Kinds"
    case .unknownLesson, .laterLesson: "Lessons before this one"
    default: "Accepted"
    }
  }
}
