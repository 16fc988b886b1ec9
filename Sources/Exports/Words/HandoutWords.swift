/// What handouts say around what happened, in one language: every sentence of their frame is here.
package protocol HandoutWords: Sendable {
  /// The language (BCP 47): `ko`.
  var language: String { get }

  // The top.
  /// How many events a session has, said otherwise where one of them is told alone.
  func events(_ count: Int, _ isOne: Bool) -> String
  var arrows: String { get }

  // An event.
  /// An event and its number.
  func event(_ number: Int, _ fired: String) -> String
  var loading: String { get }
  /// What is said of an event that was another when it was noted.
  var asSeenLater: String { get }
  var unheard: String { get }
  var everyScreen: String { get }
  func screen(_ names: [String]) -> String
  var noScreen: String { get }
  var pattern: String { get }
  var messages: String { get }
  var way: String { get }
  var whoToldWhom: String { get }
  var breaches: String { get }
  func part(_ number: Int, _ count: Int) -> String
  /// What stands behind the heading of an event that isn't told whole.
  var notWhole: String { get }
  /// What is left out of an event, and where it is.
  func omitted(_ messages: Int, _ patterns: Int) -> String

  // Services, and what else was done: the words that are asked for by those who tell a session.
  /// That the service answers with an error.
  var serviceFails: String { get }
  /// That answers wait.
  var serviceIsSlow: String { get }
  /// That what is stored is read.
  var serviceIsStored: String { get }
  /// That the service answers at once.
  var serviceAnswers: String { get }
  /// What an answer was asked for by.
  func answersTo(_ messages: [String]) -> String
  /// That mocks came or went.
  func mocked(_ isOn: Bool, _ patterns: [String]) -> String
  /// That everything was loaded anew.
  var reset: String { get }
  /// That patterns were closed.
  func closed(_ patterns: [String]) -> String
  /// That patterns were opened later.
  func caughtUp(_ patterns: [String], _ events: Int) -> String

  // What was written down.
  /// What stands before a note.
  var note: String { get }
  func noteOn(_ message: String) -> String
  func code(_ file: String, _ first: Int, _ last: Int) -> String

  // A lesson.
  var question: String { get }
  var task: String { get }
  func answered(_ answer: String) -> String
  var rightAtOnce: String { get }
  func rightAfter(_ wrong: Int) -> String
  var rightOne: String { get }
  var chosen: String { get }
  /// That a step was left to the lesson.
  var skipped: String { get }
  var notAnswered: String { get }
  func because(_ reason: String) -> String
  var takeHome: String { get }

  // The learner's own code.
  /// What stands above what an own build says and does otherwise.
  func ownCode(_ name: String) -> String
  /// That an own build stands beside its original.
  func beside(_ own: String, _ original: String) -> String
  /// What the signs mean of messages that only an own build sends, that only its original sends, and that
  /// both send at another place.
  func marks(_ signs: [String], _ own: String, _ original: String) -> String

  // The end.
  var again: String { get }
  func more(_ count: Int) -> String
  var short: String { get }

  // Worksheets.
  func worksheet(_ title: String) -> String
  var fillIn: String { get }
  var sender: String { get }
  var receiver: String { get }
  var words: String { get }
  func layers(_ names: [String]) -> String
  var key: String { get }
  var answer: String { get }

  // Slides and pages.
  var before: String { get }
  var after: String { get }
  var screens: String { get }
  var inWords: String { get }
}
