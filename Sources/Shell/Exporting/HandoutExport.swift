import Exports
import Languages
import LayerTracing
import Sessions
import Staging
import Terminal
import Views

/// Goes through a session and hands what happened to a handout, event by event, each as it was seen.
struct HandoutExport {
  private let session: Session
  private let selection: ExportSelection
  private let plan: StoryPlan
  private let lesson: ShelvedLesson?
  /// The words of the lesson's language, or of the fallback.
  let words: any HandoutWords

  /// Takes a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - selection: What of it is to be told.
  /// - Throws: Why it can't be done again.
  init(_ session: Session, _ selection: ExportSelection) throws(SessionError) {
    self.session = session
    self.selection = selection
    lesson = session.state.lessonInFront?.shelved
    words = Language.inFront(of: session.state).handouts
    plan = try StoryPlan(session, selection)
  }

  /// What the handout says at its top.
  var title: HandoutTitle {
    let features = plan.features.map(\.name)
    var subject = features.isEmpty ? words.note : Wording.list(features)
    if plan.features.count == 1, let only = plan.features.first {
      subject = "\(only.name) in \(Wording.list(only.patterns))"
    }
    return HandoutTitle(
      lesson?.title ?? subject,
      subject: lesson == nil ? words.events(plan.events, selection.event != nil) : "\(subject).")
  }

  /// Tells what happened.
  ///
  /// - Parameters:
  ///   - handout: Takes it.
  ///   - isStopped: Whether the learner wants it to end.
  /// - Returns: Whether all was told.
  /// - Throws: Why it can't be done again.
  func tell(
    _ handout: inout some Handout, unless isStopped: () -> Bool
  ) throws(SessionError) -> Bool {
    let walk = StoryWalk(session)
    let telling = StoryTelling(handout, plan, selection, words)
    var isWhole = true
    try walk.walk { step in
      if isStopped() { isWhole = false }
      if isWhole { telling.take(step) }
      return isWhole
    }
    guard isWhole else { return false }
    let isDone = session.state.lessonInFront?.run.isAtLastStep ?? false
    telling.finish(
      commands: plan.only == nil ? plan.commands : [],
      takeaway: isDone ? (lesson?.lesson.takeaway ?? []).map(\.plainText) : [])
    handout = telling.handout
    return true
  }

  /// Draws screens in boxes, beside each other where there is room.
  static func draw(_ screens: [HandoutScreen]) -> [String] {
    let all = screens.flatMap { screen in screen.names.map { (name: $0, lines: screen.lines) } }
    return Document([ScreenView(Screens(all))]).lines(for: page).map(\.plainText)
  }

  /// As wide as it takes.
  private static let page = TerminalProfile(columns: 1_000)
}
