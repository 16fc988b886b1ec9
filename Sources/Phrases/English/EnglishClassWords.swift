import Exports
import Languages
import Views

/// What is said of what a class handed in, in English.
struct EnglishClassWords: ClassWords, InEnglishByDefault {}

extension ClassWords where Self: InEnglishByDefault {
  var language: String { Language.english.code }

  // The table.
  var heads: [String] { ["name", "steps done", "right at first", "skipped", "Layercake"] }
  func of(_ count: Int, _ all: Int) -> String { "\(count) of \(all)" }

  // The report.
  func summary(_ graded: Int, _ all: Int) -> String {
    "\(graded) of \(all) \(all == 1 ? "hand-in" : "hand-ins") done again."
  }
  func prediction(_ kind: String, _ event: String, _ pattern: String?) -> String {
    "\(kind) of \(event)" + (pattern.map { " on \($0)" } ?? "")
  }
  var nothing: String { "nothing" }
  func didIt(_ count: Int, _ all: Int) -> String { "\(count) of \(all) did it" }
  func wrong(_ count: Int, _ all: Int) -> String { "\(count) of \(all) wrong" }
  func said(_ count: Int, _ what: String) -> String { "\(count) said \(what)" }
  func skippedIt(_ count: Int) -> String { "\(count) skipped it" }
  func didNotCome(_ count: Int) -> String { "\(count) did not come to it" }
  var caveat: String {
    "A hand-in is a file of actions, done again from nothing: it tells what was done, not who "
      + "did it. A file can be copied."
  }

  // The picture and the page.
  var legend: [String] { ["right at first", "wrong at first", "skipped", "not come to"] }
  var sameInWords: String { "A bar for each question; the table below says the same." }
  var byQuestion: String { "Question by question" }
  var question: String { "Question" }
  var outcome: String { "What came of it" }
  var equals: String { "Equal hand-ins" }
  var toLookAt: String { "To be looked at" }

  // What is to be known of a hand-in, a sentence each.
  func foreign(_ header: String) -> String { "This is no hand-in: one begins with '\(header)'." }
  func newer(_ version: Int, _ newest: Int) -> String {
    "A newer Layercake wrote it, in version \(version); this one reads up to \(newest)."
  }
  func lacks(_ key: String) -> String {
    "This is no whole hand-in: its line '\(key) …' is missing."
  }
  func unreadable(_ reason: String) -> String { "This can't be read: \(reason)." }
  func tooLarge(_ megabytes: Int) -> String {
    "This is larger than \(megabytes) MB; a hand-in has a few thousand bytes."
  }
  func otherLesson(_ id: String, _ asked: String) -> String {
    "This is of the lesson '\(id)', not of '\(asked)'."
  }
  var cut: String { "Its end is missing; what is there counts." }
  var changed: String { "It isn't as it was written; what it does now counts." }
  func noAction(_ line: Int) -> String {
    "Line \(line) is nothing that is done in this lesson; what comes after it doesn't count."
  }
  func tooMany(_ most: Int) -> String {
    "It has more than \(most) actions; the others don't count."
  }
  var lessonChanged: String { "The lesson asked something else when this was written." }
  func refused(_ line: String, _ reason: String) -> String { "'\(line)' can't be done: \(reason)" }
  var ownCode: String { "Code of their own is in it: it is shown, and wasn't run." }
  func twins(_ names: [String], _ actions: Int, _ hasOwnWords: Bool) -> String {
    "\(Wording.list(names)) handed in the same "
      + "\(actions) \(actions == 1 ? "action" : "actions"), "
      + (hasOwnWords
        ? "with the same reasons word for word."
        : "none of them words of their own: a short way done right looks alike.")
  }
}
