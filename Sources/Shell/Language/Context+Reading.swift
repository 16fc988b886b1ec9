import Queries
import Sessions

/// Reading lines: words, the command that they name, and what it is asked for.
extension Context {
  /// The words of the line's commands. A note is text to the end of the line, whatever is in it.
  func commands() throws(Complaint) -> [[Word]] {
    if let words = Command.note.verbatim(line) { return [words] }
    do throws(QueryError) {
      return try Lexer.commands(in: line)
    } catch {
      var complaint = complaint(.query(error))
      complaint.outcome = "Nothing was done."
      throw complaint
    }
  }

  /// The command that the words name, its own name first; an event alone is fired, an answer alone
  /// given.
  func command(for words: [Word]) throws(Complaint) -> (Command, [Word]) {
    let first = words[0]
    if !first.isQuoted, let command = Command.named(first.text) { return (command, words) }
    if let current, current.event(for: first.text) != nil {
      return (.fire, [Word("fire", span: first.span)] + words)
    }
    if let quiz = state.lessonInFront?.run.openQuiz,
      QuizAnswer.isMeant(first) || QuizAnswer(Word(joining: words), of: quiz) != nil
    {
      return (.answer, [Word("answer", span: first.span)] + words)
    }
    let names = Command.all.map(\.name) + (current?.feature.events ?? [])
    let nearest =
      Command.meant[first.text.lowercased()] ?? NearestName.to(first.text, among: names)
    var complaint = complaint(.line(.noSuchCommand(nearest: nearest)), at: first.span)
    complaint.outcome = "Nothing was done."
    throw complaint
  }

  /// What a command is asked for with some words.
  func request(_ command: Command, _ words: [Word]) throws(Complaint) -> Request {
    try command.read(Call(command, words, in: self), self)
  }

  /// Adds to a complaint what the command says of it.
  func phrased<Result>(
    _ command: Command, _ words: [Word], _ body: () throws(Complaint) -> Result
  ) throws(Complaint) -> Result {
    do throws(Complaint) {
      return try body()
    } catch {
      var complaint = error.suggestingKeyword(of: command, for: words)
      complaint.outcome = command.undone
      throw complaint
    }
  }
}
