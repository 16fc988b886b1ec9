import Features
import Languages
import Lessons
import Queries
import Staging

/// Questions about flawed builds.
extension ExamPaper {
  /// Asks what is wrong with a build that lessons have opened.
  mutating func diagnosis() -> ExamQuestion? {
    for build in drawnFlawed() where !asked.contains(build.name) {
      guard let flaw = build.specimen.flaw,
        let scene = scene(of: build, showing: flaw, modes: modes(of: build.feature)),
        let right = ExamMistake(flaw, among: scene.roles)
      else { continue }
      let others = ExamMistake.others(
        than: right, among: draw.shuffled(scene.roles), waits: build.feature.usesService)
      var wrong: [ExamMistake] = []
      // What a learner has never met is easily seen to be wrong: it is offered only where there is too little else.
      let shuffled = draw.shuffled(others)
      let met = part.sorts
      for mistake in shuffled.filter({ met.contains($0.sort) })
        + shuffled.filter({ !met.contains($0.sort) }) where wrong.count < 3
      {
        // Of its own sort two, so that the roles have to be told apart, and not only the sorts.
        let most = mistake.sort == right.sort ? 2 : 1
        if wrong.count(where: { $0.sort == mistake.sort }) < most { wrong.append(mistake) }
      }
      guard wrong.count == 3 else { continue }
      note(build.name)
      // no text: answers of a quiz
      let answers =
        ["(x) \(right.sentence) :: \(build.flawInShort)"]
        + wrong.map { "( ) \($0.sentence) :: \(localized("exam.flaw.elsewhere"))" }
      return ExamQuestion(
        title: localized("exam.flaw", build.name), scene: scene, shows: true,
        fence: ("quiz", "shuffled"),
        lines: ["? \(localized("exam.flaw.which", build.specimen.pattern))"]
          + draw.shuffled(answers),
        key: LessonExam.Key(
          right: "\(right.sentence) \(build.flawInShort)", place: part.place(of: build)))
    }
    return nil
  }

  /// Asks for a check that tells a build that lessons have opened from the sound one, once lessons have asked for
  /// one.
  mutating func check() -> ExamQuestion? {
    guard part.hasProven else { return nil }
    for build in drawnFlawed() where !asked.contains(build.name) {
      guard let sound = build.feature.pattern(of: build.specimen), let flaw = build.specimen.flaw
      else { continue }
      for mode in build.feature.usesService ? [.ok, .fail] : [nil] as [Service.Mode?] {
        guard
          let check = provenCheck(of: build, beside: sound, mode),
          let scene = scene(of: build, beside: [sound.name], showing: flaw, modes: [mode])
        else { continue }
        note(build.name)
        return ExamQuestion(
          title: localized("exam.check", build.name), scene: scene, shows: true,
          prose: localized("exam.check.write", sound.pattern, build.specimen.name),
          fence: ("prove", "on=\(build.specimen.name)"), lines: [check],
          key: LessonExam.Key(
            right: "prove \(build.specimen.name) \(check)",
            // no text: a command
            place: part.place(of: build, naming: "prove")))
      }
    }
    return nil
  }

  /// The flawed builds in an order that is drawn: those of this part before those of the parts before it.
  private mutating func drawnFlawed() -> [ExamPart.Build] {
    drawn(part.flawed) + drawn(part.flawedBefore)
  }

  /// A build after events in the last of which its mistake shows, so that what is asked can be seen; of a mistake
  /// that no message shows, and where none of the tries shows it, after any events.
  private mutating func scene(
    of build: ExamPart.Build, beside names: [String] = [], showing flaw: Flaw,
    modes: [Service.Mode?]
  ) -> ExamScene? {
    let names = names + [build.specimen.name]
    var last: ExamScene?
    for mode in (0..<ExamPaper.tries).flatMap({ _ in modes }) {
      guard var scene = self.scene(of: build.feature, names, mode) else { continue }
      // Some mistakes show while the screen is loaded.
      if scene.shows(flaw, of: build.specimen.name) { return scene }
      for _ in 0..<ExamPaper.mostFired {
        scene.fire(1, &draw)
        let isShown = flaw.messages.isEmpty || scene.shows(flaw, of: build.specimen.name)
        if isShown, !scene.fired.isEmpty { return scene }
      }
      last = last ?? scene
    }
    return last
  }

  /// How often it is tried to show a mistake, and by how many events each time.
  private static let (tries, mostFired) = (4, 3)

  /// How many events are fired to see whether a check tells two builds apart.
  private static let budget = 1_000

  /// A check that is true of a sound build and false of a flawed one, of those that its mistake suggests.
  private func provenCheck(
    of build: ExamPart.Build, beside sound: Specimen, _ mode: Service.Mode?
  ) -> String? {
    let clues = build.specimen.flaw?.messages ?? []
    // no text: checks
    let checks =
      clues.map { "trace never \($0.from) -> \($0.to): \($0.name.prefix { $0 != "(" })" }
      + ["screen == \(sound.name)"]
    for text in checks {
      let shared = try? SharedCheck(
        text, of: build.specimen.name, beside: sound.name,
        among: build.feature.specimens.map(\.name), vocabulary: vocabulary)
      if let shared, isBroken(shared.ofFlawed, by: build.specimen, of: build.feature, mode),
        !isBroken(shared.ofSound, by: sound, of: build.feature, mode)
      {
        return text
      }
    }
    return nil
  }

  private func isBroken(
    _ check: Expectation, by specimen: Specimen, of feature: Feature, _ mode: Service.Mode?
  ) -> Bool {
    let others = (check.specimens ?? []).map { $0.value.pattern.lowercased() }
    let hunt = Hunt(
      HuntPlan(
        .breach(of: check), in: ([specimen.name] + others).unique, of: feature,
        firstModes: mode.map { ["": $0] } ?? [:], budget: ExamPaper.budget))
    return (try? hunt.next()) != nil
  }
}
