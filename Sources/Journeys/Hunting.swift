import Features
import LayerTracing
import Queries
import Sessions
import Staging

/// Goes through all that a user could do with some of a feature's specimens, the shortest sequences of events first,
/// and longer ones at random.
///
/// ```swift
/// #expect(hunt(lamp) == nil)  // no rule is broken, nothing outlives its screen, no message is without end
/// #expect(hunt(lamp, breaking: "screen mvp == viper") == nil)
/// ```
///
/// - Parameters:
///   - feature: The feature.
///   - names: The specimens, by the names that people type; those that the expectation names, or all
///     patterns of the feature, by default. A variant or a dialect is held against its pattern, too.
///   - expectation: What must be so after each event, as a lesson's `expect` has it, where not all that can be wrong
///     with a specimen is looked for.
///   - mode: How services answer from the start.
///   - events: How many events are fired before sequences are drawn at random.
/// - Returns: What is wrong, and the fewest events that lead there: `mvp~a, after decrease: View -> Model decrease()`;
///   nil if nothing is. A question that makes no sense is told, too.
public func hunt(
  _ feature: Feature, _ names: [String]? = nil, breaking expectation: String? = nil,
  answering mode: Service.Mode = .ok, firing events: Int = HuntPlan.budget
) -> String? {
  do throws(QueryError) {
    let expected = try expectation.map { line throws(QueryError) in
      try Expectation(line, vocabulary: Vocabulary(of: [feature]))
    }
    if let expected, expected.specimens == nil { return "'\(expected)' isn't about events" }
    let named = (expected?.specimens ?? []).map(\.value.pattern)
    let names = (names ?? (named.isEmpty ? feature.patterns : [])) + named
    let known = feature.all.map(\.name)
    if let unknown = names.first(where: { !known.contains($0) }) {
      return "'\(unknown)' is none of \(known.joined(separator: ", "))"
    }
    let goal = expected.map { HuntGoal.breach(of: $0) } ?? .mistakes
    let plan = HuntPlan(
      goal, in: names, of: feature, firstModes: ["": mode], budget: events)
    return try Hunt(plan).next()?.text
  } catch {
    return "'\(expectation ?? "")' can't be held against \(feature.name): \(error.message)"
  }
}

extension Feature {
  /// The names of its specimens that are a pattern's own.
  fileprivate var patterns: [String] { specimens.filter(\.isPattern).map(\.name) }
}

extension HuntFinding {
  /// The finding in a line, for the message of a test.
  fileprivate var text: String {
    let path = moves.isEmpty ? "loading" : path
    return "\(specimen.map { "\($0), " } ?? "")after \(path): \(evidence.text)"
  }
}

extension HuntFinding.Evidence {
  fileprivate var text: String {
    switch self {
    case .rule(let breach): breach.text
    case .screen(let own, let other, let title):
      "shows \(own), where \(title) shows \(other)"
    case .refusal(let error, let bySound, let title):
      bySound ? "\(title) refuses what it does: \(error)" : "refuses what \(title) does: \(error)"
    case .survivors(let survivors):
      "\(survivors.layers.map { "\(type(of: $0))" }) outlive "
        + (survivors.isClosed ? "the specimen" : "their screen")
    case .runaway(let runaway):
      "messages without end: \(runaway.cycle.map(\.name).joined(separator: ", "))"
    case .unmet(let error): error.description
    case .met: "it is so"
    case .missed(let grade): "goes another way than foreseen: \(grade.question.event)"
    case .sent(let message): "\(message.senderName) -> \(message.receiverName) \(message.text)"
    case .ended(let crash): "ends the program: \(crash.errorLine)"
    }
  }
}
