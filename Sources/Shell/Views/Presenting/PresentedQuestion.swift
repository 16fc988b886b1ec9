import Languages
import LayerTracing
import Lessons
import Sessions
import Terminal

/// The question of a lesson's step, as it is put to a room: with answers to choose from, also where a
/// learner alone would have to find one.
struct PresentedQuestion {
  private let asked: Document
  /// What is asked, in a sentence.
  let sentence: StyledText
  /// What there is to read besides: what is to be put in order, or what initials stand for.
  let items: [StyledText]
  /// What the room can choose from; none where only the room's own words will do.
  let choices: [BallotView.Choice]
  private let language: Language
  /// Why each choice is right or wrong; none where that isn't said.
  private let reasons: [StyledText]

  /// The question that is open in the lesson in front; nil if none is that a room could vote on.
  ///
  /// - Parameter state: What is in front.
  init?(_ state: State) {
    guard let lesson = state.lessonInFront, !lesson.run.isStepDone else { return nil }
    let run = lesson.run
    language = Language.of(state)
    let view = LessonView(lesson.shelved)
    let answers: [LessonQuiz.Answer]
    switch run.step.question {
    case .quiz:
      guard let quiz = run.quiz else { return nil }
      sentence = ProseView.drawn(quiz.quiz.question)
      let vote = quiz.vote
      asked = vote.items.isEmpty ? Document([view.asked(quiz.quiz.question)]) : view.asked(quiz)
      items = vote.items.map { StyledText($0.label, .bold) + "  " + ProseView.drawn($0.text) }
      answers = vote.choices
    case .prediction:
      guard let open = lesson.prediction, let right = try? state.reference(of: open) else {
        return nil
      }
      asked = PredictionView(in: language).asked(open)
      sentence = StyledText(PredictionView(in: language).sentence(open))
      items =
        open.form.legend.map { StyledText($0.initials, .bold) + "  \($0.role.name)" }
        + open.items.enumerated().map { StyledText("\($0 + 1)", .bold) + "  " + StyledText($1) }
      answers = language.speaking {
        open.form.choices(right, before: state.current?[open.question.specimen]?.screen ?? [])
      }
    case .task, nil: return nil
    }
    choices = answers.enumerated().map { index, answer in
      BallotView.Choice(
        name: LessonQuiz.letter(index), text: ProseView.drawn(answer.text), isRight: answer.isRight)
    }
    reasons =
      answers.contains { !$0.why.isEmpty } ? answers.map { ProseView.drawn($0.why) } : []
  }

  /// Why an answer is right, or isn't; nil if that isn't said.
  func why(ofChoice place: Int) -> StyledText? {
    reasons.indices.contains(place) && !reasons[place].isEmpty ? reasons[place] : nil
  }

  /// How votes are typed: `12 5 13`.
  var exampleOfVotes: String {
    zip(choices, [12, 5, 13, 2, 1, 3]).map { "\($1)" }.joined(separator: " ")
  }

  /// Votes as a room casts them, with which there is most to read.
  var longestTally: BallotView.Tally {
    var tally = BallotView.Tally()
    tally.votes = choices.map { _ in 1 }
    return tally
  }

  /// The question, the answers with their votes, and what to do next.
  func document(_ tally: BallotView.Tally) -> Document {
    Document {
      asked
      if !choices.isEmpty {
        Blank(isSpoken: false)
        BallotView(choices, tally, in: language)
      }
      if !tally.isOpen {
        Blank(isSpoken: false)
        if tally.votes != nil {
          Text(language.localized("present.open"), .hint)
        } else {
          Text(
            choices.isEmpty
              ? language.localized("present.foresee")
              : language.localized("present.vote", exampleOfVotes), .hint)
        }
      }
    }
  }

  /// The answers with their votes and the right one marked, why it is right, and why each other isn't.
  func opening(_ tally: BallotView.Tally) -> Document {
    document(tally)
      + Document {
        if !reasons.isEmpty {
          Blank(isSpoken: false)
          for place in choices.indices where choices[place].isRight {
            Text(StyledText("* \(choices[place].name)  ", .success) + reasons[place], indent: 5)
          }
          for place in choices.indices where !choices[place].isRight && !reasons[place].isEmpty {
            Text(StyledText("  \(choices[place].name)  ", .bold) + reasons[place], indent: 5)
          }
        }
      }
  }
}

extension LessonView {
  /// That the lesson is over, in front of a class.
  var presented: Document {
    Document {
      Text(StyledText(language.localized("lesson.that-was", title, 0), .heading), indent: 0)
      Blank()
      Text(language.localized("present.over"), .hint)
    }
  }
}
