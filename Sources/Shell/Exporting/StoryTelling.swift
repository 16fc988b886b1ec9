import Exports
import Languages
import LayerTracing
import Queries
import Sessions
import Staging

/// Tells a handout what each action of a session did.
final class StoryTelling<Target: Handout> {
  /// Takes what is told.
  private var handout: Target
  private let plan: StoryPlan
  private let selection: ExportSelection
  private let folds: Bool
  private var screens = StoryScreens()
  /// How often everything was loaded again: events that came then have numbers that others had before.
  private var resets = 0
  /// The features that the story has come to.
  private var coveredFeatures: Set<String> = []
  private var questions = StoryQuestions()
  /// The places of the notes that are about an event as it was seen when they were written.
  private var later: Set<Int> = []

  /// Begins to tell.
  ///
  /// - Parameters:
  ///   - handout: Takes what is told.
  ///   - plan: What is known of the session.
  ///   - selection: What of it is to be told.
  ///   - folds: Whether messages that are repeated are told once.
  init(
    _ handout: Target, _ plan: StoryPlan, _ selection: ExportSelection, folds: Bool
  ) {
    self.handout = handout
    self.plan = plan
    self.selection = selection
    self.folds = folds
  }

  /// Tells what came of an action.
  func take(_ entry: StoryWalk.Entry) {
    let isWhole = plan.only == nil
    if isWhole { questions.begin(entry.replayed, &handout) }
    if case .reset = entry.replayed.outcome { resets += 1 }
    if isWhole { asides(entry) }
    for chapter in entry.chapters { tell(chapter, among: entry.chapters) }
    if entry.chapters.isEmpty || entry.replayed.events.count > 1 {
      screens.look(at: entry.replayed.state.current)
    }
    if case .noted(let note) = entry.replayed.outcome { tell(note, entry.replayed) }
    if isWhole { questions.note(entry.replayed, &handout) }
  }

  /// Tells notes that belong to no event of this.
  func tell(notesFromElsewhere notes: [Note]) {
    guard !notes.isEmpty else { return }
    handout.aside(localized("handout.elsewhere"))
    for note in notes {
      let text = [note.place, note.text].compactMap(\.self).joined(separator: ": ")
      handout.stray(HandoutNote(text))
    }
  }

  /// Ends the handout.
  func finish(builds: [HandoutBuild], commands: [String], takeaway: [String]) {
    questions.finish(&handout)
    for build in builds { handout.build(build) }
    handout.commands(commands)
    handout.finish(takeaway: takeaway)
  }

  // MARK: Events

  private func tell(_ chapter: StoryWalk.Chapter, among chapters: [StoryWalk.Chapter]) {
    let isLast = chapter.number == chapters.last { $0.stage === chapter.stage }?.number
    let (before, after) = screens.turn(chapter, isLast: isLast)
    guard plan.only?.contains(chapter.index) ?? true else { return }
    let reached = chapter.reached.filter { selection.accepts($0.name) }
    let patterns = reached.map(\.specimen.pattern)
    if patterns.isEmpty, !chapter.reached.isEmpty { return }
    let notes = plan.notes[chapter.index] ?? []
    if !chapter.isShownByMessages, let event = chapter.event {
      handout.aside(
        ([localized("handout.event", chapter.number, event.description)] + manner(reached))
          .joined(separator: ". "))
      for placed in notes { handout.stray(HandoutNote(placed.note.text, at: placed.note.message)) }
      return
    }
    let traces = reached.map { selection.messages(of: $0, event: chapter.number) }
    let fitting = notes.filter { placed in
      let isSame = placed.isSame(patterns, traces)
      if !isSame { later.insert(placed.place) }
      return isSame
    }
    let breached = reached.map { specimen in
      RuleBreach.messages(
        of: specimen.recorder.messages.trace(events: chapter.number...chapter.number), in: specimen)
    }
    let folded = fold(traces, reached, chapter.number)
    let alignment = MessageAlignment(folded.traces)
    var event = HandoutEvent(
      number: chapter.number, fired: chapter.event?.description, specimens: patterns,
      rows: alignment.rows)
    (event.before, event.after) = (before.only(patterns), after.only(patterns))
    event.notes = fitting.map { $0.handoutNote(among: reached) }
    event.breaches = zip(reached, breached).flatMap { specimen, breaches in
      breaches.map { MessageText($0.message, of: specimen.specimen.name).breach($0.breach) }
    }
    event.remark = remark(on: chapter)
    event.isFirst = coveredFeatures.insert(chapter.stage.feature.name).inserted
    event.names = reached.map(\.specimen.name)
    event.ways = traces.map { HopChain.way(of: $0) }
    (event.counts, event.repeats) = (traces.map(\.count), folded.repeats)
    event.asides =
      (chapter.number == 0 ? manner(reached).filter { $0 != localized("handout.service.ok") } : [])
      + asked(reached, event: chapter.number)
    event.omit(messages: alignment.omitted)
    let names = reached.map(\.specimen.name)
    event.mark(
      folded.traces,
      originals: reached.map { $0.specimen.original.flatMap(names.firstIndex) })
    event.detail = detail(
      chapter, noted: fitting.flatMap { $0.patterns(among: reached) },
      breached: zip(patterns, breached).filter { !$1.isEmpty }.map(\.0))
    handout.event(event)
  }

  /// What tells a chapter from others of its number: the feature, and the run, if there are several.
  private func remark(on chapter: StoryWalk.Chapter) -> String? {
    let parts = [
      plan.features.count > 1 ? chapter.stage.feature.name : nil,
      resets > 0 ? localized("handout.run", resets + 1) : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Traces in which repeated messages are told once, where that is asked for, and how often each is.
  private func fold(
    _ traces: [[Message]], _ specimens: [OpenSpecimen], _ event: Int
  ) -> (traces: [[Message]], repeats: [HandoutEvent.Repeated: Int]) {
    guard folds else { return (traces, [:]) }
    var repeats: [HandoutEvent.Repeated: Int] = [:]
    let folded = zip(traces, specimens).enumerated().map { column, pair in
      let all = Array(pair.1.recorder.messages.trace(events: event...event))
      return FoldedMessages.folded(pair.0, among: all).map { message, times in
        if times > 1 { repeats[.init(column: column, message: message.id)] = times }
        return message
      }
    }
    return (folded, repeats)
  }

  /// How much is told of a chapter: all where it is the only one, or one of two; else what was noted and
  /// what broke rules, and the first event if nothing was noted anywhere.
  private func detail(
    _ chapter: StoryWalk.Chapter, noted: [String], breached: [String]
  ) -> HandoutEvent.Detail {
    if selection.isFull || plan.only != nil { return .all }
    if chapter.number > 0, plan.events <= 2 { return .all }
    if chapter.index == plan.first, !plan.isAboutMessages { return .all }
    let patterns = noted + breached
    return patterns.isEmpty ? .ways : .of(patterns)
  }

  // MARK: Services

  /// How the services of some specimens answer from here, if they all do the same.
  private func manner(_ specimens: [OpenSpecimen]) -> [String] {
    let modes = Set(specimens.map(\.service.mode))
    guard let mode = modes.first, modes.count == 1 else { return [] }
    switch mode {
    case .ok: return [localized("handout.service.ok")]
    case .fail: return [localized("handout.service.fail")]
    case .slow: return [localized("handout.service.slow")]
    case .local: return [localized("handout.service.local")]
    }
  }

  /// The earlier messages because of which an answer came.
  private func asked(_ specimens: [OpenSpecimen], event: Int) -> [String] {
    let names = specimens.compactMap { specimen -> String? in
      let messages = specimen.recorder.messages.trace(events: event...event)
      guard let cause = messages.first(where: { _ in true })?.cause,
        let asking = specimen.recorder.messages.trace().first(where: { $0.id == cause }),
        asking.event < event
      else { return nil }
      return MessageText(asking, of: specimen.name).name
    }
    return names.isEmpty ? [] : [localized("handout.answers", names)]
  }

  // MARK: What else was done

  private func asides(_ entry: StoryWalk.Entry) {
    let stage = entry.replayed.state.current
    switch entry.replayed.outcome {
    case .mocked(let isOn, let role, let specimens, _, _) where !specimens.isEmpty:
      handout.aside(
        localized("handout.mocked", isOn, specimens.map(\.pattern), role?.name ?? ""))
    case .reset: handout.aside(localized("handout.reset", resets + 1))
    case .closed(_, let left, _, _):
      handout.aside(localized("handout.closed", left.map(\.pattern)))
    case .synced(let behind):
      handout.aside(localized("handout.synced", behind.map(\.specimen.pattern)))
    case .opened, .event, .serviceSet, .deliveredLate, .mocked, .built, .noted, .lesson,
      .prediction, .observed, .sentence:
      break
    }
    if !entry.late.isEmpty, let stage {
      handout.aside(
        localized("handout.caught-up", entry.late.map(\.specimen.pattern), stage.events.count))
    }
  }

  // MARK: Notes

  /// Tells a note that no chapter could tell: at no event, or of an event that was another by then.
  private func tell(_ note: Note, _ replayed: ReplayedAction) {
    guard case .note(.write(_, let reference)) = replayed.action else { return }
    let isPlaced = plan.notes.values.contains { $0.contains { $0.place == replayed.place } }
    if isPlaced, !later.contains(replayed.place) { return }
    guard let seen = note.seen, let stage = replayed.state.current else {
      if plan.only == nil { handout.stray(HandoutNote(note.text, at: note.message)) }
      return
    }
    guard plan.only == nil || isPlaced else { return }
    let specimens = stage.open.filter { specimen in
      seen.traces.contains { $0.pattern == specimen.specimen.pattern }
        && (reference?.specimen.map { $0 == specimen.specimen.name } ?? true)
    }
    let placed = StoryPlan.Placed(place: replayed.place, note: note, reference: reference)
    let traces = specimens.map { selection.messages(of: $0, event: note.event) }
    let alignment = MessageAlignment(traces)
    var event = HandoutEvent(
      number: note.event, fired: seen.fired, specimens: specimens.map(\.specimen.pattern),
      rows: alignment.rows)
    event.notes = [placed.handoutNote(among: specimens)]
    event.remark = localized("handout.as-seen-later")
    event.names = specimens.map(\.specimen.name)
    event.ways = traces.map { HopChain.way(of: $0) }
    event.omit(messages: alignment.omitted)
    handout.event(event)
  }
}

extension [HandoutScreen] {
  /// The screens of some patterns.
  fileprivate func only(_ patterns: [String]) -> [HandoutScreen] {
    compactMap { screen in
      let names = screen.names.filter(patterns.contains)
      return names.isEmpty ? nil : HandoutScreen(names: names, lines: screen.lines)
    }
  }
}
