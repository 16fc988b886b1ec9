import Languages
import LayerTracing
import Lessons
import Sessions
import Staging
import Terminal

/// A prediction: what is asked, what was foreseen, and what came of it.
struct PredictionView {
  private let language: Language

  /// Words predictions in a language.
  init(in language: Language) { self.language = language }

  /// What fires the event.
  private func line(_ question: Prediction) -> String { "fire \(question.event)" }

  /// What is asked, what there is to choose from, and how to answer.
  func question(_ open: OpenPrediction, help: [String]) -> Document {
    Document {
      asked(open)
      switch open.phase {
      case .asked:
        Offers(
          StyledText(language.localized("predict.type.\(open.question.subject.kind.rawValue)")),
          help,
          spoken: language.localized("step.for-help", help.joined(separator: ", ")))
      case .sealed(let forecast): sealed(forecast, open, isAgain: false)
      case .graded(_, let asksWhy): why(asksWhy)
      }
    }
  }

  /// Which prediction another one took the place of, so that what comes of that one isn't taken for this one's.
  func givenUp(_ open: OpenPrediction?) -> Document {
    Document(
      open.map {
        [Text(language.localized("predict.given-up", "\($0.question.event)", $0.pattern))]
      } ?? [])
  }

  /// What is asked, and what there is to choose from.
  func asked(_ open: OpenPrediction) -> Document {
    Document {
      Text(sentence(open), .heading, indent: 0)
      if !open.form.legend.isEmpty { legend(open.form.legend) }
      for (index, item) in open.items.enumerated() {
        let number = StyledText("  \(index + 1)  ", .bold)
        let voice = voice(of: item)
        Text(number + StyledText(item), indent: 5, spoken: StyledText("\(index + 1): \(voice)."))
      }
    }
  }

  /// What there is to choose from as it is spoken, without its arrow.
  private func voice(of item: String) -> String {
    if let arrow = item.firstRange(of: " -> ") {
      return localized(
        "prediction.voice.call", item[..<arrow.lowerBound], item[arrow.upperBound...])
    }
    guard let arrow = item.firstRange(of: " ~> ") else { return item }
    return localized(
      "prediction.voice.notification", item[..<arrow.lowerBound], item[arrow.upperBound...])
  }

  /// The layers with their initials: `V View   C Controller`.
  private func legend(_ entries: [RoleInitials.Entry]) -> Text {
    var text = StyledText("  ")
    for entry in entries {
      text += text.plainText.count > 2 ? "   " : ""
      text += StyledText(entry.initials, .bold) + " "
      text.append(entry.role.name, .role)
    }
    let spoken = entries.map { "\($0.initials), \($0.role)" }
    return Text(text, indent: 2, spoken: StyledText(spoken.joined(separator: "; ") + "."))
  }

  /// That an answer is kept until the event is fired.
  func sealed(_ forecast: Forecast, _ open: OpenPrediction, isAgain: Bool) -> Document {
    Document {
      Text(
        localized: isAgain ? "predict.sealed-again" : "predict.sealed",
        open.form.learnerText(of: forecast),
        in: language, indent: 0)
      Text(language.localized("predict.then-fire", line(open.question)), .hint, indent: 0)
    }
  }

  /// That the event was fired before anything was foreseen, and what leads on: fired again, it may do something else.
  func unanswered(_ open: OpenPrediction) -> Document {
    Document(
      localized: "predict.fired-too-early", line(open.question), style: .hint, in: language,
      indent: 0)
  }

  /// That another event was fired than the one that is asked about.
  func other(_ open: OpenPrediction) -> Document {
    Document(
      localized: "predict.fired-other", line(open.question), style: .hint, in: language, indent: 0)
  }

  /// What came of it, and the question why, if it is asked.
  func graded(_ grade: Grade, asksWhy: Bool) -> Document {
    Document {
      Narrow(to: ProseView.widest, result(grade))
      why(asksWhy)
    }
  }

  private func why(_ isAsked: Bool) -> Document {
    isAsked ? Document([Text(language.localized("predict.why"), .hint, indent: 0)]) : Document()
  }

  /// What is asked, in a sentence.
  func sentence(_ open: OpenPrediction) -> String {
    let subject = open.question.subject
    return language.localized(
      "predict.ask.\(subject.kind.rawValue)", open.question.event.description, open.pattern,
      subject.path ?? "")
  }

  /// What came of it.
  func result(_ grade: Grade) -> Document {
    if grade.isRight {
      return Document(localized: "predict.foreseen", style: .success, in: language)
    }
    let result = language.speaking { grade.result }
    return Document {
      Text(result.sentence, .error)
      for (row, times) in PredictionView.folded(result.rows) { self.row(row, times, grade) }
    }
  }

  /// Rows of which repeated ones stand once, with how often they follow: a table asks for each of its rows.
  private static func folded(
    _ rows: [PredictionResult.Row]
  ) -> [(row: PredictionResult.Row, times: Int)] {
    let likeness = rows.map { row -> [String] in
      switch row {
      case .met(let message): ["=", MessageText(message).hop.plainText]
      case .missed(let message, let remark): ["+", MessageText(message).hop.plainText, remark]
      case .vain(let remark): ["-", remark]
      }
    }
    var folded: [(row: PredictionResult.Row, times: Int)] = []
    var rest = likeness[...]
    while !rest.isEmpty {
      let (group, times) = rest.repeated(1...6, by: ==) ?? (rest.prefix(1), 1)
      folded += rows[group.indices].map { ($0, times) }
      rest = rest.dropFirst(group.count * times)
    }
    return folded
  }

  private func row(_ row: PredictionResult.Row, _ times: Int, _ grade: Grade) -> Text {
    switch row {
    case .met(let message): self.row(isMet: true, message, times, grade, remark: nil)
    case .missed(let message, let remark):
      self.row(isMet: false, message, times, grade, remark: remark)
    case .vain(let remark):
      Text(
        StyledText("  -  ", .error) + StyledText(remark) + StyledText(count(times), .dim),
        indent: 5, spoken: StyledText(remark + spokenCount(times) + "."))
    }
  }

  private func count(_ times: Int) -> String { times == 1 ? "" : "  ×\(times)" }
  private func spokenCount(_ times: Int) -> String {
    times == 1 ? "" : ", " + language.localized("predict.times", times)
  }

  /// A message of the trace, and whether it was foreseen: `=` or `+`, not by colour alone.
  private func row(
    isMet: Bool, _ message: Message, _ times: Int, _ grade: Grade, remark: String?
  ) -> Text {
    let text = MessageText(message, of: grade.question.specimen)
    let mark = isMet ? StyledText("  =  ", .success) : StyledText("  +  ", .error)
    let aside = remark.map { StyledText("   \($0)", .hint) } ?? ""
    let verdict = isMet ? language.localized("predict.met-hop") : remark
    let voice =
      (verdict.map { "\($0): " } ?? "") + "\(text.name), \(text.way)\(spokenCount(times))."
    return Text(
      mark + StyledText(text.name + "  ", .dim) + text.hop + StyledText(count(times), .dim) + aside,
      indent: 5,
      spoken: StyledText(voice))
  }
}
