import Lessons
import Staging

/// What a learner is asked again, or anew.
public enum Practice {
  /// A question of a lesson that was answered wrong; how many others there are.
  case question(ShelvedLesson, step: Int, others: Int)
  /// A prediction that no lesson asks for, and what is done before it can be asked.
  case prediction(Prediction, after: [Action])
}

extension Session {
  /// What to practise next, if there is anything yet: a question that was answered wrong, the one first
  /// that was answered longest ago; with none left, a prediction that is drawn anew. Where nothing is
  /// open, it is about one of the specimens, by the names of features and of their specimens.
  public func practice(
    among specimens: () -> [(feature: String, specimen: String)]
  ) -> Practice? {
    let due = progress.due(in: environment.course)
    let inFront = state.lessonInFront
    // Asked for once more, the open question gives way to the next one.
    let next = due.first {
      $0.lesson.name != inFront?.shelved.name || $0.step != inFront?.run.position
    }
    if let next = next ?? due.first {
      return .question(next.lesson, step: next.step, others: due.count - 1)
    }
    return state.drawn(
      among: specimens, by: progress.draw(), for: "practice \(timeline.count)")
  }
}

extension Progress {
  /// Whether a step's question is to be practised: it was answered wrong, and the last two answers weren't
  /// both right. Right at the second try ends the question, and right at once, asked again, its practice.
  func isDue(_ step: LessonStep, of lesson: Lesson) -> Bool {
    let answers = answers(to: step, of: lesson)
    return answers.contains { !$0.isRight } && !answers.suffix(2).allSatisfy(\.isRight)
  }

  /// The questions to practise, the one first that was answered longest ago.
  fileprivate func due(in course: CourseShelf) -> [(lesson: ShelvedLesson, step: Int)] {
    let lessons = course.entries.compactMap { try? course.lesson(named: $0.id) }
    let due = lessons.flatMap { shelved in
      shelved.lesson.steps.enumerated().filter { isDue($1, of: shelved.lesson) }.map {
        (lesson: shelved, step: $0, answered: newestAnswer(to: $1, of: shelved.lesson))
      }
    }
    return due.sorted { $0.answered < $1.answered }.map { ($0.lesson, $0.step) }
  }
}

extension State {
  /// Draws a prediction about what lies open in free play, or about one of these specimens: the same
  /// for the same number and name. Nil if nothing can be foreseen of any.
  fileprivate func drawn(
    among specimens: () -> [(feature: String, specimen: String)], by number: Int, for name: String
  ) -> Practice? {
    func drawn<Element>(_ all: [Element], _ purpose: String) -> [Element] {
      // With one place more than there are: a shuffle never leaves the order as it was, and so would
      // always draw the second of two.
      let places = Shuffle.places(all.count + 1, seed: number, for: "\(name) \(purpose)")
      return places.filter(all.indices.contains).map { all[$0] }
    }
    let subjects = PredictionSubject.Kind.allCases.compactMap { PredictionSubject($0) }
    let workspace = freePlay.copy()
    // What a lesson has opened is there in free play, too, once the lesson is left for it.
    if let lessonInFront { workspace.take(from: lessonInFront.workspace) }
    let open = workspace.current.map { stage in
      stage.open.map { (feature: stage.feature.name, specimen: $0.specimen.name) }
    }
    for (feature, specimen) in drawn(open ?? specimens(), "specimen") {
      let isAlone = open?.count == 1
      let trial = workspace.copy()
      if !isAlone, (try? trial.open(feature, [specimen], isOnly: true)) == nil { continue }
      for control in drawn(trial.current?.controls ?? [], "event") {
        let event = Event(control.event, value: control.takesValue ? abs(number % 3) + 1 : nil)
        for subject in drawn(subjects, "subject") {
          let question = Prediction(event, on: specimen, subject)
          guard (try? trial.ask(question)) != nil else { continue }
          let opens = isAlone ? [] : [Action.stage(.open(feature, in: [specimen], isOnly: true))]
          return .prediction(
            question, after: (lessonInFront == nil ? [] : [.lesson(.play)]) + opens)
        }
      }
    }
    return nil
  }
}
