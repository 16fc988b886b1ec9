import Queries
import Sessions

/// Reading lines: words, the command that they name, and what it is asked for.
extension Context {
  /// The words of the line's commands. A note is text to the end of the line, whatever is in it.
  func commands() throws(Complaint) -> [[Word]] {
    if let words = Command.note.verbatim(line) ?? Command.because.verbatim(line) { return [words] }
    if let words = shared ?? reason ?? foreseen { return [words] }
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
    if first.text.lowercased() == "back", state.lessonInFront != nil {
      let lesson = Word("lesson", span: first.span)
      return (.lesson, [lesson, Word("back", span: first.span)] + words.dropFirst())
    }
    if let reading = AnswerReading(self), reading.isMeant(words) {
      return (.answer, [Word("answer", span: first.span)] + words)
    }
    let names = Command.all.map(\.name) + (current?.feature.events ?? [])
    let nearest =
      Command.meant[first.text.lowercased()] ?? NearestName.to(first.text, among: names)
    var complaint = complaint(.line(.noSuchCommand(nearest: nearest)), at: first.span)
    complaint.outcome = "Nothing was done."
    throw complaint
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
  /// for, or the line begins with the name of a command or an event.
  private var reason: [Word]? {
    guard case .graded = state.prediction?.phase else { return nil }
    return whole(as: "because") { _ in false }
  }

  /// The line as the text that is foreseen, whatever is in it; nil if none is asked for, or the line is
  /// quoted, or begins with the name of a command or an event, or nearly so.
  private var foreseen: [Word]? {
    guard let reading = AnswerReading(self), reading.takesText else { return nil }
    return whole(as: "answer") { "\"'".contains($0.prefix(1)) || reading.isSlip($0) }
  }

  /// The whole line as one word behind a command; nil if it is empty, or its first word means another
  /// command.
  private func whole(as command: String, unless isOther: (String) -> Bool) -> [Word]? {
    guard let start = line.firstIndex(where: { !$0.isWhitespace && $0 != "#" }) else { return nil }
    let first = String(line[start...].prefix { !$0.isWhitespace && $0 != ";" })
    guard Command.named(first) == nil, current?.event(for: first) == nil,
      first.lowercased() != "back", !isOther(first)
    else { return nil }
    let lower = line.utf8.distance(from: line.startIndex, to: start)
    var text = line[start...]
    while text.last?.isWhitespace == true { text.removeLast() }
    let span = lower..<lower + text.utf8.count
    return [Word(command, span: span), Word(String(text), span: span, isQuoted: true)]
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
