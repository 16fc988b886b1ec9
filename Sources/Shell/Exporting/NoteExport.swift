import Exports
import LayerTracing
import Lessons
import Sessions
import Staging
import Terminal
import Views

/// Walks over what happened on a stage and hands it to a classroom note.
///
/// Screens aren't kept while events are fired: every specimen is played once more on the side.
struct NoteExport {
  private let stage: Stage
  private let notes: [Note]
  private let lesson: ShelvedLesson?
  /// Whether the lesson has come to what it says to take home.
  private let isDone: Bool
  /// The events to write.
  private let events: ClosedRange<Int>
  /// Whether these are all.
  private let isWhole: Bool

  /// Takes a session, and its stage in front.
  ///
  /// - Parameters:
  ///   - stage: What was played.
  ///   - session: The session that it belongs to.
  ///   - event: The only event to write; nil for all.
  init(_ stage: Stage, of session: Session, event: Int?) {
    self.stage = stage
    notes = session.state.notesHere
    lesson = session.state.lessonInFront?.shelved
    isDone = session.state.lessonInFront?.run.isAtLastStep ?? false
    isWhole = event == nil
    events = event.map { $0...$0 } ?? 0...stage.events.newest
  }

  /// Writes the note.
  ///
  /// - Parameters:
  ///   - write: Takes the text as it comes.
  ///   - isStopped: Whether the learner wants it to end.
  /// - Returns: Whether all was written.
  func write(_ write: @escaping (String) -> Void, unless isStopped: () -> Bool) -> Bool {
    let patterns = Wording.list(stage.open.map(\.specimen.pattern))
    let subject = "\(stage.feature.name) in \(patterns)"
    let note = ClassroomNote(
      title: lesson?.title ?? subject,
      subject: lesson == nil
        ? "\(Wording.count(stage.events.count, "event")) in one session." : "\(subject).",
      write: write)
    let copies = stage.open.compactMap { specimen in
      stage.rehearsal(of: specimen.specimen.name).map { (specimen: specimen, copy: $0) }
    }
    // The screens of those that an event reaches, before and after it.
    for number in [0] + stage.events.numbers where number <= events.upperBound {
      if isStopped() { return false }
      let reached = copies.filter { number == 0 || stage.hasReceived(number, $0.specimen) }
      let before = number == 0 || number < events.lowerBound ? [] : screens(reached)
      if number > 0 { for pair in reached { _ = stage.rehearse(number, with: pair.copy) } }
      guard events.contains(number) else { continue }
      note.event(
        ClassroomNote.Event(
          number: number, fired: stage.events[number]?.description,
          before: before, after: screens(reached),
          specimens: reached.map(\.specimen.specimen.pattern),
          rows: MessageAlignment(reached.map { messages(of: number, $0.specimen) }).rows,
          notes: notes(at: number),
          breaches: reached.flatMap { breaches(of: number, $0.specimen) }))
    }
    for kept in notes where events.contains(kept.event) { asSeen(kept, in: note) }
    for stray in notes where stray.feature == nil && isWhole {
      note.stray(ClassroomNote.Note(stray.text))
    }
    let takeaway = isDone ? lesson?.lesson.takeaway ?? [] : []
    note.finish(takeaway: takeaway.map(\.plainText))
    return true
  }

  private func messages(of event: Int, _ specimen: OpenSpecimen) -> [Message] {
    specimen.recorder.trace(events: event...event).filter(\.isCrossing)
  }

  /// What broke the rules in an event.
  private func breaches(of event: Int, _ specimen: OpenSpecimen) -> [String] {
    RuleBreach.messages(of: specimen.recorder.trace(events: event...event), in: specimen).map {
      MessageText($0.message, of: specimen.specimen.name).breach($0.breach)
    }
  }

  /// The screens as they are drawn where there is room; identical ones once, under joined names.
  private func screens(_ pairs: [(specimen: OpenSpecimen, copy: OpenSpecimen)]) -> [String] {
    let screens = pairs.map { (name: $0.specimen.specimen.pattern, lines: $0.copy.window.draw()) }
    return Document([ScreenView(Screens(screens))]).lines(for: NoteExport.page).map(\.plainText)
  }

  /// As wide as it takes.
  private static let page = TerminalProfile(columns: 1_000)

  private func isHere(_ note: Note) -> Bool { note.feature == stage.feature.name }

  private func isCurrent(_ note: Note) -> Bool {
    note.seen?.isCurrent(note.event, on: stage) ?? true
  }

  /// Writes a note with the event as the learner saw it, where the stage has it no longer like that.
  private func asSeen(_ kept: Note, in note: ClassroomNote) {
    guard isHere(kept), !isCurrent(kept), let seen = kept.seen else { return }
    note.event(
      ClassroomNote.Event(
        number: kept.event, fired: seen.fired, before: [], after: [],
        specimens: seen.traces.map(\.pattern),
        rows: MessageAlignment(seen.traces.map(\.messages)).rows,
        notes: [ClassroomNote.Note(kept.text, at: kept.message)], remark: "as it was then"))
  }

  private func notes(at event: Int) -> [ClassroomNote.Note] {
    notes.filter { isHere($0) && $0.event == event && isCurrent($0) }
      .map { ClassroomNote.Note($0.text, at: $0.message) }
  }
}
