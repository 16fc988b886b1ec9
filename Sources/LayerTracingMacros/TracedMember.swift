import SwiftSyntax
import SwiftSyntaxMacros

/// How one member of a layer is traced; nil for a member that is not.
enum TracedMember {
  /// A method, whose body is rewritten.
  case call
  /// A stored property with a `willSet` of its own, which can't have another; or one of closure type,
  /// whose closure is made to run as the layer that stored it.
  case write
  /// Any other stored property: a write is recorded before it is done, as a call is before it runs.
  case willWrite

  /// Decides about a member, and says so where it should be traced but can't be.
  init?(
    _ member: some DeclSyntaxProtocol, isObserved: Bool = false,
    in context: some MacroExpansionContext
  ) {
    if let marked = member.asProtocol((any WithAttributesSyntax).self),
      !marked.attributes.has("Unrecorded")
    {
      for call in WorkElsewhere.calls(in: member) {
        LayerMacroError.elsewhere(marked, call).diagnose(in: context)
      }
    }
    if let function = member.as(FunctionDeclSyntax.self) {
      self.init(function, in: context)
    } else if let variable = member.as(VariableDeclSyntax.self) {
      self.init(variable, isObserved: isObserved, in: context)
    } else if let member = member.as(SubscriptDeclSyntax.self) {
      let isOurs =
        !member.attributes.has("Unrecorded") && !member.modifiers.has("static")
        && !member.modifiers.has("class")
      if isOurs { LayerMacroError.subscripted(member).diagnose(in: context) }
      return nil
    } else {
      return nil
    }
  }

  /// The attribute that makes it so.
  var attributes: [AttributeSyntax] {
    switch self {
    case .call: [AttributeSyntax(unparsed: "LayerTracing._LayerCall")]
    case .write: [AttributeSyntax(unparsed: "LayerTracing._LayerWrite")]
    case .willWrite: [AttributeSyntax(unparsed: "LayerTracing._LayerWillWrite")]
    }
  }

  private init?(_ function: FunctionDeclSyntax, in context: some MacroExpansionContext) {
    guard function.body != nil, !function.attributes.has("Unrecorded"),
      !function.modifiers.has("static"), !function.modifiers.has("class")
    else { return nil }
    let effects = function.signature.effectSpecifiers
    if let clause = effects?.throwsClause, clause.throwsSpecifier.tokenKind == .keyword(.rethrows) {
      LayerMacroError.rethrowing(function, clause).diagnose(in: context)
      return nil
    }
    if let type = function.signature.returnClause?.type, type.trimmedDescription == "Never" {
      LayerMacroError.never(function, type).diagnose(in: context)
      return nil
    }
    self = .call
  }

  private init?(
    _ variable: VariableDeclSyntax, isObserved: Bool, in context: some MacroExpansionContext
  ) {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.attributes.has("Unrecorded"),
      !variable.modifiers.has("static"), !variable.modifiers.has("class"),
      // The superclass stores it, and records it.
      !variable.modifiers.has("override"),
      // What a layer refers to weakly is wiring, and wiring is no message.
      !variable.modifiers.has("weak"), !variable.modifiers.has("unowned"),
      // So is what a container injects: it comes once, and is never written.
      !variable.attributes.has("Inject")
    else { return nil }
    let observers = variable.bindings.first?.accessorBlock?.observers
    if variable.bindings.first?.accessorBlock != nil, observers == nil { return nil }
    if let lazy = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) }) {
      LayerMacroError.lazy(variable, lazy).diagnose(in: context)
      return nil
    }
    // An observer can't be added to what another macro makes computed. Reads and writes are recorded where
    // that macro tells of them; a closure that is stored there can't be wrapped.
    if isObserved, !variable.attributes.has("ObservationIgnored") {
      let holdsClosure = variable.bindings.contains {
        $0.typeAnnotation.flatMap { TracedClosure($0.type) } != nil
      }
      if holdsClosure { LayerMacroError.observed(variable).diagnose(in: context) }
      return nil
    }
    if let wrapper = variable.attributes.propertyWrapper {
      LayerMacroError.wrapped(variable, wrapper).diagnose(in: context)
      return nil
    }
    // An observer is added to one name, so that `(a, b)` is as many as two.
    guard variable.bindings.count == 1,
      variable.bindings.first?.pattern.is(IdentifierPatternSyntax.self) == true
    else {
      LayerMacroError.severalBindings(variable).diagnose(in: context)
      return nil
    }
    let isClosure =
      variable.bindings.first?.typeAnnotation.flatMap { TracedClosure($0.type) } != nil
    switch observers {
    case nil: self = isClosure ? .write : .willWrite
    case ["willSet"]: self = .write
    case ["didSet"]:
      if isClosure {
        LayerMacroError.observedClosure(variable).diagnose(in: context)
        return nil
      }
      self = .willWrite
    default:
      LayerMacroError.bothObservers(variable).diagnose(in: context)
      return nil
    }
  }
}

extension AccessorBlockSyntax {
  /// The names of the observers, or nil if the property is computed.
  var observers: Set<String>? {
    guard case .accessors(let list) = accessors else { return nil }
    let names = Set(list.map(\.accessorSpecifier.text))
    return names.isSubset(of: ["willSet", "didSet"]) ? names : nil
  }
}

extension AttributeListSyntax {
  /// Whether one of the attributes has this name, with or without its module.
  func has(_ name: String) -> Bool {
    contains {
      guard let written = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription else {
        return false
      }
      return written == name || written.hasSuffix(".\(name)")
    }
  }

  /// The first attribute that is, by its upper-case name, a property wrapper.
  var propertyWrapper: AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      let name = $0.attributeName.trimmedDescription
      return name.first?.isUppercase == true
        && !["MainActor", "IBOutlet", "NSManaged", "ObservationIgnored"].contains(name)
    }
  }
}
