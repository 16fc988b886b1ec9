import Queries
import TestSupport

/// Lines that could be typed, and lines that make no sense: the same in every run.
nonisolated struct LineGenerator {
  private var random: SeededGenerator

  private let commands: [String]

  /// Makes lines of these commands.
  init(of commands: [String], seed: UInt64) {
    self.commands = commands
    random = SeededGenerator(seed: seed)
  }

  private static let words = [
    "counter", "counter.mvp", "mvc", "mvp", "viper", "MVP", "mvp~a", "candy", "news", "link",
    "receipt", "on", "from", "to",
    "name", "event", "kind", "--flat", "--inside", "--paths", "--force", "--", "View",
    "presenter", "Worker", "taps", "quiet", "at", "b", "1.1", "on*", "*", "call", "notification",
    "write", "jsonl", "swift", "/nowhere/x", "only", "weak", "--diff", "--all", "viper.presenter",
    "all",
    "test", "how do I", "limit", "guess",
    "mvp#1.3", "#1", "#0.2+1", "mvp#0", "viper#99999999999999999999", "#", "mvp#1.", "#1.2+",
    "mvp.presenter", "mvp.presenter.amount.number", "mvc.controller.amountLabel.text",
    "viper.interactor.amount", "mvp..", ".", "mvp.view[0]", "[", "0", "1", "2", "-1", "00",
    "9223372036854775807", "9223372036854775808", "CountView.swift", ".swift", "''", "\"\"",
    "'increase'", "\"mvp\"", "'", "\"", "\"\\u{41}\"", "\"\\x\"", "\\", ";", "#x", "# comment",
  ]

  private static let hostile = [
    "한글", "漢字", "\u{1112}\u{1161}\u{11AB}", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "🇰🇷", "\u{200D}",
    "\u{FEFF}", "\u{202E}", "\u{2066}", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{9B}2J", "\u{0}", "\t",
    "\r", "\u{B}", "\u{85}", "\u{2028}", "\u{A0}", "\u{FFFD}", "\u{10FFFF}", "＋", "ﬂ", "İ", "ß",
  ]

  /// The next line; never one that would write a file.
  mutating func line() -> String {
    while true {
      let line =
        switch random.next() % 20 {
        case 0: random.next() % 20 == 0 ? pick(["quit", "EXIT", "quit;"]) : junk()
        case 1...3: join((0..<count(6)).map { _ in pick(LineGenerator.hostile) }, by: ["", " "])
        case 4...9: sentence().map { mangled($0) }.joined(separator: " ")
        default: join(sentence(), by: [" ", " ", " ", "  ", ";", "; "])
        }
      if LineGenerator.isHarmless(line) { return line }
    }
  }

  private mutating func sentence() -> [String] {
    // Numbers alone answer what was asked, and a lesson's number begins it.
    if random.next() % 12 == 0 {
      return (0...count(6)).map { _ in pick(["2.1", "9.9", "0", "1", "2", "999"]) }
    }
    return [pick(commands)] + (0...count(4)).map { _ in pick(LineGenerator.words + commands) }
  }

  private mutating func junk() -> String {
    String(
      decoding: (0..<count(40)).map { _ in UInt8.random(in: 0...255, using: &random) },
      as: UTF8.self)
  }

  /// The word with a letter lost, doubled, swapped, in the other case, or something odd in it.
  private mutating func mangled(_ word: String) -> String {
    var letters = Array(word)
    guard !letters.isEmpty else { return word }
    let place = Int(random.next() % UInt64(letters.count))
    switch random.next() % 8 {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters.swapAt(place, letters.count - 1)
    case 3: letters[place] = Character(letters[place].uppercased())
    case 4: letters.insert(contentsOf: pick(LineGenerator.hostile), at: place)
    default: break
    }
    return String(letters)
  }

  private mutating func join(_ words: [String], by separators: [String]) -> String {
    words.reduce(into: "") { $0 += ($0.isEmpty ? "" : pick(separators)) + $1 }
  }

  private mutating func pick(_ words: [String]) -> String {
    words[Int(random.next() % UInt64(words.count))]
  }

  private mutating func count(_ most: UInt64) -> Int { Int(random.next() % (most + 1)) }

  /// Whether a line writes no file.
  static func isHarmless(_ line: String) -> Bool {
    let commands = (try? Lexer.commands(in: line)) ?? []
    return commands.allSatisfy { words in
      let name = words[0].text.lowercased()
      // They write files by names of their own.
      if ["handin", "handout", "present", "share"].contains(name) { return false }
      // So does its page for the wall.
      if ["change", "choose", "glossary"].contains(name) {
        return !words.contains { $0.text.lowercased() == "to" }
      }
      let named = ["export": 2, "transcript": 1, "record": 1, "progress": 2][name]
      guard let named, name != "progress" || words.count > 1 else { return true }
      let rest = words.dropFirst(named).map(\.text)
      // Without a name 'export' would pick one.
      return rest.contains { ["-", "/nowhere/x"].contains($0) }
        && rest.allSatisfy { ["-", "--force", "/nowhere/x"].contains($0) }
    }
  }
}
