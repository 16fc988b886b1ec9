import Languages
import Queries

/// The first word behind a fence, where it is one of a lesson's.
public enum FenceWord: String, CaseIterable, Hashable, Sendable {
  /// Commands that run by themselves.
  case run
  /// A task for the learner, with its reference solution.
  case `try`
  /// What must be false before a task and true after it.
  case expect
  /// What must be true after a task, and may be before.
  case `guard`
  /// A hint for a task or a question.
  case hint
  /// A question with answers to choose from.
  case quiz
  /// A prediction that is asked for before anything is fired.
  case predict
  /// A check to write, by which a flawed build is told from the sound one.
  case prove
  /// Code to write, in a build of the learner's own.
  case write
  /// A file that the learner begins with.
  case start
  /// A file as the author's solution has it.
  case solution
  /// A file as a flawed build has it, which a test is to catch.
  case flawed
  /// Lines to put in order.
  case order
  /// The end of a step that asks nothing.
  case pause

  /// What a block is for; all that is done with blocks goes by it.
  enum Purpose {
    case commands, task, proof, code, file, check, hint, prediction, pause
    case quiz(any QuizReading.Type)

    /// Whether it has a file of the code that a task asks for.
    var isFile: Bool { if case .file = self { true } else { false } }
  }

  /// What its block is for.
  var purpose: Purpose {
    switch self {
    case .run: .commands
    case .try: .task
    case .prove: .proof
    case .write: .code
    case .start, .solution, .flawed: .file
    case .expect, .guard: .check
    case .hint: .hint
    case .quiz: .quiz(ChoiceReader.self)
    case .predict: .prediction
    case .order: .quiz(OrderReader.self)
    case .pause: .pause
    }
  }

  /// Whether its block asks something that is answered, not done.
  var asks: Bool {
    switch purpose {
    case .quiz, .prediction: true
    case .commands, .task, .proof, .code, .file, .check, .hint, .pause: false
    }
  }

  /// The attributes that it must have.
  var required: [String] {
    switch purpose {
    case .commands, .pause: []
    case .task, .quiz: ["id"]
    case .proof, .code: ["id", "on"]
    case .file: self == .flawed ? ["for", "name", "file"] : ["for", "file"]
    case .check, .hint: ["for"]
    case .prediction: ["id", "event", "kind"]
    }
  }

  /// The attributes that it may have.
  var attributes: [String] {
    switch purpose {
    case .prediction: ["id", "on", "event", "kind", "of", "vary"]
    case .code: required + ["like", "test", "catches", "unseen"]
    case .commands, .task, .proof, .file, .check, .hint, .quiz, .pause: required
    }
  }

  /// The words without a value that it may have.
  var flags: [String] {
    switch purpose {
    case .check, .file: self == .expect || self == .flawed ? ["hidden"] : []
    case .quiz(let reader): reader.flags
    case .commands, .task, .proof, .code, .hint, .prediction, .pause: []
    }
  }

  /// The attributes of all words. An unknown block that has one of them is taken for a misspelt
  /// one.
  static let allAttributes: Set<String> = Set(allCases.flatMap(\.attributes))

  /// The word that was probably meant by one that is none of ours: one slip away, or for a long word
  /// what is nearest; nil if none is near. Short words are held to one slip, because `rust` and `ruby`
  /// aren't `run`.
  static func near(_ written: String) -> FenceWord? {
    let lower = written.lowercased()
    let letters = Array(lower)
    let slip = allCases.first {
      NearestName.distance(letters, Array($0.rawValue), atMost: 1) != nil
    }
    if let slip { return slip }
    guard letters.count >= 5 else { return nil }
    let long = allCases.map(\.rawValue).filter { $0.count >= 5 }
    return NearestName.to(lower, among: long).flatMap(FenceWord.init)
  }
}

/// How the blocks of a lesson are written, for `help grammar` and the README.
extension FenceWord {
  /// What stands behind the fence, attributes included: `try id=ID`.
  public var form: String {
    let optional = Set(attributes).subtracting(required)
    let attributes = attributes.map { key in
      let value = FenceWord.values[key] ?? key.uppercased()
      return optional.contains(key) ? "[\(key)=\(value)]" : "\(key)=\(value)"
    }
    return ([rawValue] + attributes + flags.map { "[\($0)]" }).joined(separator: " ")
  }

  private static let values = [
    "for": "ID", "kind": PredictionSubject.Kind.allCases.map(\.rawValue).joined(separator: "|"),
    "on": "PATTERN", "like": "PATTERN|nothing", "of": "PATH", "vary": "EVENTS",
    "file": "NAME.swift",
    "test": "NAMETests.swift", "catches": "BUILDS", "unseen": "BUILDS", "name": "NAME",
  ]

  /// What it is, in a few words without capital and full stop.
  public var summary: String { localized("block.\(rawValue)") }
}
