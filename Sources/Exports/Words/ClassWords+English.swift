extension ClassWords {
  /// English.
  public static let english = ClassWords(
    language: "en",
    heads: ["name", "steps done", "right at first", "skipped", "Layercake"],
    of: { "\($0) of \($1)" },
    summary: { "\($0) of \($1) \($1 == 1 ? "hand-in" : "hand-ins") done again." },
    prediction: { kind, event, pattern in
      "\(kind) of \(event)" + (pattern.map { " on \($0)" } ?? "")
    },
    nothing: "nothing",
    didIt: { "\($0) of \($1) did it" },
    wrong: { "\($0) of \($1) wrong" },
    said: { "\($0) said \($1)" },
    skippedIt: { "\($0) skipped it" },
    didNotCome: { "\($0) did not come to it" },
    caveat:
      "A hand-in is a file of actions, done again from nothing: it tells what was done, not who "
      + "did it. A file can be copied.",
    legend: ["right at first", "wrong at first", "skipped", "not come to"],
    sameInWords: "A bar for each question; the table below says the same.",
    byQuestion: "Question by question",
    question: "Question",
    outcome: "What came of it",
    equals: "Equal hand-ins",
    toLookAt: "To be looked at",
    foreign: { "This is no hand-in: one begins with '\($0)'." },
    newer: { "A newer Layercake wrote it, in version \($0); this one reads up to \($1)." },
    lacks: { "This is no whole hand-in: its line '\($0) …' is missing." },
    unreadable: { "This can't be read: \($0)." },
    tooLarge: { "This is larger than \($0) MB; a hand-in has a few thousand bytes." },
    otherLesson: { "This is of the lesson '\($0)', not of '\($1)'." },
    cut: "Its end is missing; what is there counts.",
    changed: "It isn't as it was written; what it does now counts.",
    noAction: {
      "Line \($0) is nothing that is done in this lesson; what comes after it doesn't count."
    },
    tooMany: { "It has more than \($0) actions; the others don't count." },
    lessonChanged: "The lesson asked something else when this was written.",
    refused: { "'\($0)' can't be done: \($1)" },
    twins: { names, actions, hasOwnWords in
      "\(HandoutWords.list(names, " and ")) handed in the same "
        + "\(actions) \(actions == 1 ? "action" : "actions"), "
        + (hasOwnWords
          ? "with the same reasons word for word."
          : "none of them words of their own: a short way done right looks alike.")
    })
}
