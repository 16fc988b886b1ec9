import Lessons
import Queries
import Staging

/// Hunting in a copy of the process, which the learner's own code may end.
extension Hunt {
  /// Searches in a copy of the process: each sequence is noted before its last move is done, and in the end
  /// what came of the search; how far it went, each time.
  ///
  /// - Parameter note: Takes the note.
  public func search(noting note: @escaping (String) -> Void) {
    // Long sequences of the same few moves: to word them each time takes longer than the hunt.
    var lines: [StageAction: String] = [:]
    tells = { moves in
      let parts = moves.map { move in
        if let line = lines[move] { return line }
        let line = move.description
        lines[move] = line
        return line
      }
      note(self.note(parts.joined(separator: ";")))
    }
    let known = findings.count
    let isDecided = (try? next()) != nil || findings.count == known
    let path = findings.count > known ? findings.last?.moves : nil
    note(self.note(isDecided ? path.map(Hunt.line) ?? Hunt.nothing : Hunt.line([])))
  }

  private func note(_ end: String) -> String {
    let seconds = if case .seconds(let seconds) = extent.stop { seconds } else { 0 }
    let numbers = [extent.length, extent.sequences, extent.random, extent.randomLength, seconds]
    return (numbers.map(String.init) + [end]).joined(separator: "\t")
  }

  /// Takes how far a copy of the process went, and gives what it noted beside that.
  private func take(_ note: String) -> String {
    extent = HuntExtent()
    let parts = note.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 6 else { return "" }
    let numbers = parts.prefix(5).map { Int($0) ?? 0 }
    (extent.length, extent.sequences) = (numbers[0], numbers[1])
    (extent.random, extent.randomLength) = (numbers[2], numbers[3])
    extent.stop = numbers[4] > 0 ? .seconds(numbers[4]) : nil
    return String(parts[5])
  }

  /// Takes what a copy of the process noted in the end, and looks at what it found.
  func finish(_ note: String) throws(QueryError) -> HuntFinding? {
    let end = take(note)
    return end == Hunt.nothing ? nil : try found(by: Hunt.moves(end)).map(keep)
  }

  /// Notes that the search was stopped in a copy of the process, in the sequence that the copy noted last.
  func stop(_ note: String, by stop: HuntExtent.Stop) {
    let end = take(note)
    extent.stop = stop
    extent.underWay = end == Hunt.nothing ? [] : Hunt.moves(end)
  }

  /// Notes that a sequence ended the process.
  func end(_ note: String, as crash: BuildError.Crash) -> HuntFinding {
    let moves = Hunt.moves(take(note))
    let own = plan.feature.specimens.first {
      $0.original != nil && plan.hunted.contains($0.name)
    }
    return keep(
      HuntFinding(
        specimen: own?.name, title: own?.pattern ?? "", moves: moves, evidence: .ended(crash)))
  }

  private static let nothing = "-"

  static func line(_ moves: [StageAction]) -> String {
    moves.map(\.description).joined(separator: ";")
  }

  /// The moves of the newest sequence that a search noted.
  ///
  /// - Parameter note: Its newest note.
  /// - Returns: The moves, the last of which may not have been done to its end.
  public static func moves(noted note: String) -> [StageAction] {
    note.split(separator: "\t", omittingEmptySubsequences: false).last.map { moves("\($0)") } ?? []
  }

  static func moves(_ line: String) -> [StageAction] {
    line.split(separator: ";").compactMap {
      guard case .stage(let move) = Action(String($0)) else { return nil }
      return move
    }
  }
}
