import Languages
import Queries
import Sessions
import Terminal

extension Document {
  /// What came of a check by which a flawed build is to be told from the sound one.
  static func decided(_ verdict: Proof.Verdict, of proof: Proof) -> Document {
    Document(
      ProofView(verdict: verdict, proof: proof).lines.map { Text(sentence: $0, indent: 4) })
  }

  /// What is to be written so that a flawed build is told from the sound one, by their names.
  static func toProve(_ flawed: String, beside sound: String) -> Document {
    let title = SpecimenReference(pattern: sound).title
    // no text: what is typed
    let forms = [
      ("trace never …", "prove.form.trace"), ("screen contains \"…\"", "prove.form.screen"),
      ("state …", "prove.form.state"), ("screen == \(sound)", "prove.form.same"),
    ]
    let longest = 3 + (forms.map(\.0.count).max() ?? 0)
    return Document {
      Text(localized("prove.asked", SpecimenReference(pattern: flawed).title, title), indent: 0)
      for (check, key) in forms {
        Text(
          StyledText("  prove \(flawed) \(check)", .bold)
            + StyledText(String(repeating: " ", count: longest - check.count) + localized(key)),
          indent: 4)
      }
      Text(localized("prove.asked.more", flawed, sound), .hint)
    }
  }
}

extension Proof.Verdict {
  /// The verdict in a line.
  func headline(of proof: Proof) -> String {
    ProofView(verdict: self, proof: proof).lines.first?.plainText ?? ""
  }
}

/// A verdict: what breaks the check in which build, and how far the search went.
private struct ProofView {
  let verdict: Proof.Verdict
  let proof: Proof

  private var titles: (flawed: String, sound: String) {
    (
      SpecimenReference(pattern: proof.names.flawed).title,
      SpecimenReference(pattern: proof.names.sound).title
    )
  }

  /// What is the case where the check is broken.
  private func broken(_ finding: HuntFinding) -> [StyledText] {
    guard case .unmet(let error) = finding.evidence else { return [] }
    return [StyledText("  " + error.description)]
  }

  private func sentence(_ finding: HuntFinding, _ key: String, _ titles: String...) -> String {
    let facts: [any LocalizedArgument] = [finding.events.count, finding.path]
    return localized(key, with: titles + facts)
  }

  var lines: [StyledText] {
    let (flawed, sound) = titles
    let goThere = StyledText(localized("prove.go"), .hint)
    let reach = { (hunt: Hunt) in hunt.extent.sentences.map { StyledText($0) } }
    switch verdict {
    case .tooStrict(let finding):
      return [StyledText(sentence(finding, "prove.strict", sound), .error)] + broken(finding)
        + [goThere]
    case .tooWeak:
      let isAll = proof.sound.extent.isComplete && proof.flawed.extent.isComplete
      let key = isAll ? "prove.weak.all" : "prove.weak"
      return [StyledText(localized(key, flawed, sound), .error)] + reach(proof.flawed)
    case .proven(let finding):
      let key = proof.sound.extent.isComplete ? "prove.proven.all" : "prove.proven"
      return [StyledText(sentence(finding, key, sound, flawed), .success)] + broken(finding)
        + reach(proof.sound) + [goThere]
    case .undecided(let crash):
      let crashLines = [crash?.errorLine, crash?.message].compactMap(\.self).filter { !$0.isEmpty }
      return [StyledText(localized("prove.undecided"), .error)]
        + crashLines.map { StyledText("  \($0)") } + reach(proof.sound) + reach(proof.flawed)
    }
  }
}
