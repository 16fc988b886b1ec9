import LayerTracing
import Lessons

/// Answers as a teacher reads them.
extension GradedWork {
  /// What was answered to a quiz.
  static func answer(_ action: Action, in run: LessonRun) -> String {
    guard let quiz = run.quiz, case .question(let answer) = action else {
      return ""
    }
    let places: [Int]
    switch answer {
    case .answer(let choice): places = [choice]
    case .reply(let words): places = quiz.places(of: words)
    case .predict, .explain, .cancelPrediction: places = []
    }
    return quiz.told(places)
  }

  /// Where a way that was foreseen first goes elsewhere: `Model -> View`; nil if no way was asked for.
  func departure(_ grade: Grade) -> String? {
    guard case .path(let roles) = grade.forecast, case .messages(let messages) = grade.fact else {
      return nil
    }
    let way = [Role.user] + messages.map(\.receiver.role)
    let place = zip(roles, way.dropFirst()).prefix { $0 == $1 }.count
    return "\(way[place].name) -> " + (roles.count > place ? roles[place].name : nothing)
  }

  /// What was foreseen.
  static func answer(_ grade: Grade) -> String {
    switch grade.forecast {
    case .path(let roles): roles.map(\.name).joined(separator: " -> ")
    case .count(let number): String(number)
    case .order(let places): places.map { grade.items[$0] }.joined(separator: "; ")
    case .text(let text): text
    }
  }
}
