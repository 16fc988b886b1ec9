import LayerTracing

extension ArraySlice {
  /// The shortest group of elements, of so many, with which the slice begins and which follows itself often enough to
  /// be told once; nil if there is none.
  func repeated(
    _ lengths: ClosedRange<Int>, where isGroup: (ArraySlice) -> Bool = { _ in true },
    by isSame: (Element, Element) -> Bool
  ) -> (group: ArraySlice, times: Int)? {
    for length in lengths where count >= length * FoldedMessages.fewest {
      let group = prefix(length)
      guard isGroup(group) else { continue }
      var times = 1
      var rest = dropFirst(length)
      while rest.count >= length, zip(group, rest).allSatisfy(isSame) {
        times += 1
        rest = rest.dropFirst(length)
      }
      if times >= FoldedMessages.fewest { return (group, times) }
    }
    return nil
  }
}

/// Messages as they are shown: with how deep each stands among them, and what is repeated told once.
struct FoldedMessages {
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

  let rows: [Row]
  /// From how many on repeats are told once.
  static let fewest = 3

  /// Finds what is repeated in messages that are shown, if it is to be told once, by their causes among
  /// all.
  init(_ shown: [Message], among all: [Message], folds: Bool) {
    let depths = FoldedMessages.depths(shown, among: all)
    guard folds else {
      rows = zip(shown, depths).map { Row(message: $0, depth: $1, times: 1, last: nil) }
      return
    }
    rows = FoldedMessages.fold(shown, depths)
  }

  /// Messages of which repeated ones are told once, and how often each follows: for handouts.
  static func folded(
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

  /// What makes two messages alike: everything but what they bring, and which of several layers that
  /// are called the same is meant, as the cells of a table are.
  private struct Shape: Hashable {
    let sender: End
    let receiver: End
    let name: String

    init(_ message: Message) {
      (sender, receiver) = (End(message.sender), End(message.receiver))
      name = message.site.name
    }
  }

  /// One end of a message, as people call it.
  private struct End: Hashable {
    let role: Role
    let type: String
    let name: String?

    init(_ party: Party) { (role, type, name) = (party.role, party.type, party.name) }
  }

  /// A message with all that is below it: two branches of the same shape are told once.
  private struct Branch: Hashable {
    let step: Int
    /// How much deeper each branch right below begins, and the number of its shape.
    let below: [Twig]
  }

  private struct Twig: Hashable {
    let depth: Int
    let shape: Int
  }

  private static func fold(_ shown: [Message], _ depths: [Int]) -> [Row] {
    let ends = ends(of: depths)
    let shapes = shapes(of: shown, depths, ends)
    var rows: [Row] = []
    // What is still to be told, the next on top. A stack of its own, since a trace may be as deep as long.
    var open = [shown.indices]
    while let range = open.popLast() {
      guard let first = range.first else { continue }
      var (last, end, times) = (first, ends[first], 1)
      while end < range.upperBound, shapes[end] == shapes[first] {
        (last, end, times) = (end, ends[end], times + 1)
      }
      let isFolded = times >= fewest
      rows.append(
        Row(
          message: shown[first], depth: depths[first], times: isFolded ? times : 1,
          last: isFolded ? shown[last] : nil))
      open.append((isFolded ? end : ends[first])..<range.upperBound)
      open.append(first + 1..<ends[first])
    }
    return rows
  }

  /// For each message where the branch ends that it begins.
  private static func ends(of depths: [Int]) -> [Int] {
    var ends = Array(repeating: depths.count, count: depths.count)
    var open: [Int] = []
    for (place, depth) in depths.enumerated() {
      while let last = open.last, depths[last] >= depth { ends[open.removeLast()] = place }
      open.append(place)
    }
    return ends
  }

  /// For each message the number of its branch's shape: the branches below it come behind it, so that
  /// theirs are known first.
  private static func shapes(of shown: [Message], _ depths: [Int], _ ends: [Int]) -> [Int] {
    var steps: [Shape: Int] = [:]
    var branches: [Branch: Int] = [:]
    var shapes = Array(repeating: 0, count: shown.count)
    for place in shown.indices.reversed() {
      let step = Shape(shown[place])
      let number = steps[step] ?? steps.count
      steps[step] = number
      let starts = sequence(first: place + 1) { ends[$0] }.prefix { $0 < ends[place] }
      let branch = Branch(
        step: number,
        below: starts.map { Twig(depth: depths[$0] - depths[place], shape: shapes[$0]) })
      shapes[place] = branches[branch] ?? branches.count
      branches[branch] = shapes[place]
    }
    return shapes
  }
}
