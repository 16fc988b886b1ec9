/// A violation and its place.
struct Finding: Equatable, Comparable, CustomStringConvertible {
  /// The file, as it was named on the command line.
  let path: String
  /// The 1-based line.
  let line: Int
  /// The 1-based column in UTF-8 bytes, as compilers count.
  let column: Int
  /// What is wrong there.
  let violation: Violation

  /// By place, so that a run reads like its files.
  static func < (one: Finding, other: Finding) -> Bool {
    if one.path != other.path { return one.path < other.path }
    if one.line != other.line { return one.line < other.line }
    if one.column != other.column { return one.column < other.column }
    return one.description < other.description
  }

  /// `file:line:column: error: message [rule]`, which editors and CI turn into a link.
  var description: String {
    "\(path):\(line):\(column): error: \(violation.message) [\(violation.rule.rawValue)]"
  }
}

/// The names of the rules, as waivers and findings write them.
enum RuleName: String, CaseIterable {
  case extensionWithoutLayer = "extension-without-layer"
  case subclassWithoutLayer = "subclass-without-layer"
  case cannotBeTraced = "cannot-be-traced"
  case specimenKnowsTooMuch = "specimen-knows-too-much"
  case waiver
}
