/// What handouts say around what happened, in one language: every sentence of their frame is here.
///
/// A language is one file that fills this table, and its line in ``of(_:)``.
public struct HandoutWords: Sendable {
  /// The language (BCP 47): `ko`.
  public let language: String

  // The top.
  /// How many events a session has, said otherwise where one of them is told alone.
  public let events: @Sendable (_ count: Int, _ isOne: Bool) -> String
  let arrows: String

  // An event.
  /// An event and its number.
  public let event: @Sendable (_ number: Int, _ fired: String) -> String
  let loading: String
  /// What is said of an event that was another when it was noted.
  public let asSeenLater: String
  let unheard: String
  let everyScreen: String
  let screen: @Sendable (_ names: [String]) -> String
  let noScreen: String
  let pattern: String
  let messages: String
  let way: String
  let whoToldWhom: String
  let breaches: String
  let part: @Sendable (_ number: Int, _ count: Int) -> String
  /// What stands behind the heading of an event that isn't told whole.
  let notWhole: String
  /// What is left out of an event, and where it is.
  let omitted: @Sendable (_ messages: Int, _ patterns: Int) -> String

  // Services, and what else was done: the words that are asked for by those who tell a session.
  /// That the service answers with an error.
  public let serviceFails: String
  /// That answers wait.
  public let serviceIsSlow: String
  /// That what is stored is read.
  public let serviceIsStored: String
  /// That the service answers at once.
  public let serviceAnswers: String
  /// What an answer was asked for by.
  public let answersTo: @Sendable (_ messages: [String]) -> String
  /// That mocks came or went.
  public let mocked: @Sendable (_ isOn: Bool, _ patterns: [String]) -> String
  /// That everything was loaded anew.
  public let reset: String
  /// That patterns were closed.
  public let closed: @Sendable (_ patterns: [String]) -> String
  /// That patterns were opened later.
  public let caughtUp: @Sendable (_ patterns: [String], _ events: Int) -> String

  // What was written down.
  /// What stands before a note.
  public let note: String
  let noteOn: @Sendable (_ message: String) -> String
  let code: @Sendable (_ file: String, _ first: Int, _ last: Int) -> String

  // A lesson.
  let question: String
  let task: String
  let answered: @Sendable (_ answer: String) -> String
  let rightAtOnce: String
  let rightAfter: @Sendable (_ wrong: Int) -> String
  let rightOne: String
  let chosen: String
  /// That a step was left to the lesson.
  public let skipped: String
  let notAnswered: String
  let because: @Sendable (_ reason: String) -> String
  let takeHome: String

  // The end.
  let again: String
  let more: @Sendable (_ count: Int) -> String
  let short: String

  // Worksheets.
  let worksheet: @Sendable (_ title: String) -> String
  let fillIn: String
  let sender: String
  let receiver: String
  let words: String
  let layers: @Sendable (_ names: [String]) -> String
  let key: String
  let answer: String

  // Slides and pages.
  let before: String
  let after: String
  let screens: String
  let inWords: String

  /// The words of a language (BCP 47): `ko-KR` is `ko`, and English takes the place of others.
  public static func of(_ language: String) -> HandoutWords {
    let main = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return [english, korean].first { $0.language == main } ?? .english
  }

  /// `MVC`, `MVC and MVP`, `MVC, MVP and VIPER`.
  static func list(_ items: [String], _ and: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + and + last
  }
}
