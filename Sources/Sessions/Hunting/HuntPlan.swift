import Features
import LayerTracing
import Queries
import Staging

/// What is hunted for, where, and how far.
public struct HuntPlan {
  /// The feature.
  public let feature: Feature
  /// What is looked for.
  public let goal: HuntGoal
  /// The names of the specimens that it is looked for in.
  public let hunted: [String]
  /// The sound specimens that some of them are held against, by their names.
  let sound: [String: String]
  /// All that is opened, in the order of the feature's list.
  let specimens: [Specimen]
  /// Whether the system ends apps and starts them again.
  let tellsProcesses: Bool
  /// How services answer from the start, by the names of specimens.
  let firstModes: [String: Service.Mode]
  /// The roles of the layers in whose places mocks stand, by the names of specimens.
  let mocked: [String: Role]
  /// How much is done before the hunt ends.
  let budget: Int
  /// How long a search may take, in seconds; nil for as long as it likes.
  public var mostSeconds: Int?
  private let mayTellStates: Bool

  /// What it takes to tell a state from others, beside firing an event.
  static let costOfState = 30
  /// How many events are fired as a rule.
  public static let budget = 200_000
  /// How many events are fired to judge what a lesson asks for, each time it is saved, and to see that a sound
  /// build keeps a check: nothing is found there, so that each search goes on to its end.
  public static let budgetOfTask = 50_000
  /// How many messages of a run are kept.
  static let kept = KeptMessages(capacity: 100_000)
  /// The longest sequences of which all are gone through.
  static let longest = 15
  /// How many sequences are drawn at random after that.
  var randomSequences: Int { budget / 2_000 }
  /// How many events such a sequence has.
  static let randomLength = 200
  /// After how many of them it is looked at what came of them: an expectation may read the whole trace.
  var lookInterval: Int { if case .breach = goal { 20 } else { 1 } }

  /// Plans a hunt.
  ///
  /// - Parameters:
  ///   - goal: What is looked for.
  ///   - names: The specimens that it is looked for in.
  ///   - feature: Their feature.
  ///   - firstModes: How services answer from the start, by the names of specimens.
  ///   - mocked: The roles of the layers in whose places mocks stand, by the names of specimens.
  ///   - sound: What some of them are held against, by their names; what they should do as, by default. Nothing,
  ///     where there is no specimen of that name.
  ///   - budget: How many events are fired before sequences aren't all gone through any more.
  ///   - tellsStates: Whether states are told from one another, so that none is gone on from twice.
  public init(
    _ goal: HuntGoal, in names: [String], of feature: Feature,
    firstModes: [String: Service.Mode] = [:], mocked: [String: Role] = [:],
    beside sound: [String: String] = [:], budget: Int = HuntPlan.budget,
    tellsStates: Bool = true
  ) {
    self.goal = goal
    self.feature = feature
    hunted = names
    // What isn't held against anything is hunted alone: a second specimen would refuse events of its own.
    var held: [String: String] = [:]
    if case .mistakes = goal {
      for specimen in feature.all where names.contains(specimen.name) {
        let other = sound[specimen.name] ?? feature.sound(beside: specimen)?.name
        held[specimen.name] = feature.all.contains { $0.name == other } ? other : nil
      }
    }
    self.sound = held
    specimens = feature.all.filter {
      names.contains($0.name) || held.values.contains($0.name)
    }
    tellsProcesses = feature.tellsProcesses(at: specimens)
    self.firstModes = firstModes
    self.mocked = mocked
    self.budget = budget
    mayTellStates = tellsStates
  }

  /// What beside its goal decides what it finds.
  var circumstances: [String] {
    func lines(_ values: [String: some Any]) -> [String] {
      values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    }
    return [feature.name, "\(budget)", "\(tellsStates)"] + hunted + ["/"] + names + lines(sound)
      + lines(firstModes) + lines(mocked)
  }

  /// The names of all that is opened.
  public var names: [String] { specimens.map(\.name) }

  /// Whether a state that was reached by another way is known: not where it matters how it was reached.
  var tellsStates: Bool { mayTellStates && !runsOwnCode && !goal.isOfHistory }

  /// Whether the learner's own code runs in it: it may keep what no object shows, or end the program.
  var runsOwnCode: Bool { specimens.contains { $0.original != nil } }
}
