import Views

/// What the shell says in front of a class, in English.
struct EnglishPresentingPhrases: PresentingPhrases, InEnglishByDefault {}

extension PresentingPhrases where Self: InEnglishByDefault {
  var keys: String { "Enter: on   back   quit" }
  func vote(_ example: String) -> String { "The room votes: \(example)" }
  var foresee: String { "The room's answer, as you would type it yourself." }
  var nothing: String { "nothing" }
  var open: String { "Enter opens it." }
  var noVotes: String { "No votes yet. Enter once more opens it without." }
  func goesOn(_ page: Int, _ pages: Int) -> String { "... page \(page) of \(pages), Enter" }
  var isFirst: String { "This is the first page." }
  var isOver: String { "Enter leaves the presentation." }
  func before(_ votes: Int) -> String { "(was \(votes))" }
  func votes(_ votes: Int) -> String { Wording.count(votes, "vote") }
  func became(_ was: String, _ now: String) -> String { "The screen: \(was) became \(now)." }
  var unchanged: String { "The screen: unchanged." }
  var changed: String { "What changed on the screen:" }
  func noSuchChoice(_ name: String, _ names: String) -> String {
    "There is no answer \(name), only \(names)."
  }
  func wrongCount(_ given: Int, _ expected: Int) -> String {
    "\(Wording.count(given, "number")) for \(Wording.count(expected, "answer"))."
  }
  func needsNumber(_ name: String, _ example: String) -> String {
    "How many for \(name)? For example: \(example)"
  }
  func untold(_ names: String, _ example: String) -> String {
    "How many for \(names)? If none: \(example)"
  }
  func howToVote(_ example: String) -> String {
    "The room votes: \(example), or the numbers alone."
  }
  var notHere: String { "Only looks and events here. To leave: quit." }
}
