import Lessons
import Queries
import Staging

/// Goes through all that a user could do, the shortest sequences of events first.
///
/// Everything is deterministic, so what was reached by another way leads to the same: from a state that is known
/// no longer sequence is gone through. What can't be gone through whole is drawn at random, from a fixed seed.
/// The same plan finds the same each time.
public final class Hunt {
  /// What is hunted for.
  public let plan: HuntPlan
  /// What was found so far, in order.
  public private(set) var findings: [HuntFinding] = []
  /// How far the newest search went.
  public private(set) var extent = HuntExtent()

  /// What was found so far: it isn't found again.
  private var known: Set<String> = []
  private var fired = 0
  /// Called with each sequence before its last event is fired.
  private var tells: ([Event]) -> Void = { _ in }

  /// Prepares a hunt.
  public init(_ plan: HuntPlan) { self.plan = plan }

  /// Searches for something that wasn't found yet.
  ///
  /// - Parameter wasInterrupted: Whether the learner wants it to end; it is asked before each sequence.
  /// - Returns: What was found; nil if nothing was, as far as ``extent`` tells.
  /// - Throws: Why a condition can't be decided.
  public func next(
    unless wasInterrupted: () -> Bool = { false }
  ) throws(QueryError) -> HuntFinding? {
    extent = HuntExtent()
    fired = 0
    var found = try searchAll(wasInterrupted)
    if found == nil, !extent.isComplete, !extent.wasInterrupted {
      found = try searchAtRandom(wasInterrupted)
    }
    return found.map(keep)
  }

  private func keep(_ finding: HuntFinding) -> HuntFinding {
    findings.append(finding)
    known.insert(finding.key)
    return finding
  }

  // MARK: All, the shortest first

  /// A state that was reached first by one more event than another.
  private struct Node {
    let parent: Int
    let event: Event
    /// How many sequences of the length that is gone through end in it.
    var ways = 0
    /// The states that its events lead to, an entry for each event.
    var next: [Int] = []
  }

  private func searchAll(_ wasInterrupted: () -> Bool) throws(QueryError) -> HuntFinding? {
    var nodes = [Node(parent: -1, event: Event(""))]
    let tellsStates = plan.tellsStates
    let start = HuntRun(plan)
    guard start.isOpen else { return nil }
    if let found = try result(of: start.look(known)) { return found }
    var places = tellsStates ? [start.digest: 0] : [:]
    if let found = start.lookDeeper(known) { return found }
    var frontier = [0]
    var width = 1
    nodes[0].ways = 1
    for length in 1...HuntPlan.longest {
      let isCostly = frontier.count * width * (length + HuntPlan.costOfState) + fired > plan.budget
      if isCostly, length > 1 { return nil }
      var reached: [Int] = []
      var tried = 0
      for place in frontier {
        let path = path(to: place, in: nodes)
        var run = at(path)
        let moves = run.moves
        for (index, event) in moves.enumerated() {
          if wasInterrupted() {
            extent.wasInterrupted = true
            return nil
          }
          if index > 0 { run = at(path) }
          tried += 1
          tells(path + [event])
          fired += length
          let step = run.step(event, without: known)
          if case .refused = step { continue }
          if let found = try result(of: step) { return found }
          var digest: StateDigest?
          if tellsStates { digest = run.digest }
          if let digest, let there = places[digest] {
            nodes[place].next.append(there)
            continue
          }
          fired += HuntPlan.costOfState
          if let found = run.lookDeeper(known) { return found }
          nodes.append(Node(parent: place, event: event))
          nodes[place].next.append(nodes.count - 1)
          reached.append(nodes.count - 1)
          if let digest { places[digest] = nodes.count - 1 }
        }
      }
      extent.length = length
      extent.sequences = count(through: &nodes, adding: extent.sequences)
      extent.states = tellsStates ? nodes.count : nil
      width = max(1, tried / max(1, frontier.count))
      frontier = reached
      if frontier.isEmpty {
        extent.isComplete = true
        return nil
      }
    }
    return nil
  }

  /// Counts the sequences that are one event longer, by the states that they lead to.
  private func count(through nodes: inout [Node], adding sum: Int) -> Int {
    var ways = [Int](repeating: 0, count: nodes.count)
    for node in nodes where node.ways > 0 {
      for place in node.next {
        ways[place] =
          ways[place].addingReportingOverflow(node.ways).overflow
          ? .max : ways[place] + node.ways
      }
    }
    var sum = sum
    for place in nodes.indices {
      nodes[place].ways = ways[place]
      sum = sum.addingReportingOverflow(ways[place]).overflow ? .max : sum + ways[place]
    }
    return sum
  }

  private func path(to place: Int, in nodes: [Node]) -> [Event] {
    var path: [Event] = []
    var place = place
    while place > 0 {
      path.append(nodes[place].event)
      place = nodes[place].parent
    }
    return path.reversed()
  }

  private func at(_ path: [Event]) -> HuntRun {
    let run = HuntRun(plan)
    run.retrace(path)
    return run
  }

  private func result(of step: HuntRun.Step) throws(QueryError) -> HuntFinding? {
    switch step {
    case .done, .refused: nil
    case .found(let finding): finding
    case .failed(let error): throw error
    }
  }

  // MARK: Longer ones, at random

  private func searchAtRandom(_ wasInterrupted: () -> Bool) throws(QueryError) -> HuntFinding? {
    var generator = SplitMix64(seed: 1)
    extent.randomLength = HuntPlan.randomLength
    for _ in 0..<plan.randomSequences {
      let run = HuntRun(plan)
      for _ in 0..<HuntPlan.randomLength {
        if wasInterrupted() {
          extent.wasInterrupted = true
          return nil
        }
        guard let event = run.move(drawnBy: &generator) else { break }
        tells(run.events + [event])
        let step = run.step(event, without: known)
        // What one of the specimens refused, the others may have done: the run is of no use any more.
        if case .refused = step { break }
        if let found = try result(of: step) { return try shrunk(found) }
      }
      if let found = run.lookDeeper(known) { return try shrunk(found) }
      extent.random += 1
    }
    return nil
  }

  /// Leaves out what a finding doesn't need, as long as something that wasn't found yet is still found: first
  /// halves, then ever fewer events at a time.
  private func shrunk(_ finding: HuntFinding) throws(QueryError) -> HuntFinding {
    var shortest = finding
    var size = finding.events.count / 2
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < shortest.events.count {
        var events = shortest.events
        events.removeSubrange(start..<min(start + size, events.count))
        if let found = try found(by: events), found.key == finding.key {
          shortest = found
          isShorter = true
        } else {
          start += size
        }
      }
      if !isShorter { size /= 2 }
    }
    return shortest
  }

  // MARK: In a copy of the process

  /// Searches in a copy of the process: each sequence is noted before its last event is fired, and in the end
  /// what came of the search.
  func search(noting note: @escaping (String) -> Void) {
    tells = { note(Hunt.line($0)) }
    let known = findings.count
    let isDecided = (try? next()) != nil || findings.count == known
    let path = findings.count > known ? findings.last?.events : nil
    let end = isDecided ? path.map(Hunt.line) ?? Hunt.nothing : Hunt.line([])
    note(
      [
        "\(extent.length)", "\(extent.sequences)", "\(extent.random)", "\(extent.randomLength)",
        end,
      ].joined(separator: "\t"))
  }

  /// Takes what a copy of the process noted in the end, and looks at what it found.
  func finish(_ note: String) throws(QueryError) -> HuntFinding? {
    let parts = note.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 5 else { return nil }
    let numbers = parts.prefix(4).map { Int($0) ?? 0 }
    (extent.length, extent.sequences) = (numbers[0], numbers[1])
    (extent.random, extent.randomLength) = (numbers[2], numbers[3])
    if parts[4] == Hunt.nothing { return nil }
    return try found(by: Hunt.events(String(parts[4]))).map(keep)
  }

  /// Notes that a sequence ended the process, or that the search was ended in it.
  func end(_ note: String, as crash: BuildError.Crash?) -> HuntFinding? {
    extent = HuntExtent()
    guard let crash else {
      extent.wasInterrupted = true
      return nil
    }
    let own = plan.feature.specimens.first {
      $0.original != nil && plan.hunted.contains($0.name)
    }
    return keep(
      HuntFinding(
        specimen: own?.name, title: own?.pattern ?? "", events: Hunt.events(note),
        evidence: .ended(crash)))
  }

  private static let nothing = "-"

  private static func line(_ events: [Event]) -> String {
    events.map { "\(StageAction.event($0))" }.joined(separator: ";")
  }

  private static func events(_ line: String) -> [Event] {
    line.split(separator: ";").compactMap {
      guard case .stage(.event(let event, _)) = Action(String($0)) else { return nil }
      return event
    }
  }

  /// What a sequence finds, if it does.
  private func found(by events: [Event]) throws(QueryError) -> HuntFinding? {
    let run = HuntRun(plan)
    if let found = try result(of: run.look(known)) { return found }
    for event in events {
      let step = run.step(event, without: known)
      if case .refused = step { return nil }
      if let found = try result(of: step) { return found }
    }
    return run.lookDeeper(known)
  }
}
