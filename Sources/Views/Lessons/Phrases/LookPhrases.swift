/// What is told of what a learner does and looks for in a lesson, in the lesson's language.
nonisolated package protocol LookPhrases: Sendable {
  // What is open.
  /// That a feature is open, in so many patterns, or in one, which is named.
  func built(_ feature: String, _ count: Int, _ only: String?, _ areEqual: Bool) -> String
  /// What else is open beside what was asked for, whether it shows the same, and the line that leaves
  /// only what was asked for.
  func besides(_ asked: [String], _ others: [String], _ areEqual: Bool, _ line: String) -> String
  /// What was open and isn't any more, and the line that opens it again.
  func aside(_ patterns: [String], _ line: String) -> String
  func reset(_ events: Int) -> String
  func undone(_ what: String) -> String

  // Notes.
  /// That something was written down, at a message, or at an event, of which 0 is loading.
  func noted(_ message: String?, _ event: Int?) -> String

  // Pointing at what is wrong.
  var right: String { get }
  /// What is wrong in a specimen: its name, such as `counter.mvp~a`, and the words of its author.
  func flaw(_ specimen: String, _ explanation: String) -> String
  func warm(_ warmth: Verdict.Warmth) -> String
  var cold: String { get }
  func sender(_ message: String) -> String

  // Events.
  func event(_ number: Int, _ event: String) -> String
  func messages(_ count: Int) -> String
  /// How many, below a line that says of what.
  func fewer(_ count: Int) -> String
  var call: String { get }
  var notification: String { get }
  func inFull(_ example: String, _ isOneOfMany: Bool) -> String
  func byWidgets(_ patterns: [String], _ example: String) -> String
  /// That messages came on another thread, which no trace follows.
  func strays(_ count: Int, _ specimen: String) -> String
  func behind(_ groups: [(missed: Int, patterns: [String])]) -> String

  // Screens.
  var screen: String { get }
  var allScreens: String { get }
  var everyScreen: String { get }
  func screens(_ patterns: [String]) -> String
  func unchanged(_ subject: String, _ isSpoken: Bool) -> String
  func became(_ subject: String, _ was: String, _ now: String, _ isSpoken: Bool) -> String
  func whatChanged(_ subject: String, _ isSpoken: Bool) -> String
  var nothing: String { get }
}
