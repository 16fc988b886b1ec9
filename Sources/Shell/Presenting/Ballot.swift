/// The hands of a room, typed: `a 12  b 5  c 13`, or the numbers alone.
enum Ballot: Equatable {
  /// So many hands for answers, by their places.
  case votes([Int: Int])
  /// An answer that isn't there.
  case noSuchChoice(String)
  /// Other numbers than there are answers.
  case wrongCount(Int)
  /// An answer without a number.
  case needsNumber(String)

  /// A room has no more hands.
  private static let mostHands = 9_999

  /// Reads a line as a vote by what the answers are called; nil if it is none.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - names: What the answers are called.
  ///   - missing: The places of the answers that were asked for, for which numbers alone can stand.
  init?(_ line: String, for names: [String], waitingFor missing: [Int] = []) {
    let words = line.lowercased().split { $0.isWhitespace || ",;:=/|+&".contains($0) }
      .flatMap(Ballot.parts)
    guard !words.isEmpty, !names.isEmpty,
      words.allSatisfy({ Ballot.hands($0) != nil || $0.count == 1 })
    else { return nil }
    let numbers = words.compactMap(Ballot.hands)
    if numbers.count == words.count {
      let places = numbers.count == missing.count ? missing : Array(names.indices)
      self =
        numbers.count == places.count
        ? .votes(Dictionary(uniqueKeysWithValues: zip(places, numbers)))
        : .wrongCount(numbers.count)
      return
    }
    var votes: [Int: Int] = [:]
    var rest = words[...]
    while let name = rest.popFirst() {
      guard let place = names.firstIndex(of: name) else {
        self = .noSuchChoice(name)
        return
      }
      guard let next = rest.popFirst(), let number = Ballot.hands(next), votes[place] == nil else {
        self = .needsNumber(names[place])
        return
      }
      votes[place] = number
    }
    self = .votes(votes)
  }

  /// `a12` is `a 12`.
  private static func parts(_ word: Substring) -> [String] {
    guard let first = word.first, first.isLetter, word.count > 1,
      hands(String(word.dropFirst())) != nil
    else { return [String(word)] }
    return [String(first), String(word.dropFirst())]
  }

  private static func hands(_ word: String) -> Int? {
    guard word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(word).flatMap { $0 <= mostHands ? $0 : nil }
  }
}

/// How far a room's vote on a question is.
struct Vote {
  /// The votes, and those of the vote before.
  var tally = BallotView.Tally()
  /// The hands counted so far for each answer, while the vote isn't complete.
  private var counts: [Int: Int] = [:]
  private var count = 0

  /// Begins a vote on so many answers.
  init(on count: Int) { self.count = count }

  /// The places of the answers that weren't counted, though others were.
  var missing: [Int] { counts.isEmpty ? [] : (0..<count).filter { counts[$0] == nil } }

  /// Takes hands for answers: the rest is as it was counted before, or is still to be counted.
  mutating func take(_ cast: [Int: Int]) {
    let before = tally.votes.map {
      Dictionary(uniqueKeysWithValues: $0.enumerated().map { ($0, $1) })
    }
    counts = (before ?? counts).merging(cast) { $1 }
    guard counts.count == count else { return }
    tally.votes = (0..<count).compactMap { counts[$0] }
    counts = [:]
  }
}
