/// Calls that can be carried out again without being read again, by their lines, so that a script of a
/// million events reads each different line once.
struct KnownCalls {
  private static let most = 64
  private var calls: [String: [Call]] = [:]
  /// The line that was asked for last: it is often the next one, too.
  private var latest: (line: String, calls: [Call]) = ("", [])
  /// Counts how often all were forgotten.
  private(set) var generation = 0

  /// The calls of a line; nil if it has to be read.
  mutating func calls(of line: String) -> [Call]? {
    if latest.line == line, !latest.calls.isEmpty { return latest.calls }
    guard let found = calls[line] else { return nil }
    latest = (line, found)
    return found
  }

  /// Keeps a line's calls if they can be carried out again as they are.
  mutating func remember(_ line: String, _ calls: [Call]) {
    guard !calls.isEmpty, calls.allSatisfy(\.command.isRepeatable) else { return }
    if self.calls.count >= KnownCalls.most { self.calls = [:] }
    self.calls[line] = calls
  }

  /// Forgets all: names may mean something else now.
  mutating func forget() {
    calls = [:]
    latest = ("", [])
    generation += 1
  }
}
