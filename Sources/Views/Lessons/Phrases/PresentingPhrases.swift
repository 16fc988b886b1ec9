/// What the shell says in front of a class, in the lesson's language.
nonisolated package protocol PresentingPhrases: Sendable {
  /// How to go through a presentation.
  var keys: String { get }
  /// Where the room votes: an example of how to type it.
  func vote(_ example: String) -> String
  /// That the room foresees in words of its own.
  var foresee: String { get }
  /// What stands for a screen that shows nothing new.
  var nothing: String { get }
  /// That votes are in, and how the answer is opened.
  var open: String { get }
  /// That no votes came, and how to go on all the same.
  var noVotes: String { get }
  /// That a page goes on, on another.
  func goesOn(_ page: Int, _ pages: Int) -> String
  /// That there is no page before this one.
  var isFirst: String { get }
  /// How the presentation is left when it is over.
  var isOver: String { get }
  /// How many hands an answer had in the vote before.
  func before(_ votes: Int) -> String
  /// How many hands an answer has, for those who listen.
  func votes(_ votes: Int) -> String
  /// What a screen shows after an event, in place of something else.
  func became(_ was: String, _ now: String) -> String
  /// That a screen is as it was.
  var unchanged: String { get }
  /// What stands before the lines of a screen that changed.
  var changed: String { get }
  /// That there are votes for an answer that isn't there.
  func noSuchChoice(_ name: String, _ names: String) -> String
  /// That there are other numbers than answers.
  func wrongCount(_ given: Int, _ expected: Int) -> String
  /// That an answer stands alone, or twice.
  func needsNumber(_ name: String, _ example: String) -> String
  /// That there are votes for some answers, and these weren't told; how they could be.
  func untold(_ names: String, _ example: String) -> String
  /// How votes are typed, of which no answer of one person is any.
  func howToVote(_ example: String) -> String
  /// That a command has no place in front of a class.
  var notHere: String { get }
}
