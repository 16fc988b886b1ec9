import LayerTracing

/// Something that should be so, over state, screen and trace: a line of a lesson.
///
/// ```
/// expectation = "state" condition
///             | "screen" specimen ("==" specimen | "contains" string)
///             | "trace" specimen (order | exactly | never | count)
///             | ("paused" | "stopped") "before" hop
///             | "released" path
///             | "leaks" ("none" | role)
///             | "rules" specimen "broken" number "times"
///             | "blamed" [specimen] | "inspected" path
///             | "read" (file | message) | "compared" [feature]
/// ```
public enum Expectation: Equatable, Sendable {
  /// This is so of what layers hold.
  case state(Condition)
  /// Two specimens show the same.
  case sameScreen(Located<SpecimenReference>, Located<SpecimenReference>)
  /// A specimen's screen has this text on one of its lines.
  case screenContains(Located<SpecimenReference>, String)
  /// This is so of the messages that a specimen sent since the step began.
  case trace(Located<SpecimenReference>, TraceExpectation)
  /// The session is paused before such a message.
  case paused(before: Hop)
  /// A layer doesn't exist any more.
  case released(PathReference)
  /// A layer of this role is alive though nothing shows it any more; nil for that none is.
  case leaks(Role?)
  /// The learner took such a look since the step began.
  case looked(LookExpectation)
  /// A specimen broke its pattern's rules so often.
  case rulesBroken(Located<SpecimenReference>, times: Int)
}

extension Expectation: CustomStringConvertible {
  /// The expectation as it is read.
  public var description: String {
    rest.isEmpty ? keyword.rawValue : "\(keyword.rawValue) \(rest)"
  }

  private var keyword: Keyword {
    switch self {
    case .state: .state
    case .sameScreen, .screenContains: .screen
    case .trace: .trace
    case .paused: .paused
    case .released: .released
    case .leaks: .leaks
    case .looked(let look):
      switch look {
      case .blamed: .blamed
      case .inspected: .inspected
      case .read: .read
      case .compared: .compared
      }
    case .rulesBroken: .rules
    }
  }

  private var rest: String {
    switch self {
    case .state(let condition): condition.description
    case .sameScreen(let one, let other): "\(one.value) == \(other.value)"
    case .screenContains(let specimen, let text):
      "\(specimen.value) contains \(text.quotedAsWord)"
    case .trace(let specimen, let trace): "\(specimen.value) \(trace)"
    case .paused(let hop): "before \(hop)"
    case .released(let path): path.description
    case .leaks(let role): role?.name ?? "none"
    case .looked(let look): look.object
    case .rulesBroken(let specimen, let times): "\(specimen.value) broken \(times) times"
    }
  }
}

extension Expectation: Readable {
  /// The words with which one begins.
  package static var keywords: [String] { Keyword.allCases.map(\.rawValue) }

  private enum Keyword: String, CaseIterable {
    case state, screen, trace, paused, stopped, released, leaks, rules
    case blamed, inspected, read, compared
  }

  /// Reads an expectation.
  package init(from reader: inout TokenReader) throws(QueryError) {
    let keyword = try reader.one(
      of: Keyword.allCases.map { ($0.rawValue, $0) }, "an expectation")
    switch keyword {
    case .state: self = .state(try Condition(from: &reader, in: .state))
    case .screen: try self.init(screenFrom: &reader)
    case .trace:
      let specimen = try Located<SpecimenReference>(from: &reader)
      self = .trace(specimen, try TraceExpectation(from: &reader))
    case .paused, .stopped:
      try reader.expect("before")
      self = .paused(before: try Hop(from: &reader))
    case .released: self = .released(try PathReference(from: &reader))
    case .leaks: self = .leaks(reader.accept("none") ? nil : try reader.role())
    case .blamed:
      self = .looked(
        .blamed(reader.isAtEnd ? nil : try Located<SpecimenReference>(from: &reader).value))
    case .inspected: self = .looked(.inspected(try PathReference(from: &reader)))
    case .read: self = .looked(.read(try reader.fileOrMessage()))
    case .compared:
      self = .looked(.compared(reader.isAtEnd ? nil : try reader.feature()))
    case .rules:
      let specimen = try Located<SpecimenReference>(from: &reader)
      try reader.expect("broken")
      let times = try reader.count("a whole number")
      // One time reads better in the singular.
      if !reader.accept("times"), times != 1 || !reader.accept("time") {
        throw reader.fault(.expected("'times'"))
      }
      self = .rulesBroken(specimen, times: times)
    }
  }

  private init(screenFrom reader: inout TokenReader) throws(QueryError) {
    let specimen = try Located<SpecimenReference>(from: &reader)
    switch try reader.one(
      of: [("==", true), ("contains", false)], "a check of the screen")
    {
    case true: self = .sameScreen(specimen, try Located(from: &reader))
    case false: self = .screenContains(specimen, try reader.string())
    }
  }
}

extension Expectation {
  static let production = Production(
    "expectation", "= \"state\" condition",
    "| \"screen\" specimen (\"==\" specimen | \"contains\" string)",
    "| \"trace\" specimen trace",
    "| (\"paused\" | \"stopped\") \"before\" hop",
    "| \"released\" path | \"leaks\" (\"none\" | role)",
    "| \"rules\" specimen \"broken\" number \"times\"",
    "| \"blamed\" [specimen] | \"inspected\" path",
    "| \"read\" (file | message) | \"compared\" [feature]",
    examples: [
      "state mvp.presenter.amount.number == 1",
      "screen mvp == mvc", "screen mvp contains '천국 사탕'",
      "trace mvp order View -> Presenter, Presenter -> View: set*",
      "paused before Presenter -> View", "released candy.viper.receipt.presenter",
      "rules mvp~a broken 2 times", "leaks none", "leaks Presenter", "blamed mvp~a",
      "inspected mvc.model.number", "read Amount.swift", "read mvc#1.4", "compared candy",
    ],
    readBy: { text throws(QueryError) in
      let known = Vocabulary(features: ["candy"], roles: Role.known)
      return try Expectation(text, vocabulary: known).description
    })
}
