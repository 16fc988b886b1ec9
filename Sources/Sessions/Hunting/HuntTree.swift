import Staging

/// What was reached in a hunt: the states by the fewest moves that lead there, or every sequence where states
/// can't be told from one another.
struct HuntTree {
  /// A state that was reached first by one more move than another.
  private struct Node {
    let parent: Int
    let move: StageAction
    /// How many sequences of the length that was gone through last end in it.
    var ways = 0
    /// The states that its moves lead to, an entry for each.
    var next: [Int] = []
  }

  private var nodes = [Node(parent: -1, move: .reset, ways: 1)]
  private var places: [StateDigest: Int] = [:]
  private var reached: [Int] = []
  private var tried = 0

  /// What is gone on from: what was reached by the newest move.
  private(set) var frontier = [0]
  /// How many moves there are in each, as far as the newest ones tell.
  private(set) var width = 1
  /// How many moves the sequences have that are gone through next.
  private(set) var length = 1

  /// Begins where a run is.
  init(_ start: HuntRun, tellsStates: Bool) {
    if tellsStates { places[start.digest] = 0 }
  }

  /// How many different ones were reached.
  var count: Int { nodes.count }

  /// Whether a state was reached before.
  func isKnown(_ digest: StateDigest) -> Bool { places[digest] != nil }

  /// The fewest moves that lead somewhere.
  func path(to place: Int) -> [StageAction] {
    var path: [StageAction] = []
    var place = place
    while place > 0 {
      path.append(nodes[place].move)
      place = nodes[place].parent
    }
    return path.reversed()
  }

  /// Notes what a move leads to; nil for a digest that can't be told. True if that wasn't reached before.
  mutating func add(_ move: StageAction, from place: Int, to digest: StateDigest?) -> Bool {
    if let digest, let there = places[digest] {
      nodes[place].next.append(there)
      return false
    }
    nodes.append(Node(parent: place, move: move))
    nodes[place].next.append(nodes.count - 1)
    reached.append(nodes.count - 1)
    if let digest { places[digest] = nodes.count - 1 }
    return true
  }

  /// Notes that a move was tried.
  mutating func noteTry() { tried += 1 }

  /// Goes on to sequences of one more move. Gives how many there are of those that were gone through, added to a
  /// sum, by the states that they lead to.
  mutating func goOn(adding sum: Int) -> Int {
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
    width = max(1, tried / max(1, frontier.count))
    frontier = reached
    (reached, tried, length) = ([], 0, length + 1)
    return sum
  }
}

/// What one more move came to, somewhere in a ``HuntTree``.
struct HuntBranch {
  /// What it came to.
  enum End {
    /// It can't be done there.
    case refused
    /// It was done; the digest is nil where states can't be told from one another.
    case done(StateDigest?)
    /// Something was found, or can't be decided.
    case found
  }

  /// The move.
  let move: StageAction
  /// What it came to.
  let end: End

  /// Whether something was found.
  var isFound: Bool { if case .found = end { true } else { false } }
}

extension HuntBranch {
  // no text: what copies of the process tell one another
  /// The branch as a copy of the process tells it: `increase`, and what it came to.
  var line: String {
    switch end {
    case .refused: "\(move)\tr"
    case .found: "\(move)\tf"
    case .done(let digest): "\(move)\td\t\(digest?.text ?? "")"
    }
  }

  /// Reads a branch; nil if it isn't one.
  init?(_ line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count >= 2, case .stage(let move) = Action(String(parts[0])) else {
      return nil
    }
    self.move = move
    switch parts[1] {
    case "r": end = .refused
    case "f": end = .found
    default: end = .done(parts.count > 2 ? StateDigest(parts[2]) : nil)
    }
  }
}
