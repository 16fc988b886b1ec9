/// A check that is written once and held against two builds: a flawed one, and the sound one beside it.
///
/// The check may leave the build's name out: `trace never View -> Model`. If it names only one of
/// the two builds, that name stands for the build that is checked. If it names both, only the
/// flawed one's name does; the sound one's name means itself. So `screen mvp~a == mvp` compares the
/// screen of the build that is checked with the sound one's.
public struct SharedCheck: Sendable {
  /// The check of the flawed build.
  public let ofFlawed: Expectation
  /// The same check of the sound build.
  public let ofSound: Expectation
  /// Whether the check is about the build at all: not if it names only others, or is about no
  /// event.
  public let isOfBuild: Bool

  /// Reads a check.
  ///
  /// - Parameters:
  ///   - text: The check.
  ///   - base: Where it begins in its line, in UTF-8 bytes from 0.
  ///   - flawed: The name of the flawed build: `mvp~a`.
  ///   - sound: The name of the sound one: `mvp`.
  ///   - patterns: The names of all builds that a check may name.
  ///   - vocabulary: What else it may name.
  /// - Throws: A ``QueryError`` at what can't be read, or a name that there isn't.
  public init(
    _ text: String, at base: Int = 0, of flawed: String, beside sound: String,
    among patterns: [String], vocabulary: Vocabulary
  ) throws(QueryError) {
    func reading(_ spoken: String, as name: String) throws(QueryError) -> Expectation {
      try Expectation(
        text, at: base, of: name, spokenOfAs: spoken, among: patterns, vocabulary: vocabulary)
    }
    func names(_ name: String, in check: Expectation) -> Bool {
      check.specimens?.contains { $0.value.pattern.lowercased() == name } ?? false
    }
    var check = try reading(flawed, as: flawed)
    var spoken = flawed
    if !names(flawed, in: check), names(sound, in: check) {
      spoken = sound
      check = try reading(sound, as: flawed)
    }
    ofFlawed = check
    ofSound = try reading(spoken, as: sound)
    // What leaks isn't asked of one specimen: it is about all that is open.
    isOfBuild = check.specimens?.isEmpty == true || names(flawed, in: check)
  }
}

extension Expectation {
  /// Reads a check that is said of a build, whose name it may leave out.
  ///
  /// - Parameters:
  ///   - text: The check.
  ///   - base: Where it begins in its line, in UTF-8 bytes from 0.
  ///   - build: The build's name.
  ///   - spoken: What stands for the build where it is named; its name by default.
  ///   - patterns: The names of all builds that a check may name.
  ///   - vocabulary: What else it may name.
  /// - Throws: A ``QueryError`` at what can't be read.
  public init(
    _ text: String, at base: Int = 0, of build: String, spokenOfAs spoken: String? = nil,
    among patterns: [String], vocabulary: Vocabulary
  ) throws(QueryError) {
    var vocabulary = vocabulary
    vocabulary.build = CheckedBuild(build, spokenOfAs: spoken ?? build, among: patterns)
    try self.init(text, at: base, vocabulary: vocabulary)
  }
}

/// The build that a check is said of.
struct CheckedBuild: Sendable {
  private let name: SpecimenReference
  private let spoken: String
  private let patterns: Set<String>

  /// Describes the build that a check is said of.
  ///
  /// - Parameters:
  ///   - name: The build's name.
  ///   - spoken: What stands for it where it is named.
  ///   - patterns: The names of all builds. A check that begins with any other word names none.
  init(_ name: String, spokenOfAs spoken: String, among patterns: [String]) {
    self.name = SpecimenReference(pattern: name)
    self.spoken = spoken
    self.patterns = Set(patterns.map { String($0.prefix { $0 != "~" }) })
  }

  /// The specimen that a name means: the checked build if the name stands for it, else the one
  /// named.
  func meant(by named: SpecimenReference) -> SpecimenReference {
    guard named.pattern.lowercased() == spoken else { return named }
    return SpecimenReference(feature: named.feature, pattern: name.pattern)
  }

  /// The checked build if the name before a token was left out; nil if the token is a name.
  func left(outBefore token: Token, features: [String]) -> SpecimenReference? {
    switch token.kind {
    case .end: return nil
    case .identifier(let word):
      let word = word.lowercased()
      return patterns.contains(word) || features.contains(word) ? nil : name
    default: return name
    }
  }
}

extension TokenReader {
  /// The build that a check is said of, if no build is named ahead.
  var buildInPlaceOfName: SpecimenReference? {
    vocabulary.build?.left(outBefore: next, features: vocabulary.features)
  }
}
