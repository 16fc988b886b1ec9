import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

/// Makes a lesson of what was played: it is done again in a session aside, which is asked after each part
/// what has become of it.
final class LessonRecorder {
  /// The most checks of one kind for a specimen: more than these say the same again.
  private static let mostChecks = 2
  /// The most hops that an order names.
  private static let mostHops = 4
  /// The longest path that a learner is asked to foresee, in messages.
  private static let longestPath = 8

  private let features: [Feature]
  private let session: Session
  private var draft: LessonDraft
  private var step = LessonDraft.Step()
  /// What was fired since the step's own commands, an event or several times the same.
  private var fired: [Action] = []
  private var before: [String: StateSnapshot] = [:]
  private var foreseen: Set<String> = []

  private init(id: String, features: [Feature]) {
    self.features = features
    session = Session(features: features)
    draft = LessonDraft(id: id)
  }

  /// Makes a lesson of the actions before a lesson was begun: a text that passes a check; nil if
  /// nothing was done that can be checked.
  static func text(of actions: some Collection<Action>, id: String, features: [Feature]) -> String?
  {
    let recorder = LessonRecorder(id: id, features: features)
    for action in actions {
      if case .lesson(.begin) = action { break }
      recorder.add(action)
    }
    recorder.finishTask()
    return recorder.proved()
  }

  // MARK: Playing

  private func add(_ action: Action) {
    switch action {
    case .note:
      guard let text = action.ownWords else { return }
      finishTask()
      step.notes.append(text)
    case .stage(.event(let event, _)):
      if case .service = event.kind { return prepare(action) }
      let isFull = fired.count == LessonStep.mostCommands
      if let first = fired.first, first != action || isFull { finishTask() }
      if fired.isEmpty { before = snapshots() }
      if (try? session.perform(action)) != nil { fired.append(action) }
    case .stage: prepare(action)
    case .lesson, .question, .observation: break
    }
  }

  private func prepare(_ action: Action) {
    finishTask()
    if (try? session.perform(action)) != nil { step.commands.append(action.description) }
  }

  private func snapshots() -> [String: StateSnapshot] {
    var all: [String: StateSnapshot] = [:]
    for specimen in session.state.current?.open ?? [] {
      all[specimen.specimen.name] = StateSnapshot(specimen)
    }
    return all
  }

  /// Ends the step with what was fired since.
  private func finishTask() {
    guard let action = fired.first, case .stage(.event(let event, let names)) = action else {
      return
    }
    var lines = fired.map(\.description)
    fired = []
    if lines.count > 1, names.isEmpty, event.kind == .gesture, let specimen = foreseeable(event) {
      step.question = .prediction(
        id: "foresee-\(event.name)", event: event.description.asWord, specimen: specimen)
      draft.steps.append(step)
      step = LessonDraft.Step()
      lines.removeFirst()
    }
    let number = draft.steps.count + 1
    step.question = .task(
      LessonDraft.Task(id: "task-\(number)", lines: lines, checks: checks()))
    draft.steps.append(step)
    step = LessonDraft.Step()
  }

  /// The specimen in which the way of an event can be foreseen, the first time that it is fired.
  private func foreseeable(_ event: Event) -> String? {
    guard let stage = session.state.current, let first = stage.open.first,
      foreseen.insert("\(stage.feature.name) \(event.name)").inserted
    else { return nil }
    let count = first.recorder.messages.crossings(of: stage.events.newest).count
    return (2...LessonRecorder.longestPath).contains(count) ? first.specimen.name : nil
  }

  // MARK: What can be checked

  private func checks() -> [String] {
    guard let stage = session.state.current else { return [] }
    var checks: [String] = []
    for specimen in stage.open {
      let values = values(of: specimen)
      checks += values.isEmpty ? shown(by: specimen) : values
    }
    if let first = stage.open.first { checks += order(in: first, event: stage.events.newest) }
    return checks.filter(isReadable)
  }

  private func isReadable(_ check: String) -> Bool {
    (try? Expectation(check, vocabulary: session.environment.vocabulary)) != nil
  }

  /// The values that are others now.
  private func values(of specimen: OpenSpecimen) -> [String] {
    let name = specimen.specimen.name
    guard let was = before[name] else { return [] }
    var (lines, texts): ([String], [String]) = ([], [])
    for change in was.changes(to: StateSnapshot(specimen)) {
      guard case .value(let path, _, let now) = change else { continue }
      let line = "state \(name).\(path) == \(now)"
      guard isReadable(line) else { continue }
      // What a label shows follows from what is known behind it.
      if path.hasSuffix(".text") { texts.append(line) } else { lines.append(line) }
    }
    return Array((lines.isEmpty ? texts : lines).prefix(LessonRecorder.mostChecks))
  }

  /// A text that is new on the screen.
  private func shown(by specimen: OpenSpecimen) -> [String] {
    let name = specimen.specimen.name
    let was = before[name]?.screen ?? []
    for line in specimen.screen where !was.contains(line) {
      let texts = line.split(separator: "  ").map { $0.drop { $0 == " " } }
      if let text = texts.max(by: { $0.count < $1.count }), !text.isEmpty {
        return ["screen \(name) contains \(String(text).quotedAsWord)"]
      }
    }
    return []
  }

  /// The first messages of an event, behind the user's own.
  private func order(in specimen: OpenSpecimen, event: Int) -> [String] {
    let hops = specimen.recorder.messages.crossings(of: event).filter { $0.sender.role != .user }
      .prefix(LessonRecorder.mostHops).map { message in
        let arrow = message.isNotification ? "~>" : "->"
        return "\(message.senderName) \(arrow) \(message.receiverName): \(message.site.baseName)"
      }
    return hops.isEmpty
      ? [] : ["trace \(specimen.specimen.name) order \(hops.joined(separator: ", "))"]
  }

  // MARK: Proving

  /// The text, after all checks were left out that the lesson doesn't pass with; nil if it passes with
  /// none.
  private func proved() -> String? {
    let checker = LessonChecker(player: TypedLesson(features))
    while draft.isWhole {
      let text = draft.text
      let source = LessonSource(file: "\(draft.id).md", text: text)
      guard let lesson = try? source.read(by: LessonGrammar(for: features)) else { return nil }
      let failed = checker.check(lesson).filter { !$0.passed }
      if failed.isEmpty { return text }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var isLess = false
      for result in failed {
        guard let place = result.failure?.place, let step = result.step else { continue }
        let line = String(lines[place.line - 1])
        for task in lesson.tasks
        where task.id.text == step && task.expectations.contains(where: { $0.text == line }) {
          draft.drop(line, of: step)
          isLess = true
        }
      }
      if !isLess { return nil }
    }
    return nil
  }
}
