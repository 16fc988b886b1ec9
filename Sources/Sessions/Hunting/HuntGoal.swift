import LayerTracing
import Queries
import Staging

/// What is looked for in all that a user could do.
public enum HuntGoal {
  /// Whatever can be wrong with specimens: a broken rule, a screen or an event that a sound specimen of the
  /// pattern has otherwise, layers that outlive their screen, messages without end.
  case mistakes
  /// A sequence after which this isn't so.
  case breach(of: Expectation)
  /// A sequence after which this expectation is met.
  case fulfilment(of: Expectation)
  /// A sequence after which this is so.
  case condition(Condition)
  /// A sequence in which a message is sent.
  case message(Breakpoint)
  /// A sequence whose last event doesn't go as it was foreseen.
  case miss(of: OpenPrediction)

  /// Whether it matters how a state was reached.
  var isOfHistory: Bool {
    switch self {
    case .breach(let expectation), .fulfilment(let expectation): expectation.isOfHistory
    case .mistakes, .condition, .message, .miss: false
    }
  }
}

/// What a hunt found: the shortest sequence of moves that leads there, and what is there.
public struct HuntFinding {
  /// What is there.
  public enum Evidence {
    /// A rule of its pattern is broken.
    case rule(RuleBreach)
    /// It shows something else than the sound specimen.
    case screen([String], other: [String], of: SpecimenTitle)
    /// The last event is refused by one of the two.
    case refusal(EventError, bySound: Bool, SpecimenTitle)
    /// These layers are alive though nothing shows them, or though it was closed.
    case survivors(Survivors)
    /// Its messages don't end.
    case runaway(Runaway)
    /// An expectation isn't met.
    case unmet(CheckError)
    /// A condition is so.
    case met
    /// A message was sent.
    case sent(Message)
    /// An event went another way than was foreseen.
    case missed(Grade)
    /// The learner's code ended the process in which it was tried.
    case ended(BuildError.Crash)
  }

  /// A specimen by its pattern, as people write it: `MVP`.
  public typealias SpecimenTitle = String

  /// The specimen in which it is, by the name that people type; nil if it is about several.
  public let specimen: String?
  /// The pattern of that specimen as people write it; empty if it is about several.
  public let title: SpecimenTitle
  /// What leads there from the start: events, and loading anew where a service answers otherwise meanwhile.
  public let moves: [StageAction]
  /// What is there.
  public let evidence: Evidence

  /// The events among its moves.
  public var events: [Event] { moves.events }

  /// Its moves as people read them: `service fail; reset; retry`.
  public var path: String { moves.path }

  /// Whether a session takes its last event back, because that never ends or can't be done.
  public var isTakenBack: Bool {
    switch evidence {
    case .refusal, .runaway, .ended: true
    case .rule, .screen, .survivors, .unmet, .met, .sent, .missed: false
    }
  }

  /// A key that identifies the finding: a second hunt leaves out what it has in common with the first.
  var key: String {
    let evidenceKey =
      switch evidence {
      case .rule(.message(let message, _)):
        "message \(message.sender.type) \(message.receiver.type) \(message.site.name)"
      case .rule(.ownership(let edge)):
        "ownership \(type(of: edge.owner)) \(type(of: edge.held))"
      case .screen: "screen"
      case .refusal: "refusal \(events.last?.name ?? "")"
      case .survivors(let survivors): "survivors \(survivors.isClosed)"
      case .runaway(let runaway): "runaway \(runaway.cycle.map(\.name))"
      case .unmet, .met, .sent, .missed: path
      case .ended(let crash): "ended \(crash.errorLine)"
      }
    return "\(specimen ?? ""): \(evidenceKey)"
  }
}

extension [StageAction] {
  /// The events among them.
  public var events: [Event] {
    compactMap { if case .event(let event, _) = $0 { event } else { nil } }
  }

  /// What is done in a hunt as people read it: `service fail; reset; retry`.
  public var path: String {
    var runs: [(text: String, count: Int)] = []
    for move in self {
      let text =
        if case .event(let event, _) = move { event.description } else { move.description }
      if runs.last?.text == text {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((text, 1))
      }
    }
    // A few are typed as they stand; of many it is the number that counts.
    return runs.map { text, count in
      count > 3
        ? "\(text) ×\(count)" : [String](repeating: text, count: count).joined(separator: "; ")
    }.joined(separator: "; ")
  }
}

/// How far a hunt went.
public struct HuntExtent: Equatable, Sendable {
  /// All sequences of up to so many moves were gone through.
  public internal(set) var length = 0
  /// How many those are; `.max` if more than can be counted.
  public internal(set) var sequences = 0
  /// Whether longer ones lead nowhere new: every state that can be reached was reached.
  public internal(set) var isComplete = false
  /// How many different states were reached; nil where they can't be told from one another.
  public internal(set) var states: Int?
  /// How many longer sequences were drawn at random, and how long each was at most.
  public internal(set) var random = 0
  /// The most events of one that was drawn at random.
  public internal(set) var randomLength = 0
  /// What ended it before it came to its end; nil if nothing did.
  public internal(set) var stop: Stop?
  /// What was being done when it was stopped, where it was in the learner's code; else nothing.
  public internal(set) var underWay: [StageAction] = []

  /// What can end a hunt before it comes to its end.
  public enum Stop: Equatable, Sendable {
    /// The learner.
    case interrupt
    /// So many seconds, which is as long as it may take.
    case seconds(Int)
  }
}
