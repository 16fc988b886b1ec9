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
    case .cannotBeTraced(let member, let obstacle):
      "'\(member)' can't be traced: \(obstacle.message)"
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

extension Violation.Obstacle {
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
    case .asynchronous:
      "an async function leaves and comes back unseen. Answer through a callback, or mark it "
        + "'@Unrecorded'."
    case .observed:
      "'@Observable' makes it computed. Tell of it by a closure, or mark it '@ObservationIgnored' or "
        + "'@Unrecorded'."
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
