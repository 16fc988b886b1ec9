nonisolated extension PresentingPhrases {
  static let english = PresentingPhrases(
    keys: "Enter: on   back   quit",
    vote: { "The room votes: \($0)" },
    foresee: "The room's answer, as you would type it yourself.",
    nothing: "nothing",
    open: "Enter opens it.",
    noVotes: "No votes yet. Enter once more opens it without.",
    goesOn: { "... page \($0) of \($1), Enter" },
    isFirst: "This is the first page.",
    isOver: "Enter leaves the presentation.",
    before: { "(was \($0))" },
    votes: { Wording.count($0, "vote") },
    became: { "The screen: \($0) became \($1)." },
    unchanged: "The screen: unchanged.",
    changed: "What changed on the screen:",
    noSuchChoice: { "There is no answer \($0), only \($1)." },
    wrongCount: { "\(Wording.count($0, "number")) for \(Wording.count($1, "answer"))." },
    needsNumber: { "How many for \($0)? For example: \($1)" },
    untold: { "How many for \($0)? If none: \($1)" },
    howToVote: { "The room votes: \($0), or the numbers alone." },
    notHere: "Only looks and events here. To leave: quit.")
}

nonisolated extension PaperPhrases {
  static let english = PaperPhrases(
    name: "Name", key: "The key: with the answers.", type: "Type:", answer: "Answer")
}
