import Exports
import Languages
import Views

/// What handouts say around what happened, in English.
struct EnglishHandoutWords: HandoutWords, InEnglishByDefault {}

extension HandoutWords where Self: InEnglishByDefault {
  var language: String { Language.english.code }

  // The top.
  func events(_ count: Int, _ isOne: Bool) -> String {
    let events = count == 1 ? "1 event" : "\(count) events"
    return isOne ? "From a session with \(events)." : "\(events) in one session."
  }
  var arrows: String {
    "`->` is a call, `~>` a notification; `mvp#2.5` is the fifth message of event 2 in MVP."
  }

  // An event.
  func event(_ number: Int, _ fired: String) -> String { "Event \(number): \(fired)" }
  var loading: String { "Loading" }
  var asSeenLater: String { "as it was seen later" }
  var unheard: String { "No pattern that is open received it." }
  var everyScreen: String { "On every screen:" }
  func screen(_ names: [String]) -> String {
    names.count == 1
      ? "On the screen of \(names[0]):" : "On the screens of \(Wording.list(names)):"
  }
  var noScreen: String { "No screen changed." }
  var pattern: String { "Pattern" }
  var messages: String { "Messages" }
  var way: String { "Way" }
  var whoToldWhom: String { "Who told whom:" }
  var breaches: String { "Against the rules:" }
  func part(_ number: Int, _ count: Int) -> String { "\(number) of \(count)" }
  var notWhole: String { "not all of it" }
  func omitted(_ messages: Int, _ patterns: Int) -> String {
    let parts = [
      messages == 0 ? nil : messages == 1 ? "1 message" : "\(messages) messages",
      patterns == 0 ? nil : patterns == 1 ? "1 pattern" : "\(patterns) patterns",
    ]
    return "Left out, because there are too many for a page: "
      + "\(Wording.list(parts.compactMap(\.self))). A table has all: `csv`."
  }

  // Services, and what else was done: the words that are asked for by those who tell a session.
  var serviceFails: String { "The service fails here." }
  var serviceIsSlow: String { "The service is slow here: its answers wait." }
  var serviceIsStored: String { "The service is left out here: what is stored is read." }
  var serviceAnswers: String { "The service answers at once from here." }
  func answersTo(_ messages: [String]) -> String {
    "This is the answer that was asked for in \(Wording.list(messages))."
  }
  func mocked(_ isOn: Bool, _ patterns: [String]) -> String {
    let names = Wording.list(patterns)
    return isOn
      ? "A mock takes the view's place in \(names), and is sent the events so far."
      : "The view is back in \(names), and is sent the events so far."
  }
  var reset: String { "Everything is loaded anew." }
  func closed(_ patterns: [String]) -> String { "Closed: \(Wording.list(patterns))." }
  func caughtUp(_ patterns: [String], _ events: Int) -> String {
    "\(Wording.list(patterns)) caught up with \(events) "
      + (events == 1 ? "event." : "events.")
  }

  // What was written down.
  var note: String { "Note" }
  func noteOn(_ message: String) -> String { "on \(message)" }
  func code(_ file: String, _ first: Int, _ last: Int) -> String {
    first == last ? "\(file), line \(first):" : "\(file), lines \(first) to \(last):"
  }

  // A lesson.
  var question: String { "Question" }
  var task: String { "Task" }
  func answered(_ answer: String) -> String { "Answered: \(answer)." }
  var rightAtOnce: String { "Right at once." }
  func rightAfter(_ wrong: Int) -> String {
    wrong == 1 ? "Right after one wrong answer." : "Right after \(wrong) wrong answers."
  }
  var rightOne: String { "right" }
  var chosen: String { "chosen" }
  var skipped: String { "Skipped." }
  var notAnswered: String { "Not answered yet." }
  func because(_ reason: String) -> String { "Why: \(reason)" }
  var takeHome: String { "To take home" }

  // The learner's own code.
  func ownCode(_ name: String) -> String { "Your code: \(name)" }
  func marks(_ signs: [String], _ own: String, _ original: String) -> String {
    "Marks: \(signs[0]) only in \(own), \(signs[1]) only in \(original), \(signs[2]) at another place"
  }
  func beside(_ own: String, _ original: String) -> String { "\(own) beside \(original)" }

  // The end.
  var again: String { "To do it again" }
  func more(_ count: Int) -> String {
    count == 1 ? "… and 1 more line." : "… and \(count) more lines."
  }
  var short: String { "Every message, figure and command: `export markdown --full`." }

  // Worksheets.
  func worksheet(_ title: String) -> String { "Worksheet: \(title)" }
  var fillIn: String { "Fill in what is missing: who sends, who receives, what is said." }
  var sender: String { "From" }
  var receiver: String { "To" }
  var words: String { "What" }
  func layers(_ names: [String]) -> String { "Layers: \(names.joined(separator: ", "))." }
  var key: String { "Key" }
  var answer: String { "Answer" }

  // Slides and pages.
  var before: String { "Before" }
  var after: String { "After" }
  var screens: String { "Screens" }
  var inWords: String { "In words: -> is a call, ~> a notification" }
}
