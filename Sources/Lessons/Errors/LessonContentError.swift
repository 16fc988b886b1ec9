/// What can be wrong with a lesson: facts, whose words are in ``message``.
public enum LessonContentError: Error, Hashable, Sendable {
  // MARK: The lesson as a whole

  /// The file has more UTF-8 bytes than this.
  case tooLarge(limit: Int)
  /// Links and the references behind them make more text than so many bytes of what is written.
  case growsTooMuch(limit: Int)
  /// A block has more commands than this.
  case tooManyCommands(limit: Int)
  /// There is no text but the front matter.
  case nothingToLearn
  /// A value can't be an id.
  case badID

  // MARK: Front matter

  /// The file doesn't begin with front matter.
  case noFrontMatter
  /// Front matter is never closed.
  case unclosedFrontMatter
  /// A line of front matter is neither `key: value` nor an entry of a list.
  case noKey
  /// No key has this name.
  case unknownKey(String)
  /// A key is there twice; where it was first.
  case duplicateKey(String, first: SourcePlace)
  /// A key isn't there.
  case missingKey(String)
  /// A key has no value.
  case missingValue(String)
  /// A key has a list, but takes one value.
  case listNotAllowed(String)
  /// A value would mean something else to YAML.
  case needsQuotes
  /// A quote is never closed, or something follows it.
  case badQuotes
  /// A list in brackets is never closed, or has an empty entry.
  case badList
  /// A value can't be a language.
  case badLanguage
  /// The file's name tells another language.
  case otherLanguage(name: String)

  // MARK: Fenced blocks

  /// A fence is never closed.
  case unclosedFence(marker: String)
  /// The word behind a fence is close to one of ours, or has attributes of ours.
  case unknownBlock(String)
  /// A word behind a fence isn't `key=value`.
  case noAttribute(FenceWord)
  /// A block has no attribute of this name.
  case unknownAttribute(String, FenceWord)
  /// An attribute is there twice.
  case duplicateAttribute(String)
  /// Attributes aren't there; one at least.
  case missingAttributes([String], FenceWord)
  /// An id stands there without its key: `try t1`. It is the first that is missing.
  case namelessID(String, FenceWord, missing: [String])
  /// A prediction of a value says of which, or one of something else does.
  case pathOfPrediction(PredictionSubject.Kind)
  /// An attribute has no value.
  case emptyAttribute(String)
  /// Two questions have the same id; where it was first.
  case duplicateID(String, first: SourcePlace)
  /// No task has this id.
  case unknownTask(String)
  /// The task comes after the block that is for it.
  case laterTask(String, at: SourcePlace)
  /// A check is for a question that isn't a task.
  case checkOfQuestion(String, FenceWord)
  /// A file is for a question that asks for no code.
  case fileOfQuestion(String, FenceWord)
  /// A block says nothing.
  case emptyBlock(FenceWord)
  /// A block says something, but may not.
  case unexpectedBody(FenceWord)
  /// A second check is to be proven; where the first is.
  case secondCheck(first: SourcePlace)
  /// A build can't be named after a task's id.
  case badNameOfBuild(String)
  /// A build has no file of this name.
  case unknownFile(String, of: String)
  /// A file is there twice; where it was first.
  case secondFile(String, first: SourcePlace)
  /// A line of a `write` is no condition.
  case noCondition
  /// A build has neither a role nor a file of this name.
  case unknownPart(String, of: String)
  /// The file of a test that is to be written has another name than those have.
  case notTestFile(String)
  /// What a test is to be told by is no build that it has to be like on the screen.
  case modelOfTest
  /// A test that is to be written lacks its file to begin with, or a flawed build: the blocks or attributes.
  case testWithout([String])
  /// A file to begin with, or of the solution, is one that the build has, which a test leaves as it is.
  case fileBesideTest(String, of: String)
  /// A flawed build of the author's can't have this name.
  case badNameOfFlawed(String)
  /// A flawed build is for a task that asks for no test.
  case flawedWithoutTest(String)
  /// A task has no `expect`.
  case taskWithoutExpect(String)
  /// A step would end before anything was said or run in it.
  case nothingBeforePause
  /// A quotation begins with nearly the word that makes it one for the teacher.
  case unknownNote(String)
  /// Nothing is said to the teacher.
  case emptyNote
  /// There is no such kind of prediction.
  case unknownKind(String)
  /// A line of a block can't be read.
  case badLine(LessonLineError.Kind)

  // MARK: Quizzes

  /// A line of a quiz is neither a question nor an answer.
  case noQuizLine
  /// A quiz asks nothing.
  case noQuestion
  /// A quiz asks twice; where it did first.
  case secondQuestion(first: SourcePlace)
  /// A quiz has so many answers.
  case tooFewAnswers(Int)
  /// No answer is right.
  case noRightAnswer
  /// More than one answer is right; where the first is.
  case secondRightAnswer(first: SourcePlace)
  /// Some answers are marked with parentheses, others with brackets; where the first is.
  case mixedMarks(first: SourcePlace)
  /// So many lines are to be put in order.
  case tooFewLines(Int)
  /// A line to be put in order is there twice; where it was first.
  case sameLine(first: SourcePlace)
  /// An answer doesn't say why.
  case noWhy
  /// A question or an answer has no words.
  case noWords

  // MARK: A lesson among others

  /// Another lesson has the same id.
  case duplicateLesson(String, file: String)
  /// No lesson has the id that is required.
  case unknownLesson(String)
  /// The lesson that is required doesn't come before this one.
  case laterLesson(String)
  /// A translation has another id for the lesson or a question than the original: which it should be.
  case otherID(String)
  /// A translation's steps don't end as the original's: how many there are, and should be.
  case otherCount(Int, original: Int)
  /// A translation's task has other checks than the original.
  case otherChecks(String)
  /// A translation's task begins with other code than the original, or has another solution.
  case otherCode(String)
  /// A translation's quiz has other answers than the original, or another right one.
  case otherAnswers(String)
}
