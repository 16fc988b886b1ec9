extension LessonPhrases {
  /// English.
  static let english = LessonPhrases(
    language: "en",
    lesson: "Lesson ",
    step: { "step \($0) of \($1)" },
    types: { "The lesson types: \($0)." },
    yourTurn: "Your turn.",
    forHelp: { "For help: \($0)." },
    or: " or ",
    typeOne: { "Type \($0)." },
    typeSeveral: { "Type the letters of all that are right, such as \($0)." },
    typeOrder: { "Type the numbers in the right order, such as \($0)." },
    stepDone: "This step is done. To go on: next.",
    lessonDone: "This lesson is done.",
    hint: { "Hint \($0) of \($1)" },
    fault: { "This lesson is at fault, line \($0) of " },
    done: "Done.",
    goOnByNext: "To go on: next.",
    goOnByEnter: "To go on, press Enter.",
    right: "Right.",
    notThat: "Not that one.",
    notThese: "Not quite.",
    stillMissing: { $0 == 1 ? "One more is right." : "\($0) more are right." },
    inPlace: {
      $0 == 0 ? "None stands where it should yet." : "\($0) of \($1) stand where they should."
    },
    notYet: "Not yet:",
    notYetOf: { "Not yet, \($0) of \($1):" },
    notLikeThis: "Not like this:",
    hidden: { $0 == 1 ? "one thing is still to be found" : "\($0) things are still to be found" },
    wayOut: { "The lesson's own way leads there no more; a way out: \($0)." },
    oneWay: "One way to do it:",
    doneForYou: "Done for you, in place of what you did here:",
    foresee: { subject, event, pattern in
      switch subject {
      case .path:
        "Foresee it: \(event) in \(pattern). Which layers do the messages reach, in order?"
      case .count: "Foresee it: \(event) in \(pattern). How many messages cross layers?"
      case .order: "Foresee it: \(event) in \(pattern). In which order do these messages come?"
      case .value(let path): "Foresee it: \(event) in \(pattern). What is \(path) afterwards?"
      case .screen: "Foresee it: \(event) in \(pattern). What does the screen show that is new?"
      }
    },
    typeForecast: { kind in
      switch kind {
      case .path: "Type their initials, one for each message."
      case .count: "Type a number."
      case .order: "Type the numbers in their order."
      case .value: "Type the value."
      case .screen: "Type the new line, or nothing if there is none."
      }
    },
    thenFire: { "Then see: \($0)" },
    sealed: { "Sealed: \($0)." },
    sealedAgain: { "Sealed anew: \($0)." },
    firedTooEarly: { "You had foreseen nothing yet. Answer now, and then once more: \($0)" },
    foreseen: "As you foresaw it.",
    hopsRight: { "Not quite as you foresaw it, \($0) of \($1):" },
    missedHop: "you left this out",
    vainHop: { "you sent one to \($0); none went there" },
    counted: { "You foresaw \($0). It was \($1)." },
    valued: { "You foresaw \($0). It is \($1)." },
    shown: { "You foresaw \($0). New on the screen: \($1)." },
    why: "Why? Say it in your own words, or leave it with Enter.",
    thatWas: { title, skipped in
      "That was \(title)"
        + (skipped > 0 ? ", \(Wording.count(skipped, "step")) skipped." : ".")
    },
    nextIs: { ("Next is \($0): ", ", or press Enter.") },
    noneAfter: "No lesson comes after it. To try things on your own: play.",
    takeAlong: "To take this one along as notes: export markdown FILE",
    away: "Free play: nothing here counts for the lesson. To go back: play.",
    startedOver:
      "What you did is in the way of this step, or closed what it needs: it is set up as the "
      + "lesson does it.",
    back: { "Back in \($0), step \($1), as you left it." },
    goingOn: { "Going on at step \($0). From the start: lesson \($1) at 1." },
    again: "You have done this one; here it is from the start.",
    buildsOn: { "This lesson builds on \(Wording.list($0)), which you haven't done." },
    prompt: { asks in
      switch asks {
      case .task: "try"
      case .quiz: "quiz"
      case .order: "order"
      case .prediction: "predict"
      case .firing: "fire"
      case .reason: "why"
      case .nextStep: "next"
      case .nothing: "done"
      }
    },
    noLessons: "There are no lessons here. A file's path would do: lesson FILE.",
    toBegin: "To begin one: lesson 1.1, or lesson and its name.",
    entry: { number, title, id, done in
      "Lesson \(number), \(title), known as \(id)" + (done.isEmpty ? "." : ": \(done).")
    },
    outcome: { outcome in
      switch outcome {
      case .done: "done"
      case .skipped: "skipped"
      case .open: "open"
      }
    },
    wrongAnswers: { ", after \(Wording.count($0, "wrong answer"))" },
    changed: ", and it has changed since",
    noLongerPart: { "no longer part of it: \(Wording.list($0))" },
    nothingDone: "No step of any lesson is done yet. To begin: lesson.",
    allDone: { "All \(Wording.count($0, "lesson")) done. To do one again: lesson 1.1." },
    someDone: { "\($0) of \(Wording.count($1, "lesson")) done. To go on: lesson." },
    through: { "\($0) of \($1)" },
    skipped: { ", \($0) skipped" },
    presenting: .english,
    paper: .english)
}
