import Languages

/// Why a command can't do what it is asked for.
nonisolated extension Refusal {
  /// A difference is asked for, but not of two layers, messages or files.
  static let differenceOfTwo = Refusal("error.difference-of-two")

  /// A path is missing; some that there are.
  static func needsPath(_ paths: [String]) -> Refusal {
    Refusal("error.needs-path", advice: paths)
  }

  /// A specimen stands where a value should.
  static func needsValue(specimen: String) -> Refusal {
    Refusal("error.why-needs-value", advice: specimen)
  }

  /// No layer holds a layer so named; some questions that have an answer.
  static func noSuchReference(_ questions: [String]) -> Refusal {
    Refusal("error.no-reference", advice: questions)
  }

  /// A message is named without its pattern; how it could be.
  static func whichPattern(example: String) -> Refusal {
    Refusal("error.which-pattern", advice: example)
  }

  /// A whole event is named where one message should be.
  static func oneMessage(_ event: String) -> Refusal {
    Refusal("error.one-message", advice: event.brief)
  }

  /// Nothing is wrong with the specimen; the name of one with a mistake.
  static func sound(_ specimen: String, flawed: String) -> Refusal {
    Refusal("error.sound", specimen, advice: flawed)
  }

  /// A hunt's goal isn't about events; the keywords are those that one about events begins with.
  static func notOfEvents(_ keywords: [String]) -> Refusal {
    Refusal("error.not-of-events", advice: keywords)
  }

  /// No number of minutes that can be planned.
  static func minutes(_ range: ClosedRange<Int>) -> Refusal {
    Refusal("error.minutes", advice: range.lowerBound, range.upperBound)
  }
}
