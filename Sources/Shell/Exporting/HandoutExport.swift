import Exports
import LayerTracing
import Lessons
import Sessions
import Staging
import Terminal
import Views

/// Walks over what happened on a stage and hands it to a handout.
///
/// Screens aren't kept while events are fired: every specimen is played once more on the side.
struct HandoutExport {
  private let stage: Stage
  private let specimens: [OpenSpecimen]
  private let state: State
  private let notes: [Note]
  private let lesson: ShelvedLesson?
  /// Whether the lesson has come to what it says to take home.
  private let isDone: Bool
  /// The events to tell.
  private let events: ClosedRange<Int>
  /// Whether these are all.
  private let isWhole: Bool

  /// Takes a session, and its stage in front.
  ///
  /// - Parameters:
  ///   - stage: What was played.
  ///   - session: The session that it belongs to.
  ///   - specimens: The specimens to tell of.
  ///   - event: The only event to tell; nil for all.
  init(_ stage: Stage, of session: Session, _ specimens: [OpenSpecimen], event: Int?) {
    self.stage = stage
    self.specimens = specimens
    state = session.state
    notes = state.notesHere
    lesson = state.lessonInFront?.shelved
    isDone = state.lessonInFront?.run.isAtLastStep ?? false
    isWhole = event == nil
    events = event.map { $0...$0 } ?? 0...stage.events.newest
  }

  /// What the handout says at its top.
  var title: HandoutTitle {
    let patterns = Wording.list(specimens.map(\.specimen.pattern))
    let subject = "\(stage.feature.name) in \(patterns)"
    return HandoutTitle(
      lesson?.title ?? subject,
      subject: lesson == nil
        ? "\(Wording.count(stage.events.count, "event")) in one session." : "\(subject).")
  }

  /// Tells what happened, event by event.
  ///
  /// - Parameters:
  ///   - handout: Takes the events.
  ///   - isStopped: Whether the learner wants it to end.
  /// - Returns: Whether all was told.
  func tell(_ handout: inout some Handout, unless isStopped: () -> Bool) -> Bool {
    let copies = specimens.compactMap { specimen in
      stage.rehearsal(of: specimen.specimen.name).map { (specimen: specimen, copy: $0) }
    }
    // The screens of those that an event reaches, before and after it.
    for number in [0] + stage.events.numbers where number <= events.upperBound {
      if isStopped() { return false }
      let reached = copies.filter { number == 0 || stage.hasReceived(number, $0.specimen) }
      let before = number == 0 || number < events.lowerBound ? [] : screens(reached)
      if number > 0 { for pair in reached { _ = stage.rehearse(number, with: pair.copy) } }
      guard events.contains(number) else { continue }
      handout.event(
        HandoutEvent(
          number: number, fired: stage.events[number]?.description,
          before: before, after: screens(reached),
          specimens: reached.map(\.specimen.specimen.pattern),
          rows: MessageAlignment(reached.map { $0.specimen.recorder.crossings(of: number) }).rows,
          notes: notes(at: number),
          breaches: reached.flatMap { breaches(of: number, $0.specimen) }))
    }
    for kept in notes where events.contains(kept.event) {
      if let seen = asSeen(kept) { handout.event(seen) }
    }
    for stray in notes where stray.feature == nil && isWhole {
      handout.stray(HandoutNote(stray.text))
    }
    let takeaway = isDone ? lesson?.lesson.takeaway ?? [] : []
    handout.finish(takeaway: takeaway.map(\.plainText))
    return true
  }

  private func screens(
    _ pairs: [(specimen: OpenSpecimen, copy: OpenSpecimen)]
  ) -> [HandoutScreen] {
    let screens = pairs.map { (name: $0.specimen.specimen.pattern, lines: $0.copy.window.draw()) }
    return Screens(screens).grouped.map { HandoutScreen(names: $0.names, lines: $0.lines) }
  }

  /// What broke the rules in an event.
  private func breaches(of event: Int, _ specimen: OpenSpecimen) -> [String] {
    RuleBreach.messages(of: specimen.recorder.trace(events: event...event), in: specimen).map {
      MessageText($0.message, of: specimen.specimen.name).breach($0.breach)
    }
  }

  /// Draws screens in boxes, beside each other where there is room.
  static func draw(_ screens: [HandoutScreen]) -> [String] {
    let all = screens.flatMap { screen in screen.names.map { (name: $0, lines: screen.lines) } }
    return Document([ScreenView(Screens(all))]).lines(for: page).map(\.plainText)
  }

  /// As wide as it takes.
  private static let page = TerminalProfile(columns: 1_000)

  private func isHere(_ note: Note) -> Bool { note.feature == stage.feature.name }

  /// A note with the event as the learner saw it, where the stage has it no longer like that.
  private func asSeen(_ kept: Note) -> HandoutEvent? {
    guard isHere(kept), !state.isCurrent(kept), let seen = kept.seen else { return nil }
    return HandoutEvent(
      number: kept.event, fired: seen.fired, before: [], after: [],
      specimens: seen.traces.map(\.pattern),
      rows: MessageAlignment(seen.traces.map(\.messages)).rows,
      notes: [HandoutNote(kept.text, at: kept.message)], remark: "as it was then")
  }

  private func notes(at event: Int) -> [HandoutNote] {
    notes.filter { isHere($0) && $0.event == event && state.isCurrent($0) }
      .map { HandoutNote($0.text, at: $0.message) }
  }
}
