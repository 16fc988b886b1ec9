import Languages
import LayerTracing
import Lessons

/// Foresees which layers the messages reach: roles are named in order.
struct PathPrediction: PredictionForm {
  let open: OpenPrediction

  /// Longer ways are shown by initials to a room.
  private static let longest = 54

  static func items(
    of question: Prediction, _ fact: Grade.Fact, seed: Int
  ) throws(Refusal) -> [String] {
    if fact.messages.isEmpty { throw .nothingToForesee }
    return []
  }

  private var initials: RoleInitials { RoleInitials(open.roles) }
  var legend: [RoleInitials.Entry] { initials.entries }

  var advice: String {
    localized(
      "answer.how.path",
      legend.map { localized("answer.how.role", $0.initials, $0.role.name) })
  }

  /// One or two letters are no command.
  func isMeant(_ word: String) -> Bool { word.count < 3 }

  func forecast(_ words: [String]) throws(Refusal) -> Forecast {
    Forecast(try initials.read(words).map(\.name))
  }

  func answers(_ fact: Grade.Fact) -> [Forecast] { [Forecast(names(fact))] }
  func suitsExam(_ fact: Grade.Fact) -> Bool { (3...8).contains(fact.messages.count) }

  func learnerText(of forecast: Forecast) -> String { forecast.words.joined(separator: ", ") }
  func teacherText(of forecast: Forecast) -> String { forecast.words.joined(separator: " -> ") }

  func departure(_ forecast: Forecast, _ fact: Grade.Fact, nothing: String) -> String? {
    let foreseen = forecast.words
    let way = [Role.user.name] + names(fact)
    let place = zip(foreseen, way.dropFirst()).prefix { $0 == $1 }.count
    return "\(way[place]) -> " + (foreseen.count > place ? foreseen[place] : nothing)
  }

  func result(_ forecast: Forecast, _ fact: Grade.Fact) -> PredictionResult {
    let rows = hops(forecast.words, fact.messages)
    let met = rows.met
    let vain = rows.count { if case .vain = $0 { true } else { false } }
    let count = fact.messages.count
    let way = names(fact)
    // Where all came that was foreseen, what was too much says more than where the first of it stands.
    let right = met == count ? 0 : zip(forecast.words, way).prefix { $0 == $1 }.count
    return PredictionResult(
      localized("predict.hops-right", met, count, met == count ? vain : 0, right), rows)
  }

  func choices(_ right: Forecast, before screen: [String]) -> [LessonQuiz.Answer] {
    let roles = right.words.map { Role($0) }
    let isLong = right.words.joined(separator: " -> ").count > PathPrediction.longest
    return Alternatives.quizAnswers(Alternatives.paths(roles, of: open.roles), right: roles) {
      way in
      way.map { role in
        isLong ? legend.first { $0.role == role }?.initials ?? role.name : role.name
      }
      // No arrow: one would say of each message that it is a call.
      .joined(separator: ", ")
    }
  }

  /// The layers that messages reached.
  private func names(_ fact: Grade.Fact) -> [String] { fact.messages.map(\.receiver.role.name) }

  /// What was foreseen and what happened side by side: as many as possible are met.
  private func hops(_ foreseen: [String], _ messages: [Message]) -> [PredictionResult.Row] {
    var longest = Array(
      repeating: Array(repeating: 0, count: messages.count + 1), count: foreseen.count + 1)
    for one in foreseen.indices.reversed() {
      for other in messages.indices.reversed() {
        longest[one][other] =
          foreseen[one] == messages[other].receiver.role.name
          ? longest[one + 1][other + 1] + 1 : max(longest[one + 1][other], longest[one][other + 1])
      }
    }
    var (one, other) = (0, 0)
    var hops: [PredictionResult.Row] = []
    while one < foreseen.count || other < messages.count {
      if one < foreseen.count, other < messages.count,
        foreseen[one] == messages[other].receiver.role.name
      {
        hops.append(.met(messages[other]))
        (one, other) = (one + 1, other + 1)
      } else if other < messages.count,
        one == foreseen.count || longest[one][other + 1] >= longest[one + 1][other]
      {
        hops.append(.missed(messages[other], remark: localized("predict.missed-hop")))
        other += 1
      } else {
        hops.append(.vain(remark: localized("predict.unexpected-hop", foreseen[one])))
        one += 1
      }
    }
    return hops
  }
}
