import Lessons

/// What learners of a class are asked in place of a prediction's own event.
extension State {
  /// An event of which something can be foreseen here, and what comes of it.
  private struct Asked {
    let occasion: LessonPrediction.Occasion
    let open: OpenPrediction
    let fact: Grade.Fact

    func isRight(_ forecast: Forecast) -> Bool { Grade(open, forecast, fact, event: 0).isRight }

    /// All that would be right.
    var answers: [Forecast] { open.form.answers(fact) }
  }

  /// What a prediction may be asked of, as far as something can be foreseen of it; nothing where messages are shown
  /// shuffled.
  private func asked(by prediction: LessonPrediction) -> [Asked] {
    guard prediction.isVaried else { return [] }
    return prediction.occasions.enumerated().compactMap { place, occasion in
      guard let question = try? LessonSteps(self).question(prediction.asking(place)),
        let (open, fact) = try? workspace.ask(question), open.items.isEmpty
      else { return nil }
      return Asked(occasion: occasion, open: open, fact: fact)
    }
  }

  /// Two events of a prediction that have a right answer in common, so that one who is asked of the first could copy from
  /// one who is asked of the second; nil if there are none.
  public func alikeOccasions(
    in prediction: LessonPrediction
  ) -> (LessonPrediction.Occasion, LessonPrediction.Occasion)? {
    let all = asked(by: prediction)
    for (place, one) in all.enumerated() {
      let other = all[..<place].first { $0.answers.contains(where: one.isRight) }
      if let other { return (other.occasion, one.occasion) }
    }
    return nil
  }

  /// What others of a class are asked, if what is answered is right there and wrong here; nil if it isn't.
  func otherOccasion(for answer: [String]) -> LessonPrediction.Occasion? {
    guard let run = lessonInFront?.run, run.seed >= Shuffle.firstOfClass,
      let prediction = run.openPrediction
    else { return nil }
    let right = asked(by: prediction).filter { asked in
      (try? asked.open.form.forecast(answer)).map(asked.isRight) ?? false
    }.map(\.occasion)
    return right.contains(prediction.occasion) ? nil : right.first
  }
}
