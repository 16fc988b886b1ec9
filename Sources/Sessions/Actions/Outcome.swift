import Features
import Languages
import LayerTracing
import Lessons
import Queries
import Staging

/// What came of an action, for reports.
public enum Outcome {
  /// A feature was opened or brought to the front: the names that were open before, those of them that
  /// were put aside, and the feature that was parked, if one was. Nothing has changed if all was in
  /// front already.
  case opened(before: [String], aside: [Specimen], parked: String?, isChange: Bool)
  /// Patterns were closed: what is left of them, how many layers they had, and what stays open.
  case closed(feature: String, [ClosedSpecimen], layers: Int, stillOpen: [String])
  /// An event happened, or a service did something, at these.
  case event(Int, Event, at: [OpenSpecimen])
  /// From now on services answer so: in what is opened next if there is no event, and only in these
  /// if some are named.
  case serviceSet(Service.Mode, on: [String], event: Int?)
  /// An answer came though its specimens are closed: their names, and those where a layer heard it.
  case deliveredLate(to: [String], heardBy: [String])
  /// Mocks came, or went: the role of the layers that they stood in for, nil for several, where, where they
  /// can't, and which events were left out there.
  case mocked(Bool, Role?, in: [Specimen], unable: [LocalizedText], leftOut: [(String, [Int])])
  /// Patterns caught up, as far as they could.
  case synced([OpenSpecimen])
  /// All was loaded anew, and so many events were forgotten.
  case reset(events: Int)
  /// What the learner has built is there, and did the same events.
  case built(OwnBuild)
  /// Something was written down.
  case noted(Note)
  /// A lesson went on; what it said was told while it did.
  case lesson(LessonEvent)
  /// A prediction went on.
  case prediction(PredictionEvent)
  /// Something was seen that a lesson's task asks for.
  case observed
  /// Something was done that a sentence reports.
  case sentence(String)

  /// Whether anything changed: if not, it is no action.
  var isChange: Bool {
    switch self {
    case .opened(_, _, _, let isChange): isChange
    case .mocked(_, _, let specimens, _, _): !specimens.isEmpty
    case .synced(let behind): behind.contains { $0.skippedEvents.isEmpty }
    case .lesson(.alreadyPlaying): false
    case .closed, .event, .serviceSet, .deliveredLate, .reset, .built, .noted, .lesson, .prediction,
      .observed, .sentence:
      true
    }
  }
}

/// What became of a prediction with an action.
public enum PredictionEvent {
  /// It was asked for, in place of another one that is given up if that went on.
  case asked(givingUp: OpenPrediction?)
  /// Something was foreseen, in place of something else if that is so.
  case sealed(Forecast, isAgain: Bool)
  /// The reason was left unsaid.
  case left
  /// The learner gave it up before it was judged.
  case givenUp(OpenPrediction)
}

/// What became of a lesson with an action.
public enum LessonEvent {
  /// A lesson or a step was begun.
  case begun
  /// A question was answered.
  case answered(LessonVerdict)
  /// A question of an exam was answered; whether right is told at the end.
  case kept(isRight: Bool)
  /// A step was done for the learner, and the next one begun if there is one.
  case skipped
  /// The lesson was left for free play.
  case left
  /// The learner came back to it.
  case cameBack
  /// There is no lesson to leave.
  case alreadyPlaying
}
