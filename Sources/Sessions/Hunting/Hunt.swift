import Lessons
import Platform
import Queries
import Staging

/// Goes through all that a user could do, the shortest sequences of moves first: events, and loading anew while a
/// service answers in another way.
///
/// Everything is deterministic, so what was reached by another way leads to the same: from a state that is known
/// no longer sequence is gone through. What can't be gone through whole is drawn at random, from fixed seeds.
/// The same plan finds the same each time, in however many processes.
public final class Hunt {
  /// What is hunted for.
  public let plan: HuntPlan
  /// What was found so far, in order.
  public private(set) var findings: [HuntFinding] = []
  /// How far the newest search went.
  public internal(set) var extent = HuntExtent()

  /// What was found so far: it isn't found again.
  private var known: Set<String> = []
  /// How much was done in the newest search, in events.
  private var fired = 0
  /// Called with each sequence before its last move is done.
  var tells: ([StageAction]) -> Void = { _ in }
  /// Whether the learner wants the search to end.
  private var wasInterrupted: () -> Bool = { false }
  /// When the search ends whatever it has found; nil if it may take as long as it likes.
  private var latest: ContinuousClock.Instant?
  /// Whether all layers could be reached when the specimens were loaded.
  private var wasWhole = false
  /// In how many processes it searches where that takes long.
  private let processes: Int
  /// Those that search now; nil for this one alone.
  private var crew: ProcessCrew?

  /// From this much work on, in events, copies of the process help: to make one takes a millisecond.
  private static let workWorthHelp = 2_000

  /// Prepares a hunt.
  ///
  /// - Parameters:
  ///   - plan: What is hunted for.
  ///   - processes: In how many processes it searches where that takes long; what it finds is the same. More than
  ///     one only where no other thread runs.
  public init(_ plan: HuntPlan, processes: Int = 1) {
    self.plan = plan
    self.processes = processes
  }

  /// Whether all that can be wrong was looked for, to the end, and nothing was found.
  public var hasFoundNothing: Bool {
    guard case .mistakes = plan.goal else { return false }
    return findings.isEmpty && extent.stop == nil
  }

  /// Searches for something that wasn't found yet.
  ///
  /// - Parameter wasInterrupted: Whether the learner wants it to end; it is asked before each sequence.
  /// - Returns: What was found; nil if nothing was, as far as ``extent`` tells.
  /// - Throws: Why a condition can't be decided.
  public func next(
    unless wasInterrupted: @escaping () -> Bool = { false }
  ) throws(QueryError) -> HuntFinding? {
    (extent, fired) = (HuntExtent(), 0)
    latest = plan.mostSeconds.map { ContinuousClock.now + .seconds($0) }
    self.wasInterrupted = wasInterrupted
    defer { self.wasInterrupted = { false } }
    return try search().map(keep)
  }

  /// Takes over what another hunt of the same plan found.
  func takeOver(_ other: Hunt) {
    (findings, extent, known) = (other.findings, other.extent, other.known)
  }

  func keep(_ finding: HuntFinding) -> HuntFinding {
    findings.append(finding)
    known.insert(finding.key)
    return finding
  }

  private func search() throws(QueryError) -> HuntFinding? {
    let start = HuntRun(plan)
    guard start.isOpen else { return nil }
    if let found = try result(of: start.look(known)) { return found }
    var tree = HuntTree(start, tellsStates: plan.tellsStates)
    if case .mistakes = plan.goal { wasWhole = start.isWhole }
    if let found = start.lookDeeper(known) { return found }
    if let found = try searchAll(&tree, upTo: Hunt.workWorthHelp) { return found }
    if extent.isComplete || extent.stop != nil { return nil }
    return try ProcessCrew.run(processes) { crew throws(QueryError) in
      self.crew = crew
      if crew.place > 0 { tells = { _ in } }
      defer { self.crew = nil }
      if let found = try searchAll(&tree, upTo: .max) { return found }
      return extent.isComplete || extent.stop != nil ? nil : try searchAtRandom()
    }
  }

  private func result(of step: HuntRun.MoveResult) throws(QueryError) -> HuntFinding? {
    switch step {
    case .done, .refused: nil
    case .found(let finding): finding
    case .failed(let error): throw error
    }
  }

  private var isStopped: Bool {
    if extent.stop == nil {
      if wasInterrupted() {
        extent.stop = .interrupt
      } else if let latest, let seconds = plan.mostSeconds, ContinuousClock.now > latest {
        extent.stop = .seconds(seconds)
      }
    }
    return extent.stop != nil
  }

  /// What each process of the crew comes to with its part, by their places; nil if the learner ended it.
  private func parts<Item>(
    _ part: (_ place: Int, _ count: Int) -> [Item], as text: (Item) -> String,
    read: (Substring) -> Item?
  ) -> [[Item]]? {
    guard let crew, crew.count > 1 else {
      let whole = part(0, 1)
      return extent.stop != nil ? nil : [whole]
    }
    let texts = crew.exchange { place in
      Array(part(place, crew.count).map(text).joined(separator: "\n").utf8)
    } unless: {
      self.isStopped
    }
    guard let texts, extent.stop == nil else { return nil }
    return texts.map { bytes in
      bytes.isEmpty
        ? []
        : String(decoding: bytes, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false
        ).compactMap(read)
    }
  }

  // MARK: All, the shortest first

  /// Goes through the sequences, an event longer each time, as long as that is worth its work.
  private func searchAll(
    _ tree: inout HuntTree, upTo work: Int
  ) throws(QueryError) -> HuntFinding? {
    while tree.length <= HuntPlan.longest {
      let cost =
        tree.frontier.count * tree.width * (tree.length + HuntPlan.costOfState) + fired
      if cost > plan.budget, tree.length > 1 { return nil }
      if cost > work { return nil }
      let now = tree
      let parts = parts(
        { self.branches(of: now, from: $0, by: $1) },
        as: { $0.map(\.line).joined(separator: "\u{1F}") },
        read: { $0.split(separator: "\u{1F}").compactMap { HuntBranch($0) } })
      guard let parts else { return nil }
      for (index, place) in now.frontier.enumerated() {
        let part = parts[index % parts.count]
        guard index / parts.count < part.count else { break }
        for branch in part[index / parts.count] {
          tree.noteTry()
          fired += tree.length
          switch branch.end {
          case .refused: break
          case .found: return try found(by: now.path(to: place) + [branch.move])
          case .done(let digest):
            if tree.add(branch.move, from: place, to: digest) { fired += HuntPlan.costOfState }
          }
        }
      }
      extent.length = tree.length
      extent.sequences = tree.goOn(adding: extent.sequences)
      extent.states = plan.tellsStates ? tree.count : nil
      if tree.frontier.isEmpty {
        extent.isComplete = true
        return nil
      }
    }
    return nil
  }

  /// What one more move comes to in every so manieth place of the frontier, from one on, up to the first finding.
  private func branches(of tree: HuntTree, from first: Int, by step: Int) -> [[HuntBranch]] {
    var seen: Set<StateDigest> = []
    var all: [[HuntBranch]] = []
    for index in stride(from: first, to: tree.frontier.count, by: step) {
      let branches = branches(of: tree.path(to: tree.frontier[index])) {
        tree.isKnown($0) || !seen.insert($0).inserted
      }
      all.append(branches)
      if extent.stop != nil || branches.last?.isFound == true { break }
    }
    return all
  }

  private func branches(
    of path: [StageAction], isKnown: (StateDigest) -> Bool
  ) -> [HuntBranch] {
    var branches: [HuntBranch] = []
    var run = HuntRun(plan, after: path, wasWhole: wasWhole)
    for (index, move) in run.moves.enumerated() {
      if isStopped { break }
      if index > 0 { run = HuntRun(plan, after: path, wasWhole: wasWhole) }
      tells(path + [move])
      var end = HuntBranch.End.found
      switch run.step(move, without: known) {
      case .refused: end = .refused
      case .done:
        let digest = plan.tellsStates ? run.digest : nil
        if digest.map(isKnown) == true || run.lookDeeper(known) == nil { end = .done(digest) }
      case .found, .failed: break
      }
      branches.append(HuntBranch(move: move, end: end))
      if case .found = end { break }
    }
    return branches
  }

  // MARK: Longer ones, at random

  private func searchAtRandom() throws(QueryError) -> HuntFinding? {
    extent.randomLength = HuntPlan.randomLength
    let parts = parts(
      { self.randomFindings(from: $0, by: $1) }, as: { "\($0.index)\t\(Hunt.line($0.moves))" },
      read: { line in
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        return Int(parts[0]).map { ($0, Hunt.moves(String(parts.last ?? ""))) }
      })
    guard let parts else { return nil }
    guard let first = parts.joined().min(by: { $0.index < $1.index }) else {
      extent.random = plan.randomSequences
      return nil
    }
    extent.random = first.index
    return try found(by: first.moves).map { found throws(QueryError) in try shrunk(found) }
  }

  /// The first of every so manieth random sequence, from one on, in which something is found; none or one.
  private func randomFindings(from first: Int, by step: Int) -> [(index: Int, moves: [StageAction])]
  {
    for index in stride(from: first, to: plan.randomSequences, by: step) {
      if let moves = randomFinding(UInt64(index)) { return [(index, moves)] }
      if extent.stop != nil { return [] }
      extent.random = index + 1
    }
    return []
  }

  private func randomFinding(_ seed: UInt64) -> [StageAction]? {
    var generator = SplitMix64(seed: seed)
    let run = HuntRun(plan, wasWhole: wasWhole)
    for number in 1...HuntPlan.randomLength {
      if isStopped { return nil }
      guard let move = run.move(drawnBy: &generator) else { break }
      tells(run.done + [move])
      let looks = number.isMultiple(of: plan.lookInterval)
      switch run.step(move, without: known, looks: looks) {
      case .done: continue
      case .found, .failed: return run.done
      // What one of the specimens refused, the others may have done: the run is of no use any more.
      case .refused: return nil
      }
    }
    return run.lookDeeper(known).map { _ in run.done }
  }

  /// What a sequence finds, if it does.
  func found(by moves: [StageAction]) throws(QueryError) -> HuntFinding? {
    let run = HuntRun(plan)
    if let found = try result(of: run.look(known)) { return found }
    for move in moves {
      let step = run.step(move, without: known)
      if case .refused = step { return nil }
      if let found = try result(of: step) { return found }
    }
    return run.lookDeeper(known)
  }
}
