import Queries
import Terminal

/// Carrying out lines.
extension Session {
  /// Carries out one line, which may hold several commands; the first that fails is the last.
  ///
  /// - Throws: A ``Complaint`` with the place in the line; nothing was changed by that command.
  public func run(_ line: String) throws(Complaint) {
    // What came of the commands before the one that fails is told, too.
    defer { reportLesson() }
    if pause == nil, let calls = knownCalls.calls(of: line) {
      turn.line = line
      for (index, call) in calls.enumerated() where !isFinished {
        if index > 0, putOff({ calls[index...].map(\.line) }) { return }
        try run(call)
      }
      return
    }
    let generation = knownCalls.generation
    let commands = try commands(in: line)
    var calls: [Call] = []
    for (index, words) in commands.enumerated() where !isFinished {
      if index > 0, putOff({ commands[index...].map { Word.text(from: $0, in: line).text } }) {
        return
      }
      let (command, words) = try command(for: words)
      let call = try phrased(command, words) { () throws(Complaint) in
        try Call(command, words, in: self)
      }
      let left = String(decoding: line.utf8.dropFirst(words[0].span.lowerBound), as: UTF8.self)
      if try mustWait(call, in: left) {
        if aftermath.followUp == left { return }
        continue
      }
      turn.line = line
      try run(call)
      calls.append(call)
    }
    if occasion.isReplaying, line.hasSuffix(ActiveLesson.doneMark), travel?.isGivenUp != true {
      lesson?.takeAsDone(on: desk)
      if commands.isEmpty { writeDoneMark() }
    } else if pause == nil, !aftermath.isAwaited, generation == knownCalls.generation {
      // Calls know specimens, and what was taken back leaves others in their place.
      knownCalls.remember(line, calls)
    }
  }

  /// The words of a line's commands. A note is text to the end of the line, whatever is in it.
  func commands(in line: String) throws(Complaint) -> [[Word]] {
    if let words = Command.note.verbatim(line) { return [words] }
    do throws(QueryError) {
      return try Lexer.commands(in: line)
    } catch {
      var complaint = Complaint(error)
      complaint.outcome = "Nothing was done."
      throw complaint
    }
  }

  private func run(_ call: Call) throws(Complaint) {
    if occasion.isReplaying, !call.isAction {
      throw Complaint("\(call.command.name) is no action")
    }
    // Whatever isn't repeatable may change what names mean.
    if !call.command.isRepeatable { knownCalls.forget() }
    if occasion.isRunByLesson, !call.command.isForLessons {
      throw Complaint("\(call.command.name) has no place in a block of a lesson")
    }
    turn.changedNothing = false
    turn.loggedLine = nil
    if !occasion.isReplaying { turn.action = call.line }
    // What is only done again is written down already.
    let before = isRebuilding ? nil : (desk: desk, newest: desk.newestEvent)
    try phrased(call.command, call.words) { () throws(Complaint) in
      try call.command.body(call, self)
    }
    let isAction = !turn.changedNothing && call.isAction
    // Something was done for which an event was given up: that can't be undone by stopping again.
    if pause == nil, !turn.changedNothing { aftermath.fallback = nil }
    if isAction {
      let line = turn.loggedLine ?? call.line
      if !occasion.isRunByLesson { enter(line, of: call.command, since: before) }
      if call.command.group == .stage { lesson?.note(line, on: desk) }
    }
    if !occasion.isRunByLesson, !isTravelling, call.command.group != .lessons, let lesson,
      lesson.look(
        on: desk, after: isAction && call.command.group == .stage, isStopped: pause != nil)
    {
      complete(lesson, .done)
    }
  }

  /// Adds to a complaint what the command says of it.
  private func phrased<Result>(
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

  /// The command that the words ask for; an event alone is fired.
  private func command(for words: [Word]) throws(Complaint) -> (Command, [Word]) {
    let first = words[0]
    if !first.isQuoted, let command = Command.named(first.text) { return (command, words) }
    if let current, current.control(for: first.text) != nil {
      return (Command.named("fire") ?? .fire, [Word("fire", span: first.span)] + words)
    }
    if let quiz = lesson?.openQuiz(on: desk),
      QuizAnswer.isMeant(first) || QuizAnswer(Word(joining: words), of: quiz) != nil
    {
      return (.answer, [Word("answer", span: first.span)] + words)
    }
    let names = Command.all.map(\.name) + (current?.feature.events ?? [])
    var complaint = Complaint(
      "no such command", at: first.span, nearest: NearestName.to(first.text, among: names),
      accepted: "To see what there is: help.")
    complaint.outcome = "Nothing was done."
    throw complaint
  }
}
