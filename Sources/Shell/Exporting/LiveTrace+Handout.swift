import Languages
import Exports
import Phrases
import Sessions
import Views

extension LiveTrace {
  /// Goes through the session once more, so that each event is told as it was seen.
  func tell<Sheet: Handout>(
    folds: Bool, _ begin: (HandoutTitle, any HandoutWords) -> Sheet
  ) throws(ShellError) {
    let lesson = session.state.lessonInFront
    let words = Language.inFront(of: session.state).handouts
    do throws(SessionError) {
      let plan = try StoryPlan(session, selection)
      let telling = StoryTelling(
        begin(title(plan, words), words), plan, selection, folds: folds, words)
      try StoryWalk(session).walk { step throws(SessionError) in
        if isStopped { throw .time(.interrupted) }
        telling.take(step)
      }
      let isDone = lesson?.run.isAtLastStep ?? false
      telling.finish(
        builds: plan.only == nil ? builds(words) : [],
        commands: plan.only == nil ? plan.commands : [],
        takeaway: isDone ? (lesson?.shelved.lesson.takeaway ?? []).map(\.plainText) : [])
    } catch {
      throw .refusal(error)
    }
  }

  /// The learner's own builds that are open in front.
  private func builds(_ words: any HandoutWords) -> [HandoutBuild] {
    let state = session.state
    return (state.current?.open ?? []).filter { selection.accepts($0.name) }.compactMap {
      $0.specimen.original == nil ? nil : BuildComparison($0.specimen.name, in: state)
    }.map { HandoutBuild($0, words) }
  }

  /// What the handout says at its top.
  private func title(_ plan: StoryPlan, _ words: any HandoutWords) -> HandoutTitle {
    let features = plan.features.map(\.name)
    var subject = features.isEmpty ? words.note : Wording.list(features)
    if plan.features.count == 1, let only = plan.features.first {
      subject = localized("trace-file.subject", only.name, only.patterns)
    }
    guard let lesson = session.state.lessonInFront?.shelved else {
      return HandoutTitle(subject, subject: words.events(plan.events, selection.event != nil))
    }
    return HandoutTitle(lesson.title, subject: "\(subject).")
  }
}
