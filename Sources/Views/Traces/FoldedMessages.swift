import LayerTracing

/// Messages as they are shown: with how deep each stands among them, and what is repeated told once.
package struct FoldedMessages {
  /// A message, and what it stands for.
  struct Row {
    /// The message; the first of those that it stands for.
    let message: Message
    /// How many of the shown messages stand between it and its beginning.
    let depth: Int
    /// How often the like of it follows at once, this one included.
    let times: Int
    /// The last of them, if there is more than one.
    let last: Message?
  }

  /// What is shown, in order.
  let rows: [Row]
  /// From how many on repeats are told once.
  static let fewest = 3

  /// - Parameters:
  ///   - shown: The messages that are shown.
  ///   - all: The messages among which their causes are.
  ///   - folds: Whether what is repeated is told once.
  init(_ shown: [Message], among all: [Message], folds: Bool) {
    let depths = FoldedMessages.depths(shown, among: all)
    guard folds else {
      rows = zip(shown, depths).map { Row(message: $0, depth: $1, times: 1, last: nil) }
      return
    }
    rows = FoldedMessages.fold(shown[...], depths)
  }

  /// Messages of which repeated ones are told once, and how often each follows: for handouts.
  package static func folded(
    _ messages: [Message], among all: [Message]
  ) -> [(message: Message, times: Int)] {
    FoldedMessages(messages, among: all, folds: true).rows.map { ($0.message, $0.times) }
  }

  /// For each message how many of the shown ones led to it.
  private static func depths(_ shown: [Message], among all: [Message]) -> [Int] {
    let isShown = Set(shown.map(\.id))
    // Causes come first, so that each is known when it is asked for.
    var depths: [Int: Int] = [:]
    for message in all {
      guard let cause = message.cause, let above = depths[cause] else {
        depths[message.id] = 0
        continue
      }
      depths[message.id] = above + (isShown.contains(cause) ? 1 : 0)
    }
    return shown.map { depths[$0.id] ?? 0 }
  }

  /// A message with all that is below it.
  private struct Branch {
    let range: Range<Int>
    let shape: [Step]

    /// What makes two messages alike: everything but what they bring, and which of several layers that
    /// are called the same is meant, as the cells of a table are.
    struct Step: Hashable {
      let depth: Int
      let sender: End
      let receiver: End
      let name: String
    }

    /// One end of a message, as people call it.
    struct End: Hashable {
      let role: Role
      let type: String
      let name: String?

      init(_ party: Party) { (role, type, name) = (party.role, party.type, party.name) }
    }
  }

  private static func fold(_ shown: ArraySlice<Message>, _ depths: [Int]) -> [Row] {
    var rows: [Row] = []
    let branches = branches(shown, depths)
    var index = 0
    while index < branches.count {
      let branch = branches[index]
      var end = index + 1
      while end < branches.count, branches[end].shape == branch.shape { end += 1 }
      let times = end - index
      if times >= fewest {
        let last = shown[branches[end - 1].range.lowerBound]
        rows.append(
          Row(
            message: shown[branch.range.lowerBound], depth: depths[branch.range.lowerBound],
            times: times, last: last))
        rows += fold(shown[branch.range.dropFirst()], depths)
        index = end
      } else {
        rows.append(
          Row(
            message: shown[branch.range.lowerBound], depth: depths[branch.range.lowerBound],
            times: 1, last: nil))
        rows += fold(shown[branch.range.dropFirst()], depths)
        index += 1
      }
    }
    return rows
  }

  /// The branches side by side at the depth of the first message.
  private static func branches(_ shown: ArraySlice<Message>, _ depths: [Int]) -> [Branch] {
    var branches: [Branch] = []
    var start = shown.startIndex
    while start < shown.endIndex {
      let depth = depths[start]
      var end = start + 1
      while end < shown.endIndex, depths[end] > depth { end += 1 }
      branches.append(
        Branch(
          range: start..<end,
          shape: (start..<end).map { place in
            let message = shown[place]
            return Branch.Step(
              depth: depths[place] - depth, sender: Branch.End(message.sender),
              receiver: Branch.End(message.receiver), name: message.site.name)
          }))
      start = end
    }
    return branches
  }
}
