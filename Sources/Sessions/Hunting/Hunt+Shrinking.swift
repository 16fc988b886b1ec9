import Queries
import Staging

extension Hunt {
  /// Leaves out what a finding doesn't need, as long as something that wasn't found yet is still found: first
  /// halves, then ever fewer moves at a time.
  func shrunk(_ finding: HuntFinding) throws(QueryError) -> HuntFinding {
    var shortest = finding
    var size = finding.moves.count / 2
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < shortest.moves.count {
        var moves = shortest.moves
        moves.removeSubrange(start..<min(start + size, moves.count))
        if let found = try found(by: moves), found.key == finding.key {
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
}
