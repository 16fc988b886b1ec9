/// What the shell says in front of a class, in the lesson's language.
nonisolated package struct PresentingPhrases: Sendable {
  /// How to go through a presentation.
  package let keys: String
  /// Where the room votes: an example of how to type it.
  package let vote: @Sendable (_ example: String) -> String
  /// That the room foresees in words of its own.
  package let foresee: String
  /// What stands for a screen that shows nothing new.
  package let nothing: String
  /// That votes are in, and how the answer is opened.
  package let open: String
  /// That no votes came, and how to go on all the same.
  package let noVotes: String
  /// That a page goes on, on another.
  package let goesOn: @Sendable (_ page: Int, _ pages: Int) -> String
  /// That there is no page before this one.
  package let isFirst: String
  /// How the presentation is left when it is over.
  package let isOver: String
  /// How many hands an answer had in the vote before.
  package let before: @Sendable (_ votes: Int) -> String
  /// How many hands an answer has, for those who listen.
  package let votes: @Sendable (_ votes: Int) -> String
  /// What a screen shows after an event, in place of something else.
  package let became: @Sendable (_ was: String, _ now: String) -> String
  /// That a screen is as it was.
  package let unchanged: String
  /// What stands before the lines of a screen that changed.
  package let changed: String
  /// That there are votes for an answer that isn't there.
  package let noSuchChoice: @Sendable (_ name: String, _ names: String) -> String
  /// That there are other numbers than answers.
  package let wrongCount: @Sendable (_ given: Int, _ expected: Int) -> String
  /// That an answer stands alone, or twice.
  package let needsNumber: @Sendable (_ name: String, _ example: String) -> String
  /// That there are votes for some answers, and these weren't told; how they could be.
  package let untold: @Sendable (_ names: String, _ example: String) -> String
  /// How votes are typed, of which no answer of one person is any.
  package let howToVote: @Sendable (_ example: String) -> String
  /// That a command has no place in front of a class.
  package let notHere: String
}

/// What the shell says on paper, in the lesson's language.
nonisolated package struct PaperPhrases: Sendable {
  /// What stands before the line for the learner's name.
  package let name: String
  /// What says that this is the key.
  package let key: String
  /// What stands before commands that the lesson runs by itself.
  let type: String
  /// What stands before the right answer.
  let answer: String
}
