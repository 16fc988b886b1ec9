extension HandoutWords {
  /// English.
  public static let english = HandoutWords(
    language: "en",
    events: { count, isOne in
      let events = count == 1 ? "1 event" : "\(count) events"
      return isOne ? "From a session with \(events)." : "\(events) in one session."
    },
    arrows:
      "`->` is a call, `~>` a notification; `mvp#2.5` is the fifth message of event 2 in MVP.",
    event: { "Event \($0): \($1)" },
    loading: "Loading",
    asSeenLater: "as it was seen later",
    unheard: "No pattern that is open received it.",
    everyScreen: "On every screen:",
    screen: {
      $0.count == 1
        ? "On the screen of \($0[0]):" : "On the screens of \(HandoutWords.list($0, " and ")):"
    },
    noScreen: "No screen changed.",
    pattern: "Pattern",
    messages: "Messages",
    way: "Way",
    whoToldWhom: "Who told whom:",
    breaches: "Against the rules:",
    part: { "\($0) of \($1)" },
    notWhole: "not all of it",
    omitted: { messages, patterns in
      let parts = [
        messages == 0 ? nil : messages == 1 ? "1 message" : "\(messages) messages",
        patterns == 0 ? nil : patterns == 1 ? "1 pattern" : "\(patterns) patterns",
      ]
      return "Left out, because there are too many for a page: "
        + "\(HandoutWords.list(parts.compactMap(\.self), " and ")). A table has all: `csv`."
    },
    serviceFails: "The service fails here.",
    serviceIsSlow: "The service is slow here: its answers wait.",
    serviceIsStored: "The service is left out here: what is stored is read.",
    serviceAnswers: "The service answers at once from here.",
    answersTo: { "This is the answer that was asked for in \(HandoutWords.list($0, " and "))." },
    mocked: { isOn, patterns in
      let names = HandoutWords.list(patterns, " and ")
      return isOn
        ? "A mock takes the view's place in \(names), and is sent the events so far."
        : "The view is back in \(names), and is sent the events so far."
    },
    reset: "Everything is loaded anew.",
    closed: { "Closed: \(HandoutWords.list($0, " and "))." },
    caughtUp: { patterns, events in
      "\(HandoutWords.list(patterns, " and ")) caught up with \(events) "
        + (events == 1 ? "event." : "events.")
    },
    note: "Note",
    noteOn: { "on \($0)" },
    code: { $1 == $2 ? "\($0), line \($1):" : "\($0), lines \($1) to \($2):" },
    question: "Question",
    task: "Task",
    answered: { "Answered: \($0)." },
    rightAtOnce: "Right at once.",
    rightAfter: { $0 == 1 ? "Right after one wrong answer." : "Right after \($0) wrong answers." },
    rightOne: "right",
    chosen: "chosen",
    skipped: "Skipped.",
    notAnswered: "Not answered yet.",
    because: { "Why: \($0)" },
    takeHome: "To take home",
    again: "To do it again",
    more: { $0 == 1 ? "… and 1 more line." : "… and \($0) more lines." },
    short: "Every message, figure and command: `export markdown --full`.",
    worksheet: { "Worksheet: \($0)" },
    fillIn: "Fill in what is missing: who sends, who receives, what is said.",
    sender: "From",
    receiver: "To",
    words: "What",
    layers: { "Layers: \($0.joined(separator: ", "))." },
    key: "Key",
    answer: "Answer",
    before: "Before",
    after: "After",
    screens: "Screens",
    inWords: "In words: -> is a call, ~> a notification")
}
