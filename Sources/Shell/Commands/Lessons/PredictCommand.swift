import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Asks the learner to foresee what an event does.
  static let predict: Command = {
    let words = Parameter("WORD", .word, .repeated)
    let pattern = Parameter(after: "on", "PATTERN", .specimen)
    let path = Parameter(after: "of", "PATH", .word)
    return Command(
      "predict", .act, in: .lessons, inLessons: .noBlock(.answers),
      takes: [words.completing(candidates), pattern, path],
      writtenAs: "EVENT [VALUE] [on PATTERN] [\(kinds.joined(separator: "|"))] [of PATH]",
      examples: PredictionSubject.Kind.allCases.map { example($0) }
    ) { call, context throws(CommandError) in
      if call.words.count == 1, context.state.lessonInFront == nil, context.state.prediction != nil
      {
        return .act(.question(.cancelPrediction), at: nil)
      }
      let stage = try context.stage()
      var rest = call.all(words)[...]
      guard let first = rest.popFirst() else { throw call.missing(event, in: context) }
      let name = try context.event(first, on: stage)
      var value: Int?
      if let word = rest.first, let number = Int(word.text) {
        (value, rest) = (number, rest.dropFirst())
      }
      let kindWord = rest.popFirst()
      let kind = try kind(kindWord, hasPath: call[path] != nil, context)
      if let extra = rest.first {
        throw context.error(
          .form(.tooManyWords(nearest: nil), of: command.form), at: extra.span)
      }
      guard let subject = PredictionSubject(kind, of: call[path]?.text) else {
        if kind.needsPath { throw call.missing(path, in: context) }
        throw context.error(
          .form(.tooManyWords(nearest: nil), of: command.form), at: call.span(path))
      }
      let specimen = try specimen(call[pattern], on: stage, context, at: first.span)
      return .act(
        Request.Act(
          action: .question(
            .predict(
              Prediction(stage.event(named: name, value: value), on: specimen, subject)))
        ) { refusal in
          switch refusal.key {
          case "refusal.no-such-value": call.span(path)
          case "refusal.question-is-open": nil
          default: first.span
          }
        })
    }
  }()

  private static var kinds: [String] { PredictionSubject.Kind.allCases.map(\.rawValue) }

  private static func example(_ kind: PredictionSubject.Kind) -> String {
    // no text: a line that is typed
    "predict increase on mvp" + (kind == PredictionSubject.path.kind ? "" : " \(kind.rawValue)")
      + (kind.needsPath ? " of mvp.presenter.amount.number" : "")
  }

  private static let event = Parameter("EVENT", .word).completing { context in
    (context.current?.controls ?? []).map { Candidate($0.event, $0.title) }
  }

  private static var command: Command { .predict }

  private static func candidates(_ context: Context, after words: [Word]) -> [Candidate] {
    words.count == 1
      ? event.candidates(context, after: words)
      : kinds.map { Candidate($0) }
  }

  private static func kind(
    _ word: Word?, hasPath: Bool, _ context: Context
  ) throws(CommandError) -> PredictionSubject.Kind {
    guard let word else {
      return PredictionSubject.Kind.allCases.first { $0.needsPath == hasPath } ?? .path
    }
    // no text: a sort of thing, by which the tables know its name
    return try context.parsed(
      Names.find(word, "kind of prediction", in: PredictionSubject.Kind.allCases, by: \.rawValue),
      listedAs: "kinds")
  }

  /// The pattern that is named, or the only one that is open.
  private static func specimen(
    _ named: OpenSpecimen?, on stage: Stage, _ context: Context, at span: Range<Int>
  ) throws(CommandError) -> String {
    if let named { return named.specimen.name }
    guard stage.open.count == 1, let only = stage.open.first else {
      throw context.error(
        .whichSpecimen(stage.open.map(\.specimen.name)), at: span)
    }
    return only.specimen.name
  }
}
