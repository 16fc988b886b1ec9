import Features
import Languages
import LayerTracing
import Platform
import Queries
import Staging

/// The rules that a recorded trace is held against: those of one of the program's patterns, or those of a file.
struct RulesOfTrace {
  /// The rules.
  let rules: PatternRules
  /// Whether they name the types of the app that was recorded. Those of the program's patterns name the types of its
  /// own features.
  let knowsTypes: Bool

  /// Why there are no such rules.
  enum ReadError: Error {
    /// There is no such pattern, or the file can't be read.
    case refusal(Refusal)
    /// The file isn't one of rules.
    case file(RuleFileError)
  }

  /// Finds the rules that a word names.
  ///
  /// - Parameters:
  ///   - word: A pattern, such as `mvp` or `mvc~classic`, or a file.
  ///   - path: Where the file is.
  ///   - features: The features in which the patterns are.
  /// - Throws: Why there are none.
  init(_ word: String, at path: String, features: [Feature]) throws(ReadError) {
    if let rules = RulesOfTrace.rules(of: word, in: features) {
      (self.rules, knowsTypes) = (rules, false)
      return
    }
    guard RulesOfTrace.isFile(word, at: path) else {
      let names = RulesOfTrace.names(in: features)
      throw .refusal(
        Refusal(
          "error.no-rules", word.brief, advice: names,
          nearest: NearestName.to(word, among: names), exitCode: .usage))
    }
    let text: String
    do throws(SystemError) {
      text = try TextFile.read(path, largest: RuleFile.largest)
    } catch {
      throw .refusal(.cannotRead(error))
    }
    do throws(RuleFileError) {
      rules = try RuleFile(text).rules
    } catch {
      throw .file(error)
    }
    knowsTypes = true
  }

  /// The rules of a specimen that is known here by its full name; nil for any other.
  init?(ofSpecimen name: String, in features: [Feature]) {
    let reference = SpecimenReference(fullName: name)
    let specimens = features.first { $0.name == reference.feature }?.specimens ?? []
    guard let rules = specimens.first(where: { $0.name == reference.pattern })?.rules else {
      return nil
    }
    (self.rules, knowsTypes) = (rules, true)
  }

  /// How the name of a file of rules ends.
  static let ending = ".rules"

  /// Whether a word means a file: it is a path, has an ending, or there is a file of that name.
  static func isFile(_ word: String, at path: String) -> Bool {
    word.contains("/") || word.contains(".") || access(path, F_OK) == 0
  }

  /// The rules of one of the program's patterns; nil if there is none of this name.
  static func rules(of name: String, in features: [Feature]) -> PatternRules? {
    let name = name.lowercased()
    return features.lazy.flatMap(\.specimens).first { $0.name == name && $0.flaw == nil }?.rules
  }

  /// The names of the program's patterns and their dialects that have rules.
  static func names(in features: [Feature]) -> [String] {
    features.flatMap(\.specimens).filter { $0.flaw == nil && $0.rules != nil }.map(\.name).unique
  }
}

extension RuleFileError {
  /// The error as a part of a line of the shell is refused: with its place, and the line with a caret.
  func refusal(in file: String) -> Refusal {
    Refusal(
      LocalizedText("rule-file.place", file, line, column, reason.message),
      nearest: reason.nearest, accepted: reason.advice.map(LocalizedText.init(verbatim:)),
      evidence: evidence)
  }

  /// The error as compilers write one, which editors find: its place, what is wrong, and the line with a caret.
  func lines(in file: String) -> [String] {
    let headline = Wording.headline(reason.message.description, nearest: reason.nearest)
    let sentence = [headline, reason.advice].compactMap(\.self).joined(separator: " ")
    // no text: as compilers write it
    return ["\(file):\(line):\(column): error: \(sentence)".sanitized] + evidence
  }

  /// The line, and a caret below what is meant; nothing where it is the end of the file, or too wide for a terminal.
  private var evidence: [String] {
    let shown = text.sanitized
    guard !shown.isEmpty, shown.displayWidth() <= RuleFileError.widest else { return [] }
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self).sanitized
    }
    let lead = String(repeating: " ", count: part(0..<span.lowerBound).displayWidth())
    let carets = String(repeating: "^", count: max(1, part(span).displayWidth()))
    return ["  \(shown)", "  \(lead)\(carets)"]
  }

  private static let widest = 120
}
