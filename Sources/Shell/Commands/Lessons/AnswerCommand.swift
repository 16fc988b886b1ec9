import Languages
import Lessons
import Queries
import Sessions

extension Command {
  static let answer: Command = {
    let answer = Parameter("ANSWER", .word, .rest)
    return Command(
      "answer", .act, in: .lessons, inLessons: .noBlock(.answers),
      takes: [answer.completing(answers)],
      examples: ["answer b", "answer controller"]
    ) { call, context throws(CommandError) in
      var words = call.all(answer)
      // As the log writes it, where the words can't be taken for a choice.
      if let first = words.first, first.text == "=", !first.isQuoted { words.removeFirst() }
      let span = words.isEmpty ? call.end : Word(joining: words).span
      guard let reading = AnswerReading(context) else {
        if context.state.prediction == nil { _ = try context.lesson() }
        throw context.error(.noQuestion)
      }
      let action = try context.worded(try reading.action(words), at: span)
      return .act(.question(action), at: span)
    }
  }()

  private static func answers(_ context: Context) -> [Candidate] {
    let rows = context.state.lessonInFront?.run.openQuiz?.candidates ?? []
    return rows.map { Candidate($0.label, $0.text.plainText) }
  }

  /// Says why an event went as it did.
  static let because: Command = {
    let reason = Parameter("TEXT", .text(), .repeated)
    return Command(
      "because", .act, in: .lessons, inLessons: .noBlock(.answers), takes: [reason],
      examples: ["because", "because"]
    ) { call, context throws(CommandError) in
      let text = call.text(reason)
      var remark = Document()
      if context.state.prediction?.asksWhy == true,
        let event = context.current?.event(for: text)
      {
        let hint = Language.of(context.state).localized(
          "predict.taken-as-reason", "fire \(event)")
        remark = Document([Text(hint, .hint, indent: 0)])
      }
      return .act(Request.Act(action: .question(.explain(text)), remark: remark) { _ in nil })
    }
  }()
}
