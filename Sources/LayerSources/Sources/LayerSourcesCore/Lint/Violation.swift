/// What a rule found, as a fact.
enum Violation: Equatable {
  /// An extension of the layer class `of` has methods but no `@Layer`.
  case extensionWithoutLayer(of: String)
  /// A protocol's extension has method bodies that the layer class `adopter` runs untraced.
  case protocolExtensionWithoutLayer(of: String, adopter: String)
  /// A class without `@Layer` inherits from the layer class `ancestor`.
  case subclassWithoutLayer(name: String, ancestor: String)
  /// A member of a layer can't be traced.
  case cannotBeTraced(member: String, obstacle: Obstacle)
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
  enum Obstacle: Equatable {
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
    /// The function is async.
    case asynchronous
    /// The property has both observers already.
    case bothObservers
    /// The property's class is observed.
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

  /// The rule that found it.
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
