import Languages

/// What a customer asks for, in the learner's words, and what the learner would build it in.
public struct Brief: Equatable, Sendable {
  /// What was chosen, and why.
  public struct Choice: Equatable, Sendable {
    /// The specimen's name: `mvp`.
    public let pattern: String
    /// The learner's reason.
    public let reason: String
  }

  /// What is asked for.
  public let text: String
  /// The name of the feature that is most like it, so that what that costs stands beside it.
  public let feature: String
  /// What was chosen for it; nil before.
  public internal(set) var choice: Choice?
}

extension State {
  /// Writes down what a customer asks for.
  func addBrief(_ text: String, like feature: String) throws(Refusal) -> Outcome {
    guard environment.features.contains(where: { $0.name == feature }) else {
      throw .unknownFeature(feature, among: environment.features)
    }
    briefs.append(Brief(text: text, feature: feature))
    return .sentence(localized("brief.done", briefs.count))
  }

  /// Writes down what is chosen for the brief of a number, in place of an earlier choice.
  func choose(
    _ pattern: String, for number: Int, because reason: String
  ) throws(Refusal) -> Outcome {
    guard number > 0, number <= briefs.count else {
      throw .noBrief(count: briefs.count)
    }
    let feature = environment.features.first { $0.name == briefs[number - 1].feature }
    guard feature?.specimens.contains(where: { $0.isPattern && $0.name == pattern }) == true else {
      throw .unknownPattern(pattern, among: feature?.specimens ?? [])
    }
    briefs[number - 1].choice = Brief.Choice(pattern: pattern, reason: reason)
    return .sentence(localized("choice.done", number, pattern))
  }
}
