import Features
import Languages
import LayerTracing
import Lessons
import Queries
import Staging

/// Questions about what events do, and what they may do.
extension ExamPaper {
  /// Draws what is to be foreseen of an event, in a state that no lesson shows; of one that was asked about only
  /// where there is no other.
  mutating func prediction(_ kinds: [PredictionSubject.Kind]) -> ExamQuestion? {
    let subjects = kinds.compactMap { PredictionSubject($0) }
    for isAgain in [false, true] {
      for subject in subjects {
        for build in drawn(part.sound) {
          // What was fired can be read in the trace, and is no question any more: another try fires less.
          for mode in (1...3).flatMap({ _ in modes(of: build.feature) }) {
            guard var scene = scene(of: build.feature, [build.specimen.name], mode) else {
              continue
            }
            scene.fire(draw.number(in: 0...2), &draw)
            if let question = prediction(subject, of: build, in: scene, isAgain: isAgain) {
              return question
            }
          }
        }
      }
    }
    return nil
  }

  private mutating func prediction(
    _ subject: PredictionSubject, of build: ExamPart.Build, in scene: ExamScene, isAgain: Bool
  ) -> ExamQuestion? {
    let name = build.specimen.name
    for event in scene.events(&draw) where !scene.fired.contains(where: { $0.name == event.name }) {
      let key = "\(build.name) \(event.name)" + (isAgain ? " \(subject.kind.rawValue)" : "")
      guard !asked.contains(key),
        let right = right(Prediction(event, on: name, subject), in: scene)
      else { continue }
      note(build.name)
      note("\(build.name) \(event.name)")
      note("\(build.name) \(event.name) \(subject.kind.rawValue)")
      return ExamQuestion(
        title: localized(
          "exam.foresee", event.description, build.feature.name, build.specimen.pattern),
        scene: scene,
        // no text: a block of a lesson
        fence: ("predict", "on=\(name) event=\"\(event)\" kind=\(subject.kind.rawValue)"),
        lines: [],
        key: LessonExam.Key(
          right: right, place: part.place(of: build, naming: event.name, while: scene.mode)))
    }
    return nil
  }

  /// Builds with the events that lessons have shown; nil if they can't be opened so.
  func scene(of feature: Feature, _ names: [String], _ mode: Service.Mode?) -> ExamScene? {
    ExamScene(feature, names, mode) { [part] in part.hasShown(event: $0) }
  }

  /// The right answer as people read it; nil if there is more than one, or it asks for too much or too little.
  private func right(_ question: Prediction, in scene: ExamScene) -> String? {
    guard let (open, fact) = try? scene.workspace.ask(question),
      open.form.suitsExam(fact)
    else { return nil }
    return open.form.answers(fact).first.map { open.form.lines(of: $0).joined(separator: "; ") }
  }

  /// Asks which of four messages may not be sent.
  mutating func rule() -> ExamQuestion? {
    // The rules of a pattern that is only shown beside all others aren't taught yet.
    let builds = drawn(part.sound)
    for build in builds.filter({ part.introduction(of: $0.specimen) != nil })
      + builds.filter({ part.introduction(of: $0.specimen) == nil })
    {
      guard let rules = build.specimen.rules else { continue }
      let mode: Service.Mode? = build.feature.usesService ? .ok : nil
      guard var scene = scene(of: build.feature, [build.specimen.name], mode) else { continue }
      scene.fire(ExamPaper.firedForRoles, &draw)
      let roles = scene.speaking
      let allowed = rules.ways.filter {
        $0.from != $0.to && roles.contains($0.from) && roles.contains($0.to)
      }
      let broken = draw.shuffled(ExamPaper.forbidden(among: roles, by: rules)).first
      guard allowed.count >= 3, let broken else { continue }
      return rule(
        build, broken: broken, kept: Array(draw.shuffled(allowed).prefix(3)))
    }
    return nil
  }

  /// How many events show which layers of a build speak.
  private static let firedForRoles = 6

  /// The calls among roles that no rule allows, not even as notifications.
  private static func forbidden(among roles: [Role], by rules: PatternRules) -> [PatternRules.Way] {
    roles.flatMap { from in
      roles.filter { to in
        from != to && !rules.allWays.contains { $0.from == from && $0.to == to }
      }.map { PatternRules.Way.call(from, $0) }
    }
  }

  private mutating func rule(
    _ build: ExamPart.Build, broken: PatternRules.Way, kept: [PatternRules.Way]
  ) -> ExamQuestion {
    let pattern = build.specimen.pattern
    // no text: answers of a quiz
    var answers = ["(x) `\(broken.text)` :: \(localized("exam.rule.broken", pattern))"]
    for way in kept {
      answers.append("( ) `\(way.text)` :: \(localized("exam.rule.kept", pattern))")
    }
    return ExamQuestion(
      title: localized("exam.rule", pattern), fence: ("quiz", "shuffled"),
      lines: ["? \(localized("exam.rule.which", pattern))"] + draw.shuffled(answers),
      key: LessonExam.Key(
        right: broken.text,
        place: part.introduction(of: build.specimen) ?? part.place(of: build)))
  }
}
