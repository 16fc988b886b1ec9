import Languages

extension TakenLook {
  /// What can be looked at. A new kind is a row of ``allCases``, its words, and the command that takes the look.
  public struct Kind: Sendable {
    /// The command that takes the look, as it is written down: `inspect`.
    public let command: String
    /// The word with which an expectation asks for it: `inspected`.
    let keyword: String
    /// What it is a look at.
    let object: Object
    /// Whether it can be asked for without saying at what.
    var isOfAny = false
    /// Whether the look is about a learner's build alone: without that build it doesn't count.
    public var isOfBuild = false
    /// The error while the look wasn't taken, at a subject or at anything.
    let missing: @Sendable (_ subject: String?) -> String
    /// Ways to ask for it.
    let examples: [String]

    /// What can be looked at.
    enum Object: String {
      case specimen, path, feature
      // no text: the notation of the grammar
      case fileOrMessage = "(file | message)"
    }

    /// The grammar of what is asked for.
    var definition: String {
      let object = isOfAny ? "[\(object.rawValue)]" : object.rawValue
      return "\"\(keyword)\" \(object)"
    }
  }
}

// no text: words and lines of the language
extension TakenLook.Kind {
  /// A flaw was found, by a message or path of a variant: `mvp~a#1.3`.
  public static let blamed = TakenLook.Kind(
    command: "blame", keyword: "blamed", object: .specimen, isOfAny: true,
    missing: { $0.map { localized("check.look.flaw", $0) } ?? localized("check.look.no-flaw") },
    examples: ["blamed mvp~a"])
  /// A check told a flawed build and the sound one apart: `mvp~a trace never View -> Model`.
  public static let proved = TakenLook.Kind(
    command: "prove", keyword: "proved", object: .specimen, isOfAny: true,
    missing: {
      $0.map { localized("check.look.proved", $0) } ?? localized("check.look.nothing-proved")
    },
    examples: ["proved mvp~a"])
  /// All that a user can do was tried with a build, and nothing wrong was found: `mvp~body`.
  public static let hunted = TakenLook.Kind(
    command: "hunt", keyword: "hunted", object: .specimen, isOfBuild: true,
    missing: { localized("check.look.hunted", $0 ?? "") }, examples: ["hunted mvp"])
  /// A learner's test passed on the sound build and failed on all flawed ones: `mvp~test`.
  public static let tested = TakenLook.Kind(
    command: "test", keyword: "tested", object: .specimen, isOfBuild: true,
    missing: { localized("check.look.tested", $0 ?? "") }, examples: ["tested mvp"])
  /// A value was looked at, or the layer that shows it among its own: `mvc.model.number`.
  public static let inspected = TakenLook.Kind(
    command: "inspect", keyword: "inspected", object: .path,
    missing: { localized("check.look.inspected", $0 ?? "") },
    examples: ["inspected mvc.model.number"])
  /// A file or the code behind a message was read: `Amount.swift`, `mvc#1.4`.
  public static let read = TakenLook.Kind(
    command: "source", keyword: "read", object: .fileOrMessage,
    missing: { localized("check.look.read", $0 ?? "") },
    examples: ["read Amount.swift", "read mvc#1.4"])
  /// What the patterns of a feature cost was compared.
  public static let compared = TakenLook.Kind(
    command: "compare", keyword: "compared", object: .feature, isOfAny: true,
    missing: {
      $0.map { localized("check.look.compared", $0) } ?? localized("check.look.nothing-compared")
    },
    examples: ["compared candy"])
}

extension TakenLook.Kind: CaseIterable {
  /// All, in the order in which the grammar tells them.
  public static let allCases = [blamed, proved, hunted, tested, inspected, read, compared]

  /// The kind of look that a command takes; nil if it takes none.
  public init?(command: String) {
    guard let kind = Self.allCases.first(where: { $0.command == command }) else { return nil }
    self = kind
  }
}

extension TakenLook.Kind: Hashable {
  /// Whether one command takes both.
  public static func == (one: Self, other: Self) -> Bool { one.command == other.command }

  /// Hashes the command.
  public func hash(into hasher: inout Hasher) { hasher.combine(command) }
}
