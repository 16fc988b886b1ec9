import Features
import Languages
import Lessons
import Queries
import Staging

/// Questions about flawed builds.
extension ExamPaper {
  /// Asks what is wrong with a build: what is wrong with others of its pattern, or of its feature, is what
  /// could be, and isn't so.
  mutating func diagnosis() -> ExamQuestion? {
    for build in drawn(part.flawed) where !asked.contains(build.name) {
      guard let flaw = build.specimen.flaw,
        var scene = ExamScene(
          build.feature, [build.specimen.name], build.feature.usesService ? .ok : nil)
      else { continue }
      scene.fire(draw.number(in: 1...2), &draw)
      let others = part.allFlawed.filter { other in
        guard let wrong = other.specimen.flaw else { return false }
        return other.name != build.name && (wrong.sort, wrong.layers) != (flaw.sort, flaw.layers)
      }
      let layers = scene.layers
      func distance(_ other: ExamPart.Build) -> Int {
        // A mistake of a layer that isn't there is none that could be made here.
        let isLikely = other.specimen.flaw?.layers.allSatisfy(layers.contains) == true
        return (isLikely ? 0 : 4)
          + (other.specimen.patternTitle == build.specimen.patternTitle ? 0 : 2)
          + (other.feature.name == build.feature.name ? 0 : 1)
      }
      let likely = draw.shuffled(others).enumerated().sorted {
        (distance($0.element), $0.offset) < (distance($1.element), $1.offset)
      }.map(\.element)
      var texts = [build.flawInShort]
      for other in likely where texts.count < 4 && !texts.contains(other.flawInShort) {
        texts.append(other.flawInShort)
      }
      guard texts.count == 4 else { continue }
      note(build.name)
      // no text: answers of a quiz
      let answers =
        ["(x) \(texts[0]) :: \(localized("exam.flaw.so"))"]
        + texts.dropFirst().map { "( ) \($0) :: \(localized("exam.flaw.elsewhere"))" }
      return ExamQuestion(
        title: localized("exam.flaw", build.name), scene: scene, fence: ("quiz", "shuffled"),
        lines: ["? \(localized("exam.flaw.which", build.specimen.pattern))"]
          + draw.shuffled(answers),
        key: LessonExam.Key(right: texts[0], lesson: part.lesson(for: build)))
    }
    return nil
  }

  /// Asks for a check that tells a build from the sound one, where there is one: of a feature that the lessons
  /// needn't have shown.
  mutating func check() -> ExamQuestion? {
    for build in drawn(part.flawedOfPatterns) where !asked.contains(build.name) {
      guard let sound = build.feature.pattern(of: build.specimen) else { continue }
      for mode in build.feature.usesService ? [.ok, .fail] : [nil] as [Service.Mode?] {
        guard
          let check = provenCheck(of: build, beside: sound, mode),
          let scene = ExamScene(build.feature, [sound.name, build.specimen.name], mode)
        else { continue }
        note(build.name)
        return ExamQuestion(
          title: localized("exam.check", build.name), scene: scene,
          prose: localized("exam.check.write", sound.pattern, build.specimen.name),
          fence: ("prove", "on=\(build.specimen.name)"), lines: [check],
          key: LessonExam.Key(
            right: "prove \(build.specimen.name) \(check)", lesson: part.lesson(for: build)))
      }
    }
    return nil
  }

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
