/// The hands of a room, typed: `a 12  b 5  c 13`, or the numbers alone.
enum Ballot: Equatable {
  /// So many hands for each answer, in their order.
  case votes([Int])
  /// An answer that isn't there.
  case noSuchChoice(String)
  /// Other numbers than there are answers.
  case wrongCount(Int)
  /// An answer without a number.
  case needsNumber(String)
  /// Answers that weren't told, though others were.
  case untold([String])

  /// A room has no more hands.
  private static let mostHands = 9_999

  /// Reads a line as a vote by what the answers are called; nil if it is none.
  init?(_ line: String, for names: [String]) {
    let words = line.lowercased().split { $0.isWhitespace || ",;:=/|+&".contains($0) }
      .flatMap(Ballot.parts)
    guard !words.isEmpty, !names.isEmpty,
      words.allSatisfy({ Ballot.hands($0) != nil || $0.count == 1 })
    else { return nil }
    let numbers = words.compactMap(Ballot.hands)
    if numbers.count == words.count {
      self = numbers.count == names.count ? .votes(numbers) : .wrongCount(numbers.count)
      return
    }
    var votes: [String: Int] = [:]
    var rest = words[...]
    while let name = rest.popFirst() {
      guard let place = names.firstIndex(of: name) else {
        self = .noSuchChoice(name)
        return
      }
      guard let next = rest.popFirst(), let number = Ballot.hands(next), votes[name] == nil else {
        self = .needsNumber(names[place])
        return
      }
      votes[name] = number
    }
    let untold = names.filter { votes[$0] == nil }
    self = untold.isEmpty ? .votes(names.compactMap { votes[$0] }) : .untold(untold)
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
