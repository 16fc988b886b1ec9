/// What is said of what a class handed in, in one language: every sentence of grades and reports is here.
///
/// A language is one file that fills this table, and its place in ``of(_:)``.
public struct ClassWords: Sendable {
  /// The language (BCP 47): `ko`.
  public let language: String

  // The table.
  /// What stands above the columns: name, steps done, right at first, skipped, the program.
  public let heads: [String]
  /// So many of all.
  public let of: @Sendable (_ count: Int, _ all: Int) -> String

  // The report.
  /// How many hand-ins could be done again.
  public let summary: @Sendable (_ graded: Int, _ all: Int) -> String
  /// What is said of a prediction: its kind, the event, the pattern.
  public let prediction: @Sendable (_ kind: String, _ event: String, _ pattern: String?) -> String
  /// What stands for a message that wasn't sent: `Model -> nothing`.
  public let nothing: String
  let didIt: @Sendable (_ count: Int, _ all: Int) -> String
  let wrong: @Sendable (_ count: Int, _ all: Int) -> String
  let said: @Sendable (_ count: Int, _ what: String) -> String
  let skippedIt: @Sendable (_ count: Int) -> String
  let didNotCome: @Sendable (_ count: Int) -> String
  /// What hand-ins can't tell.
  public let caveat: String

  // The picture and the page.
  let legend: [String]
  let sameInWords: String
  let byQuestion: String
  let question: String
  let outcome: String
  let equals: String
  let toLookAt: String

  // What is to be known of a hand-in, a sentence each.
  /// That the file is none; how one begins.
  public let foreign: @Sendable (_ header: String) -> String
  /// That a newer program wrote it, and up to which version this one reads.
  public let newer: @Sendable (_ version: Int, _ newest: Int) -> String
  /// That one of its first lines is missing.
  public let lacks: @Sendable (_ key: String) -> String
  /// That it can't be read, for the system's reason.
  public let unreadable: @Sendable (_ reason: String) -> String
  /// That it is larger than so many MB.
  public let tooLarge: @Sendable (_ megabytes: Int) -> String
  /// That it is of another lesson.
  public let otherLesson: @Sendable (_ id: String, _ asked: String) -> String
  /// That its end is missing.
  public let cut: String
  /// That it was changed.
  public let changed: String
  /// That a line is no action.
  public let noAction: @Sendable (_ line: Int) -> String
  /// That it has more actions than are done again.
  public let tooMany: @Sendable (_ most: Int) -> String
  /// That the lesson was another then.
  public let lessonChanged: String
  /// That an action can't be done again, and why.
  public let refused: @Sendable (_ line: String, _ reason: String) -> String
  /// That hand-ins are equal: whose they are, how many actions, and whether words are among them.
  public let twins: @Sendable (_ names: [String], _ actions: Int, _ hasOwnWords: Bool) -> String

  /// The words of a language (BCP 47): `ko-KR` is `ko`, and English takes the place of others.
  public static func of(_ language: String) -> ClassWords {
    let main = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return [english, korean].first { $0.language == main } ?? .english
  }
}
