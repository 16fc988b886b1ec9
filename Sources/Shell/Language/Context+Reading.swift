import Languages
import Queries
import Sessions

extension Command {
  /// The commands that take text to the end of the line.
  fileprivate static let takingText = all.filter(\.takesText)

  /// Whether it takes text that goes to the end of the line.
  var takesText: Bool { parameters.contains { $0.beginsText != nil } }

  /// The words of a line that it takes with such text; nil for another command's line.
  func text(in line: String) -> [Word]? {
    for (place, parameter) in parameters.enumerated() {
      guard let begins = parameter.beginsText else { continue }
      return Lexer.text(after: name, and: place, in: line).flatMap {
        begins(Array($0.dropFirst().prefix(place))) ? $0 : nil
      }
    }
    return nil
  }
}

/// Reading lines: words, the command that they name, and what it is asked for.
extension Context {
  /// The words of the line's commands. A note is text to the end of the line, whatever is in it.
  func commands() throws(CommandError) -> [[Word]] {
    for command in Command.takingText {
      if let words = command.text(in: line) { return [words] }
    }
    if let words = shared ?? reason ?? foreseen { return [words] }
    do throws(QueryError) {
      return try Lexer.commands(in: line)
    } catch {
      if let words = unreadable { return [words] }
      var unread = self.error(Refusal(error))
      unread.outcome = localized("command.undone")
      throw unread
    }
  }

  /// The command that the words name, its own name first; an event alone is fired, an answer alone
  /// given.
  func command(for words: [Word]) throws(CommandError) -> (Command, [Word]) {
    let first = words[0]
    if !first.isQuoted, let command = Command.named(first.text) { return (command, words) }
    if let current, current.event(for: first.text) != nil {
      return (.fire, [Word("fire", span: first.span)] + words)
    }
    if let askedWish, let numbers = words.asNumbers {
      let question = ["change", askedWish, "guess"].map { Word($0, span: first.span) }
      return (.change, question + numbers)
    }
    if let latin = words.inLatin, names(latin[0]) { return try command(for: latin) }
    if first.text.lowercased() == "back", state.lessonInFront != nil {
      let lesson = Word("lesson", span: first.span)
      return (.lesson, [lesson, Word("back", span: first.span)] + words.dropFirst())
    }
    let reading = AnswerReading(self)
    if let reading, reading.isMeant(words) {
      return (.answer, [Word("answer", span: first.span)] + words)
    }
    if words.count == 1, isLesson(first) {
      return (.lesson, [Word("lesson", span: first.span), first])
    }
    let isAsked = reading?.isUnanswered == true
    if !isAsked, isControl(first) { return (.fire, [Word("fire", span: first.span)] + words) }
    // Several words with a question open are rather an answer than another shell's command.
    let meant = isAsked && words.count > 1 ? nil : meantCommand(first.text)
    let subcommand = isAsked ? nil : subcommand(first.text)
    let nearest =
      meant?.name ?? (subcommand == nil ? nearestName(to: first.text, isAsked: isAsked) : nil)
    var unknown =
      nearest == nil && isAsked
      ? error(.noSuchAnswer, at: Word(joining: words).span)
      : error(
        subcommand.map { .subcommand($0.name, nearest: nearest) }
          ?? .noSuchCommand(nearest: nearest), at: first.span)
    unknown.outcome = localized("command.undone")
    throw unknown
  }

  /// Whether a word is meant for the screen, though no control there is called so now: a sign such as `+`, or, while
  /// nothing is open, an event's name.
  private func isControl(_ word: Word) -> Bool {
    if word.isQuoted { return false }
    if ["+", "-"].contains(word.text) { return true }
    return current == nil && features.contains { $0.events.contains(word.text.lowercased()) }
  }

  /// The command that another shell's word stands for, where the learner is.
  private func meantCommand(_ word: String) -> Command? {
    switch word.lowercased() {
    case "back" where state.isPlaying, "leave" where state.lessonInFront != nil,
      "stop" where state.lessonInFront != nil:
      .play
    default: Command.meant(by: word)
    }
  }

  /// The command or event that a word is near to. Where a question waits for an answer, more than one wrong letter is
  /// rather a wrong answer.
  private func nearestName(to word: String, isAsked: Bool) -> String? {
    let names = Command.all.map(\.name) + (current?.eventNames ?? [])
    guard let nearest = NearestName.to(word, among: names) else { return nil }
    let (written, meant) = (Array(word.lowercased()), Array(nearest.lowercased()))
    let isSlip =
      meant.starts(with: written) || NearestName.distance(written, meant, atMost: 1) != nil
    return isAsked && !isSlip ? nil : nearest
  }

  /// Whether a word is written as the number of a lesson: `2.1`.
  private func isLesson(_ word: Word) -> Bool {
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { UInt($0) != nil }
      && !state.environment.course.entries.isEmpty
  }

  /// Whether a word is the name of a command that takes words, or of an event: a letter alone is rather an
  /// answer, and what is written to the end of the line can't have been typed in the wrong mode.
  private func names(_ word: Word) -> Bool {
    guard word.text.count > 1 else { return false }
    guard let command = Command.named(word.text) else {
      return current?.event(for: word.text) != nil
    }
    return !command.takesText
  }

  /// A line that 'share' wrote, whole, and perhaps 'open' before it; nil if it is none.
  private var shared: [Word]? {
    let mark = SharedSession.mark
    guard let start = line.firstIndex(where: { !$0.isWhitespace }), line.contains(mark) else {
      return nil
    }
    var text = line[start...]
    if text.hasPrefix("open ") { text = text.dropFirst(5).drop(while: \.isWhitespace) }
    guard text.hasPrefix(mark) else { return nil }
    let lower = line.utf8.distance(from: line.startIndex, to: text.startIndex)
    let span = lower..<lower + text.utf8.count
    return [Word("open", span: span), Word(String(text), span: span, isQuoted: true)]
  }

  /// The line as the reason that is asked for after a prediction, whatever is in it; nil if none is asked
  /// for, or the line is a command.
  private var reason: [Word]? {
    guard state.prediction?.asksWhy == true else { return nil }
    return whole(as: "because", isText: isSentence || namesEventAlone) { _ in false }
  }

  /// Whether the line is an event's name and nothing more: where a reason is asked for, that is a word of
  /// it. To fire the event there, the command is said.
  private var namesEventAlone: Bool {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 1, let word = words.first, word.lowercased() != "back" else {
      return false
    }
    return word.contains(where: \.isLetter) && Command.named(word) == nil
      && current?.event(for: word) != nil
  }

  /// Whether the line reads as a sentence, though it begins as a command does: it can't be carried out, and
  /// is long, ends in a full stop, or has a word that no command takes: `screen is told by the presenter`.
  private var isSentence: Bool {
    let words = line.lowercased().split { $0.isWhitespace || ",;:!?".contains($0) }
    let isLikeOne =
      words.count > 5 || line.last { !$0.isWhitespace } == "."
      || words.count > 1
        && words.dropFirst().contains {
          AnswerWords.areOfSentence($0) || !$0.allSatisfy(\.isASCII)
        }
    guard isLikeOne else { return false }
    guard let calls = try? Lexer.commands(in: line) else { return true }
    return calls.contains { call in
      guard let (command, words) = try? self.command(for: call) else { return true }
      return (try? request(command, words)) == nil
    }
  }

  /// The line as the text that is foreseen, whatever is in it; nil if none is asked for, or the line is
  /// quoted, or begins with the name of a command or an event, or nearly so.
  private var foreseen: [Word]? {
    guard let reading = AnswerReading(self), reading.takesText else { return nil }
    return whole(as: "answer") { "\"'".contains($0.prefix(1)) || reading.isSlip($0) }
  }

  /// The line as an answer that can't be read even as words, such as one with an apostrophe; nil if no
  /// question waits for a first answer, or the line begins as a command does.
  private var unreadable: [Word]? {
    guard AnswerReading(self)?.isUnanswered == true else { return nil }
    return whole(as: "answer") { NearestName.to($0, among: Command.all.map(\.name)) != nil }
  }

  /// The whole line as one word behind a command; nil if it is empty, or its first word means another
  /// command, unless it is a text all the same.
  private func whole(
    as command: String, isText: @autoclosure () -> Bool = false, unless isOther: (String) -> Bool
  ) -> [Word]? {
    guard let start = line.firstIndex(where: { !$0.isWhitespace && $0 != "#" }) else { return nil }
    let first = String(line[start...].prefix { !$0.isWhitespace && $0 != ";" })
    let isCommand =
      Command.named(first) != nil || current?.event(for: first) != nil
      || first.lowercased() == "back"
      || [Word(first, span: 0..<0)].inLatin.map { names($0[0]) } == true
    if isCommand ? !isText() : isOther(first) { return nil }
    let lower = line.utf8.distance(from: line.startIndex, to: start)
    var text = line[start...]
    while text.last?.isWhitespace == true { text.removeLast() }
    let span = lower..<lower + text.utf8.count
    return [Word(command, span: span), Word(String(text), span: span, isQuoted: true)]
  }

  /// What a command is asked for with some words. Where they can't be read so, the keyboard may have been in the wrong
  /// mode behind the command's name.
  func request(_ command: Command, _ words: [Word]) throws(CommandError) -> Request {
    do throws(CommandError) {
      return try command.read(Call(command, words, in: self), self)
    } catch {
      let latin = words.map { word in
        word.isQuoted
          ? word : Language.latin(word.text).map { Word($0, span: word.span) } ?? word
      }
      guard latin.map(\.text) != words.map(\.text),
        let request = try? command.read(Call(command, latin, in: self), self)
      else { throw error }
      return request
    }
  }

  /// Adds to an error what the command says of it; a lesson's author is told the error alone.
  func phrased<Result>(
    _ command: Command, _ words: [Word], _ body: () throws(CommandError) -> Result
  ) throws(CommandError) -> Result {
    do throws(CommandError) {
      return try body()
    } catch {
      if purpose != nil { throw error }
      var phrased = error.suggestingKeyword(of: command, for: words)
      phrased.outcome = command.undone
      throw phrased
    }
  }
}

extension [Word] {
  /// The words as numbers, each of which may be a word or have a comma behind it: `two, 3`; nil if one is none.
  fileprivate var asNumbers: [Word]? {
    var numbers: [Word] = []
    for word in self where !word.isQuoted || word.text != "," {
      let text = word.text.hasSuffix(",") ? String(word.text.dropLast()) : word.text
      guard let number = AnswerWords.number(text) else { return nil }
      numbers.append(Word(String(number), span: word.span))
    }
    return numbers
  }

  /// The words as their keys would have written them in Latin letters, where the keyboard was in the wrong
  /// mode; nil if the first of them wasn't typed so, or is quoted.
  var inLatin: [Word]? {
    guard let first, !first.isQuoted, Language.latin(first.text) != nil else { return nil }
    return map { word in
      guard !word.isQuoted, let latin = Language.latin(word.text) else { return word }
      return Word(latin, span: word.span)
    }
  }
}
