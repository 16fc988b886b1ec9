import LayerTracing
import Queries
import Staging

/// What came of a check by which a flawed build is to be told from the sound one beside it: true of the sound
/// one whatever is fired, and false of the flawed one after some sequence.
public struct Proof {
  /// What the hunts for a sequence that breaks the check found.
  public enum Verdict {
    /// The sound build breaks it, too.
    case tooStrict(HuntFinding)
    /// Neither build breaks it, as far as was tried.
    case tooWeak
    /// The flawed build breaks it, and the sound one doesn't, as far as was tried.
    case proven(HuntFinding)
    /// The learner or the time ended it, or the learner's own code did, in this way.
    case undecided(BuildError.Crash?)

    /// Whether it is proven.
    public var isProven: Bool { if case .proven = self { true } else { false } }
  }

  /// The check, as it is written.
  private let check: String
  /// What the builds are called.
  public let names: (flawed: String, sound: String)
  /// What is looked for in the sound build.
  public let sound: Hunt
  /// What is looked for in the flawed one.
  public let flawed: Hunt

  /// Prepares two hunts for what breaks a check, given as it is written.
  public init(
    _ check: String, _ names: (flawed: String, sound: String), sound: HuntPlan, flawed: HuntPlan
  ) {
    (self.check, self.names) = (check, names)
    (self.sound, self.flawed) = (Hunt(sound), Hunt(flawed))
  }

  /// Tells it from other proofs: two of one key come to the same. Nil where the learner's own code runs.
  fileprivate var key: [String]? {
    guard !sound.plan.runsOwnCode, !flawed.plan.runsOwnCode else { return nil }
    return [check, names.flawed, names.sound] + sound.plan.circumstances
      + flawed.plan.circumstances
  }
}

/// Where a session has its proofs decided.
public enum ProofSource {
  /// It decides each by itself.
  case own
  /// It takes over what sessions beside it have decided.
  case kept(DecidedProofs)
  /// Another process decides the same ones: here each is taken for proven.
  case trusted
}

/// Proofs that were decided, for sessions that ask for the same ones again: a check of lessons goes each way through
/// a lesson in a session of its own.
public final class DecidedProofs {
  fileprivate var known: [[String]: (proof: Proof, verdict: Proof.Verdict)] = [:]

  /// Begins without any.
  public init() {}
}

extension Session {
  /// Looks for the shortest sequence that breaks a check, in the sound build and then in the flawed one.
  ///
  /// - Parameter proof: What is to be proven.
  /// - Returns: What came of it.
  /// - Throws: Why the check can't be decided.
  public func decide(_ proof: Proof) throws(QueryError) -> Proof.Verdict {
    guard case .kept(let proofs) = environment.proofs, let key = proof.key else {
      return try search(proof)
    }
    if let (known, verdict) = proofs.known[key] {
      proof.sound.takeOver(known.sound)
      proof.flawed.takeOver(known.flawed)
      return verdict
    }
    let verdict = try search(proof)
    // What time or a learner ended may come to something else.
    if case .undecided = verdict { return verdict }
    proofs.known[key] = (proof, verdict)
    return verdict
  }

  private func search(_ proof: Proof) throws(QueryError) -> Proof.Verdict {
    if let found = try search(proof.sound) {
      return .init(found) { .tooStrict(found) }
    }
    if proof.sound.extent.stop != nil { return .undecided(nil) }
    if let found = try search(proof.flawed) {
      return .init(found) { .proven(found) }
    }
    return proof.flawed.extent.stop != nil ? .undecided(nil) : .tooWeak
  }

  /// A state in which only these builds are open, just loaded: what a check may name is looked up there.
  ///
  /// - Parameters:
  ///   - names: The builds; whether a session has them open doesn't matter.
  ///   - feature: Their feature.
  /// - Returns: The state.
  public func onlyLoaded(_ names: [String], of feature: Feature) -> State {
    let stage = Stage(feature: feature, kept: HuntPlan.kept)
    for specimen in feature.specimens where names.contains(specimen.name) { stage.open(specimen) }
    return State(in: environment, playing: stage)
  }
}

extension Proof.Verdict {
  /// What a finding comes to, if it isn't that the process ended in which it was looked for.
  fileprivate init(_ finding: HuntFinding, otherwise verdict: () -> Proof.Verdict) {
    if case .ended(let crash) = finding.evidence {
      self = .undecided(crash)
    } else {
      self = verdict()
    }
  }
}
