import Exports
import Languages
import Sessions

extension LiveTrace {
  /// Goes through the session once more, so that each event is told as it was seen.
  func tell<Sheet: Handout>(
    folds: Bool, _ begin: (HandoutTitle) -> Sheet
  ) throws(Refusal) {
    try Language.inFront(of: session.state).speaking { () throws(Refusal) in
      try tellAll(folds: folds, begin)
    }
  }

  private func tellAll<Sheet: Handout>(
    folds: Bool, _ begin: (HandoutTitle) -> Sheet
  ) throws(Refusal) {
    let lesson = session.state.lessonInFront
    let plan = try StoryPlan(session, selection)
    let telling = StoryTelling(begin(title(plan)), plan, selection, folds: folds)
    try StoryWalk(session).walk { step throws(Refusal) in
      if isStopped { throw .interrupted }
      telling.take(step)
    }
    let isDone = lesson?.run.isAtLastStep ?? false
    // What was written down elsewhere, or before the lesson was begun once more, isn't lost without a word.
    let others = session.state.notes.enumerated().filter { !plan.told.contains($0.offset) }
    if plan.only == nil { telling.tell(notesFromElsewhere: others.map(\.element)) }
    telling.finish(
      builds: plan.only == nil ? builds() : [],
      commands: plan.only == nil ? plan.commands : [],
      takeaway: isDone ? (lesson?.shelved.lesson.takeaway ?? []).map(\.plainText) : [])
  }

  /// The learner's own builds that are open in front.
  private func builds() -> [HandoutBuild] {
    let state = session.state
    return (state.current?.open ?? []).filter { selection.accepts($0.name) }.compactMap {
      $0.specimen.original == nil ? nil : BuildComparison($0.specimen.name, in: state)
    }.map { HandoutBuild($0) }
  }

  /// What the handout says at its top.
  private func title(_ plan: StoryPlan) -> HandoutTitle {
    let features = plan.features.map(\.name)
    var subject = features.isEmpty ? localized("handout.note") : Wording.list(features)
    if plan.features.count == 1, let only = plan.features.first {
      subject = localized("trace-file.subject", only.name, only.patterns)
    }
    guard let lesson = session.state.lessonInFront?.shelved else {
      let key = selection.event == nil ? "handout.events" : "handout.one-event"
      return HandoutTitle(subject, subject: localized(key, plan.events, plan.runs))
    }
    return HandoutTitle(lesson.title, subject: "\(subject).")
  }
}
