import Languages
import LayerTracing
import Lessons
import Queries
import Staging

/// What an event would do in a workspace: it is fired at a copy that is thrown away.
struct Rehearsal {
  private let workspace: Workspace

  /// Makes a rehearsal; nothing is fired yet.
  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Fires the event that a prediction is about, and tells what it did, as far as the prediction asks;
  /// throws if the path of a value leads nowhere, too.
  func fact(of question: Prediction) throws(SessionError) -> Grade.Fact {
    let copy = workspace.copy()
    guard let stage = copy.current, let specimen = stage[question.specimen] else {
      throw .stage(workspace.current == nil ? .nothingOpen : .notOpen(question.specimen))
    }
    let before = Rehearsal.lines(of: specimen)
    let number: Int
    do throws(EventError) {
      number = try copy.fire(question.event, at: [specimen], on: stage)
    } catch {
      throw .stage(.event(question.event, error))
    }
    return try Rehearsal.fact(of: question, event: number, in: copy, before: before)
  }

  /// Opens a prediction, to which nothing is answered yet; messages to put in order are shuffled by the
  /// learner's number. Throws if nothing comes of the event that could be foreseen, too.
  func ask(_ asked: Prediction, seed: Int = 0) throws(SessionError) -> OpenPrediction {
    // Its line tells the event's name alone, which may be one of the feature's own.
    let event = workspace.current?.event(named: asked.event.name, value: asked.event.value)
    let question = Prediction(event ?? asked.event, on: asked.specimen, asked.subject)
    let fact = try fact(of: question)
    guard let specimen = workspace.current?[question.specimen] else {
      throw .stage(.notOpen(question.specimen))
    }
    var items: [String] = []
    switch (question.subject, fact) {
    case (.order, .messages(let messages)):
      let names = messages.map(Grade.name)
      guard Set(names).count > 1 else { throw .lesson(.nothingToForesee) }
      items = Shuffle.places(names.count, seed: seed, for: "\(question)").map { names[$0] }
    case (.path, .messages(let messages)) where messages.isEmpty:
      throw .lesson(.nothingToForesee)
    default: break
    }
    return OpenPrediction(
      question: question, pattern: specimen.specimen.pattern, roles: specimen.roles, items: items)
  }

  /// The answer that turns out right.
  func reference(of open: OpenPrediction) throws(SessionError) -> Forecast {
    switch (open.question.subject, try fact(of: open.question)) {
    case (.path, .messages(let messages)): return .path(messages.map(\.receiver.role))
    case (.count, .messages(let messages)): return .count(messages.count)
    case (.order, .messages(let messages)):
      var left = Array(open.items.enumerated())
      return .order(
        messages.map(Grade.name).compactMap { name in
          left.firstIndex { $0.element == name }.map { left.remove(at: $0).offset }
        })
    case (_, .value(let value)): return .text(value)
    case (_, .screen(let lines)): return .text(lines.first ?? Forecast.nothing)
    default: throw .lesson(.nothingToForesee)
    }
  }

  /// What an event did that was fired in a workspace, as far as the prediction asks. Throws if the
  /// specimen isn't open, or the path of a value leads nowhere.
  static func fact(
    of question: Prediction, event: Int, in workspace: Workspace, before: [String]
  ) throws(SessionError) -> Grade.Fact {
    guard let specimen = workspace.current?[question.specimen] else {
      throw .stage(.notOpen(question.specimen))
    }
    switch question.subject {
    case .path, .count, .order:
      return .messages(specimen.recorder.messages.crossings(of: event))
    case .screen: return .screen(lines(of: specimen).filter { !before.contains($0) })
    case .value(let path):
      let reference: PathReference
      let value: QueryValue
      do throws(QueryError) {
        let features = workspace.features.map(\.name)
        reference = try PathReference(Word(path, span: 0..<path.utf8.count), features: features)
        value = try CheckContext(workspace: workspace, tellsSetters: false).value(of: reference)
          .value
      } catch {
        throw .lesson(.noSuchValue(path, reason: error.message))
      }
      let pattern = reference.specimen.pattern.lowercased()
      guard pattern == question.specimen else {
        throw .lesson(
          .noSuchValue(
            path, reason: localized("predict.other-specimen", pattern, question.specimen)))
      }
      if case .string(let text) = value { return .value(text) }
      return .value(value.description)
    }
  }

  /// The lines that a specimen shows, without the blanks around them and without empty ones.
  fileprivate static func lines(of specimen: OpenSpecimen) -> [String] {
    specimen.screen.map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}

extension Prediction {
  /// The lines of the screen before an action, if it is the event that is asked about, and they matter.
  func lines(before action: StageAction, on stage: Stage) -> [String] {
    guard subject == .screen, case .event(event, _) = action, let specimen = stage[self.specimen]
    else { return [] }
    return Rehearsal.lines(of: specimen)
  }
}
