import Languages

extension LessonContentError {
  /// What is wrong, in words, without capital and full stop.
  ///
  /// Text from a file is quoted as it is; the view that shows it makes it harmless.
  public var message: String {
    switch self {
    case .growsTooMuch(let limit): localized("fault.grows", limit)
    case .tooManyCommands(let limit): localized("fault.many-commands", limit)
    case .tooLarge(let limit): localized("fault.too-large", limit)
    case .nothingToLearn: localized("fault.empty")
    case .badID: localized("fault.id")

    case .noFrontMatter: localized("fault.no-front-matter")
    case .unclosedFrontMatter: localized("fault.open-front-matter")
    case .noKey: localized("fault.no-key")
    case .unknownKey(let key): localized("fault.unknown-key", key)
    case .duplicateKey(let key, let first): localized("fault.duplicate-key", key, first.line)
    case .missingKey(let key): localized("fault.missing-key", key)
    case .missingValue(let key), .emptyAttribute(let key): localized("fault.no-value", key)
    case .listNotAllowed(let key): localized("fault.list", key)
    case .needsQuotes: localized("fault.needs-quotes")
    case .badQuotes: localized("fault.quotes")
    case .badList: localized("fault.bad-list")
    case .badLanguage: localized("fault.language")
    case .otherLanguage(let name): localized("fault.other-language", name)

    case .unclosedFence(let marker): localized("fault.open-fence", marker)
    case .unknownBlock(let word): localized("fault.unknown-block", word)
    case .noAttribute: localized("fault.attribute")
    case .unknownAttribute(let key, let word):
      localized("fault.unknown-attribute", word.rawValue, key)
    case .duplicateAttribute(let key): localized("fault.twice", key)
    case .missingAttributes(let keys, let word):
      localized("fault.missing-attributes", word.rawValue, keys.map { $0 + "=…" })
    case .namelessID(let id, let word, let missing):
      localized(
        "fault.nameless-id",
        "\(word.rawValue) \(missing.first ?? "id")=\(id)"
          + missing.dropFirst().map { " \($0)=…" }.joined())
    case .pathOfPrediction(let kind) where kind.needsPath: localized("fault.value-without-path")
    case .pathOfPrediction(let kind): localized("fault.path-without-value", kind.rawValue)
    case .duplicateID(let id, let first): localized("fault.duplicate-id", id, first.line)
    case .unknownTask(let id): localized("fault.unknown-task", id)
    case .laterTask(let id, let place): localized("fault.later-task", id, place.line)
    case .checkOfQuestion(let id, let word):
      localized("fault.checked-question", id, word.rawValue)
    case .fileOfQuestion(let id, let word):
      localized("fault.question-with-file", id, word.rawValue)
    case .emptyBlock(.try): localized("fault.empty-try")
    case .emptyBlock(let word): localized("fault.empty-block", word.rawValue)
    case .unexpectedBody(.pause): localized("fault.pause-with-text")
    case .unexpectedBody(let word): localized("fault.block-with-text", word.rawValue)
    case .secondCheck(let first): localized("fault.second-check", first.line)
    case .badNameOfBuild(let id): localized("fault.name-of-build", id)
    case .unknownFile(let name, let build): localized("fault.unknown-file", build, name)
    case .secondFile(let name, let first): localized("fault.second-file", name, first.line)
    case .noCondition: localized("fault.no-condition")
    case .unknownPart(let name, let build): localized("fault.unknown-part", build, name)
    case .notTestFile(let name): localized("fault.test-file", name)
    case .modelOfTest: localized("fault.model-of-test")
    case .testWithout(let missing): localized("fault.test-without", missing)
    case .fileBesideTest(let name, let build): localized("fault.file-beside-test", name, build)
    case .badNameOfFlawed(let name): localized("fault.name-of-flawed", name)
    case .flawedWithoutTest(let id): localized("fault.flawed-without-test", id)
    case .taskWithoutExpect(let id): localized("fault.no-expect", id)
    case .nothingBeforePause: localized("fault.nothing-before-pause")
    case .unknownNote(let word): localized("fault.unknown-note", word)
    case .emptyNote: localized("fault.empty-note")
    case .unknownKind(let kind): localized("fault.unknown-kind", kind)
    case .badLine(let error): error.message

    case .noQuizLine: localized("fault.quiz-line")
    case .noQuestion: localized("fault.no-question")
    case .secondQuestion(let first): localized("fault.second-question", first.line)
    case .tooFewAnswers(let count): localized("fault.few-answers", count)
    case .noRightAnswer: localized("fault.no-right-answer")
    case .secondRightAnswer(let first): localized("fault.second-right-answer", first.line)
    case .mixedMarks(let first): localized("fault.mixed-marks", first.line)
    case .tooFewLines(let count): localized("fault.few-lines", count)
    case .sameLine(let first): localized("fault.same-line", first.line)
    case .noWhy: localized("fault.no-why")
    case .noWords: localized("fault.no-words")

    case .duplicateLesson(let id, let file): localized("fault.duplicate-lesson", id, file)
    case .unknownLesson(let id): localized("fault.unknown-lesson", id)
    case .laterLesson(let id): localized("fault.later-lesson", id)
    case .otherID(let id): localized("fault.other-id", id)
    case .otherCount(let count, let original):
      localized("fault.other-count", count, original)
    case .otherChecks(let id): localized("fault.other-checks", id)
    case .otherCode(let id): localized("fault.other-code", id)
    case .otherAnswers(let id): localized("fault.other-answers", id)
    }
  }

  /// What is wrong, what was probably meant, and what would be accepted, as sentences without the first
  /// capital.
  func message(accepting accepted: [String], nearest: String?) -> String {
    guard !accepted.isEmpty else {
      return nearest.map { localized("fault.meant", message, $0) } ?? message
    }
    let arguments: [any LocalizedArgument] = [message, nearest ?? "", accepted]
    return switch self {
    case .unknownKey: localized("fault.keys", with: arguments)
    case .unknownBlock: localized("fault.blocks", with: arguments)
    case .noAttribute, .unknownAttribute: localized("fault.attributes", with: arguments)
    case .unknownTask, .checkOfQuestion, .fileOfQuestion: localized("fault.tasks", with: arguments)
    case .unknownFile: localized("fault.files", with: arguments)
    case .unknownKind: localized("fault.kinds", with: arguments)
    case .unknownLesson, .laterLesson: localized("fault.lessons-before", with: arguments)
    default: localized("fault.accepted", with: arguments)
    }
  }
}
