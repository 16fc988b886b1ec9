import Queries

/// One thing that was done, as a value.
///
/// A session is the result of a list of actions. Each has one text form, the line that a person
/// could type (``description``), and ``init(_:)`` reads just that. What an action is, how it is written
/// and read and what it does stand in one file for each kind.
nonisolated public enum Action: Hashable, Sendable {
  /// Something happens to what is open.
  case stage(StageAction)
  /// Something is written down, or kept.
  case note(NoteAction)
  /// The learner goes through a lesson.
  case lesson(LessonAction)
  /// The learner answers a question, or foresees something.
  case question(QuestionAction)
  /// The learner saw what the lesson's task asks for.
  case observation(Observation)

  /// Whether what lies ahead, after going back in time, can still happen after this.
  public var keepsFuture: Bool {
    switch self {
    case .note, .observation: true
    case .question(let action): action.keepsFuture
    case .stage, .lesson: false
    }
  }

  /// What is left without own builds, of these names; nil if that is nothing.
  func leavingOut(_ names: Set<String>) -> Action? {
    switch self {
    case .stage(let action): action.leavingOut(names).map(Action.stage)
    case .note(let action): action.leavingOut(names).map(Action.note)
    case .question(let action): action.isOf(names) ? nil : self
    case .observation(let observation): observation.isOf(names) ? nil : self
    case .lesson: self
    }
  }

  /// The answer that it gives, as people read it: `View Presenter`; of any other action, its line.
  package var answerText: String {
    if case .question(let action) = self { action.answer } else { description }
  }

  /// What it says in the learner's own words; nil if it says nothing.
  package var ownWords: String? {
    switch self {
    case .note(let action): action.ownWords
    case .question(let action): action.ownWords
    case .stage, .lesson, .observation: nil
    }
  }

  /// Whether specimens are loaded with it as event 0, for the learner to see.
  var loads: Bool {
    if case .stage(let action) = self { action.loads } else { beginsStep }
  }

  /// Whether it changes what is open: a lesson's task may be done with it.
  package var changesStage: Bool {
    if case .stage = self { true } else { false }
  }

  /// Whether a step of a lesson begins with it.
  package var beginsStep: Bool {
    if case .lesson(let action) = self { action.beginsStep } else { false }
  }

  /// Whether nothing that is open hears of it.
  var isSilent: Bool { if case .note = self { true } else { false } }

  /// Whether it only bears witness to what the learner saw: it is taken back with what was done before.
  package var isObservation: Bool {
    if case .observation = self { true } else { false }
  }
}

nonisolated extension MessageReference {
  /// Whether it is a message of one of these specimens.
  func isOf(_ names: Set<String>) -> Bool { specimen.map(names.contains) ?? false }
}

nonisolated extension Action: CustomStringConvertible {
  /// The line that does it: `fire quantity 3 on mvp`.
  public var description: String {
    switch self {
    case .stage(let action): action.description
    case .note(let action): action.description
    case .lesson(let action): action.description
    case .question(let action): action.description
    case .observation(let observation): observation.description
    }
  }

  /// Reads the text form of an action, as ``description`` writes it; nil if the line is anything else.
  /// Blanks between words don't matter.
  public init?(_ line: String) {
    guard let commands = try? Lexer.commands(in: line), commands.count == 1,
      let head = commands[0].first, !head.isQuoted
    else { return nil }
    let arguments = ActionLine(commands[0].dropFirst())
    if let action = StageAction(head.text, arguments) {
      self = .stage(action)
    } else if let action = NoteAction(head.text, arguments) {
      self = .note(action)
    } else if let action = LessonAction(head.text, arguments) {
      self = .lesson(action)
    } else if let action = QuestionAction(head.text, arguments) {
      self = .question(action)
    } else if let observation = Observation(head.text, arguments, in: line) {
      self = .observation(observation)
    } else {
      return nil
    }
  }
}
