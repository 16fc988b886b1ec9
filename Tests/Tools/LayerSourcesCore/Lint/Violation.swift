/// What a rule found, as a fact.
enum Violation: Equatable {
  /// An extension of the layer class `of` has methods but no `@Layer`.
  case extensionWithoutLayer(of: String)
  /// A protocol's extension has method bodies that the layer class `adopter` runs untraced.
  case protocolExtensionWithoutLayer(of: String, adopter: String)
  /// A class without `@Layer` inherits from the layer class `ancestor`.
  case subclassWithoutLayer(name: String, ancestor: String)
  /// A member of a layer can't be traced.
  case cannotBeTraced(member: String, TracingError)
  /// A specimen mentions what belongs to the machinery of tracing.
  case mentions(String)
  /// A specimen imports a module that is not its business.
  case imports(String)
  /// A layer that must not draw imports Widgets, which only the `drawing` roles may.
  case importsWidgets(role: String, drawing: [String])
  /// No file says to which pattern a specimen belongs.
  case undeclaredPattern
  /// A dialect or a variant belongs to a pattern that no file declares.
  case unknownPattern(String, known: [String])
  /// A waiver can't be honoured.
  case waiver(WaiverFlaw)

  /// What hides a member from the layer macro.
  enum TracingError: Equatable {
    /// A parameter's type is an alias of a function type.
    case aliasedParameter(name: String, alias: String)
    /// A stored property's type is an alias of a function type.
    case aliasedProperty(alias: String)
    /// The property is lazy.
    case lazy
    /// The property has a wrapper.
    case wrapper(String)
    /// The member stands inside `#if`.
    case conditional
    /// The function rethrows.
    case rethrowing
    /// The property has both observers already.
    case bothObservers
    /// The property holds a closure, and its class is observed.
    case observed
  }

  /// What is wrong with a waiver.
  enum WaiverFlaw: Equatable {
    /// It isn't written `// layer-lint: allow(RULE): reason`.
    case malformed
    /// It names a rule that doesn't exist.
    case unknownRule(String)
    /// It gives no reason.
    case noReason(RuleName)
    /// It tries to waive the rule about waivers.
    case ofWaivers
  }

  var rule: RuleName {
    switch self {
    case .extensionWithoutLayer, .protocolExtensionWithoutLayer: .extensionWithoutLayer
    case .subclassWithoutLayer: .subclassWithoutLayer
    case .cannotBeTraced: .cannotBeTraced
    case .mentions, .imports, .importsWidgets, .undeclaredPattern, .unknownPattern:
      .specimenKnowsTooMuch
    case .waiver: .waiver
    }
  }
}

struct Finding: Equatable, Comparable, CustomStringConvertible {
  /// The file, as it was named on the command line.
  let path: String
  let line: Int
  /// The 1-based column in UTF-8 bytes, as compilers count.
  let column: Int
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

/// The wording of all findings: what is wrong, and what to do.
extension Violation {
  /// One line without the place and the rule.
  var message: String {
    switch self {
    case .extensionWithoutLayer(let name):
      "'\(name)' is a layer, but this extension has no '@Layer': its methods would be missing "
        + "from the trace. Write '@Layer' above the extension."
    case .protocolExtensionWithoutLayer(let name, let adopter):
      "the layer '\(adopter)' adopts '\(name)', but this extension has no '@Layer': its methods "
        + "would be missing from the trace. Write '@Layer' above the extension."
    case .subclassWithoutLayer(let name, let ancestor):
      "'\(name)' inherits from the layer '\(ancestor)' but has no '@Layer': what it overrides "
        + "would be missing from the trace. Write '@Layer' with its role above the class."
    case .cannotBeTraced(let member, let error):
      "'\(member)' can't be traced: \(error.message)"
    case .mentions(let name):
      "a specimen must read like an app's code, so it may not mention '\(name)'. Leave tracing to "
        + "'@Layer'."
    case .imports(let module):
      "a specimen may import Features, Widgets, and LayerTracing, not '\(module)'."
    case .importsWidgets(let role, let drawing):
      "in this pattern only \(drawing.map { $0 + "s" }.joined(separator: " and ")) import "
        + "Widgets, and this file declares '@Layer(.\(role))'. Move what draws to the view."
    case .undeclaredPattern:
      "nothing says of which pattern this file is. Write a file with 'public let pattern = "
        + "Pattern(…)', 'dialect = Dialect(…)' or 'variant = Variant(…)' into its folder or into "
        + "one above."
    case .unknownPattern(let name, let known):
      "no file declares the pattern '\(name)'. Declared are: \(known.joined(separator: ", "))."
    case .waiver(let flaw):
      flaw.message
    }
  }
}

extension Violation.TracingError {
  /// Why, and the way out; `@Unrecorded` is the documented one.
  fileprivate var message: String {
    switch self {
    case .aliasedParameter(let name, let alias):
      "the type of parameter '\(name)' is '\(alias)', an alias of a function type, and '@Layer' "
        + "sees no function behind an alias. Write the function type out."
    case .aliasedProperty(let alias):
      "its type is '\(alias)', an alias of a function type, and '@Layer' sees no function behind "
        + "an alias. Write the function type out."
    case .lazy:
      "a lazy property can't have observers. Set it in an initializer, or mark it '@Unrecorded'."
    case .wrapper(let name):
      "the wrapper '@\(name)' owns its storage. Store it plainly, or mark it '@Unrecorded'."
    case .conditional:
      "'@Layer' sees no member inside '#if'. Move the '#if' into the member, or mark it "
        + "'@Unrecorded'."
    case .rethrowing:
      "a rethrowing function can't be wrapped. Write 'throws', or mark it '@Unrecorded'."
    case .observed:
      "'@Observable' makes it computed, so that its closure can't be wrapped. Mark it "
        + "'@ObservationIgnored' or '@Unrecorded'."
    case .bothObservers:
      "it has both 'willSet' and 'didSet', which leaves no room for the trace. Keep one, or mark "
        + "it '@Unrecorded'."
    }
  }
}

extension Violation.WaiverFlaw {
  /// What is wrong with the comment, and how to write it.
  fileprivate var message: String {
    switch self {
    case .malformed:
      "this waiver can't be read. Write '// layer-lint: allow(RULE): reason'."
    case .unknownRule(let name):
      "this waiver names no rule: '\(name)'. The rules are "
        + RuleName.allCases.filter { $0 != .waiver }.map(\.rawValue).joined(separator: ", ") + "."
    case .noReason(let rule):
      "this waiver gives no reason. Write '// layer-lint: allow(\(rule.rawValue)): reason'."
    case .ofWaivers:
      "the rule about waivers can't be waived. Mend the waiver instead."
    }
  }
}
