import Views

/// What is told of what a learner does and looks for, in English.
struct EnglishLookPhrases: LookPhrases, InEnglishByDefault {}

extension LookPhrases where Self: InEnglishByDefault {
  // What is open.
  func built(_ feature: String, _ count: Int, _ only: String?, _ areEqual: Bool) -> String {
    if let only { return "\(feature), built in \(only)" }
    let times = count == 2 ? "built twice" : "built \(spelled(count)) times"
    return "\(feature), \(times)" + (areEqual ? ". The user can't tell them apart" : "")
  }
  func besides(_ asked: [String], _ others: [String], _ areEqual: Bool, _ line: String) -> String {
    "Open beside \(asked.count == 1 ? "it" : "them"), with \(areEqual ? "the same" : "another") "
      + "screen: \(Wording.list(others)). To have \(Wording.list(asked)) alone: \(line)."
  }
  func aside(_ patterns: [String], _ line: String) -> String {
    "Put aside: \(Wording.list(patterns)). To have \(patterns.count == 1 ? "it" : "them"), too: \(line)."
  }
  func reset(_ events: Int) -> String {
    "Loaded anew; \(Wording.count(events, "event")) forgotten."
  }
  func undone(_ what: String) -> String { "Undone: \(what)" }

  // Notes.
  func noted(_ message: String?, _ event: Int?) -> String {
    let place = message ?? event.map { $0 == 0 ? "loading" : "event \($0)" }
    return "Noted\(place.map { ", at \($0)" } ?? "")."
  }

  // Pointing at what is wrong.
  var right: String { "Right." }
  func flaw(_: String, _ explanation: String) -> String { explanation }
  func warm(_ warmth: Verdict.Warmth) -> String {
    switch warmth {
    case .way: "Warm: this way of messages."
    case .ofLayer(let layer): "Warm: the \(layer), but not in this message."
    case .layer: "Warm: this layer has to do with it."
    case .inLayer: "Warm: this layer, but not this."
    }
  }
  var cold: String {
    "Cold. Nothing is wrong with this. 'rules', 'owners', 'leaks' and 'source' may help."
  }
  func sender(_ message: String) -> String { "The line that sends it: source \(message) --sender" }

  // Events.
  func event(_ number: Int, _ event: String) -> String { "event \(number), \(event)" }
  func messages(_ count: Int) -> String { Wording.count(count, "message") }
  func fewer(_ count: Int) -> String { String(count) }
  var call: String { "call" }
  var notification: String { "notification" }
  func inFull(_ example: String, _ isOneOfMany: Bool) -> String {
    isOneOfMany ? "names: side     one in full: trace \(example)" : "in full: trace \(example)"
  }
  func byWidgets(_ patterns: [String], _ example: String) -> String {
    "In \(Wording.list(patterns)) the View's own widgets did this, and no other layer is told; to see "
      + "them: trace \(example) --inside"
  }
  func strays(_ count: Int, _ specimen: String) -> String {
    "\(specimen): \(Wording.count(count, "message")) came on another thread, in no event and in no trace. What "
      + "they change may be shown late. A service answers when it is told to; a queue doesn't."
  }
  func behind(_ groups: [(missed: Int, patterns: [String])]) -> String {
    let told = groups.map {
      "by \(Wording.count($0.missed, "event")): \(Wording.list($0.patterns))"
    }
    return "Behind \(told.joined(separator: "; ")). To bring up: sync."
  }

  // Screens.
  var screen: String { "The screen" }
  var allScreens: String { "All screens" }
  var everyScreen: String { "Every screen" }
  func screens(_ patterns: [String]) -> String { Wording.list(patterns) }
  func unchanged(_ subject: String, _ isSpoken: Bool) -> String {
    isSpoken ? "\(subject) unchanged." : "\(subject): unchanged."
  }
  func became(_ subject: String, _ was: String, _ now: String, _ isSpoken: Bool) -> String {
    isSpoken ? "\(subject) changed from \(was) to \(now)." : "\(subject): \(was) became \(now)."
  }
  func whatChanged(_ subject: String, _ isSpoken: Bool) -> String {
    isSpoken ? "\(subject), what changed:" : "\(subject), what changed; the whole: screen."
  }
  var nothing: String { "nothing" }

  /// A number as a word if it is small.
  private func spelled(_ number: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(number) ? words[number] : String(number)
  }
}
