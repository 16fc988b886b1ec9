/// What is said of what a class handed in, in one language: every sentence of grades and reports is here.
package protocol ClassWords: Sendable {
  /// The language (BCP 47): `ko`.
  var language: String { get }

  // The table.
  /// What stands above the columns: name, steps done, right at first, skipped, the program.
  var heads: [String] { get }
  /// So many of all.
  func of(_ count: Int, _ all: Int) -> String

  // The report.
  /// How many hand-ins could be done again.
  func summary(_ graded: Int, _ all: Int) -> String
  /// What is said of a prediction: its kind, the event, the pattern.
  func prediction(_ kind: String, _ event: String, _ pattern: String?) -> String
  /// What stands for a message that wasn't sent: `Model -> nothing`.
  var nothing: String { get }
  func didIt(_ count: Int, _ all: Int) -> String
  func wrong(_ count: Int, _ all: Int) -> String
  func said(_ count: Int, _ what: String) -> String
  func skippedIt(_ count: Int) -> String
  func didNotCome(_ count: Int) -> String
  /// What hand-ins can't tell.
  var caveat: String { get }

  // The picture and the page.
  var legend: [String] { get }
  var sameInWords: String { get }
  var byQuestion: String { get }
  var question: String { get }
  var outcome: String { get }
  var equals: String { get }
  var toLookAt: String { get }

  // What is to be known of a hand-in, a sentence each.
  /// That the file is none; how one begins.
  func foreign(_ header: String) -> String
  /// That a newer program wrote it, and up to which version this one reads.
  func newer(_ version: Int, _ newest: Int) -> String
  /// That one of its first lines is missing.
  func lacks(_ key: String) -> String
  /// That it can't be read, for the system's reason.
  func unreadable(_ reason: String) -> String
  /// That it is larger than so many MB.
  func tooLarge(_ megabytes: Int) -> String
  /// That it is of another lesson.
  func otherLesson(_ id: String, _ asked: String) -> String
  /// That its end is missing.
  var cut: String { get }
  /// That it was changed.
  var changed: String { get }
  /// That a line is no action.
  func noAction(_ line: Int) -> String
  /// That it has more actions than are done again.
  func tooMany(_ most: Int) -> String
  /// That the lesson was another then.
  var lessonChanged: String { get }
  /// That an action can't be done again, and why.
  func refused(_ line: String, _ reason: String) -> String
  /// That the learner wrote code, which is shown and wasn't run.
  var ownCode: String { get }
  /// That hand-ins are equal: whose they are, how many actions, and whether words are among them.
  func twins(_ names: [String], _ actions: Int, _ hasOwnWords: Bool) -> String
}
