import LayerTracingMacros
import SwiftSyntax

/// Within a layer, members that the macro can't trace are opted out openly, with `@Unrecorded`.
///
/// The macro works on spelling, one declaration at a time: it sees no function type behind an
/// alias, no member inside `#if`, and it can't add an observer where storage is lazy, wrapped, or
/// observed from both sides. Such members drop out of the trace; this makes that a decision.
struct CannotBeTraced: Rule {
  let name = RuleName.cannotBeTraced
  let summary = "A member of a layer that can't be traced is marked '@Unrecorded'."

  func findings(in scan: Scan) -> [Finding] {
    scan.file.types.flatMap { type -> [Finding] in
      guard [.class, .actor, .extension].contains(type.kind), type.attributes.layer != nil else {
        return []
      }
      let judge = Judge(
        scan: scan, scope: .init(file: scan.number, container: type.name),
        isObserved: type.attributes.all.contains { Attributes.name(of: $0) == "Observable" })
      return Members.all(in: type.members).flatMap { member -> [Finding] in
        if let function = member.declaration.as(FunctionDeclSyntax.self) {
          return judge.findings(in: function, member.isConditional)
        }
        if let property = member.declaration.as(VariableDeclSyntax.self) {
          return judge.findings(in: property, member.isConditional)
        }
        return []
      }
    }
  }

  /// Looks at the members of one layer.
  private struct Judge {
    /// The file, and the project around it.
    let scan: Scan
    let scope: Project.Scope
    /// Whether another macro makes the layer's stored properties computed: their closures can't be wrapped.
    let isObserved: Bool

    /// The obstacles in a method.
    func findings(in function: FunctionDeclSyntax, _ isConditional: Bool) -> [Finding] {
      guard !Members.isStatic(function.modifiers), !Attributes(function.attributes).isUnrecorded
      else { return [] }
      let name = DeclarationName.of(function)
      var findings: [Finding] = []
      if isConditional { findings.append(finding(name, .conditional, at: function.name)) }
      for parameter in function.signature.parameterClause.parameters {
        guard let alias = scan.project.functionAlias(parameter.type, in: scope) else { continue }
        let parameterName = DeclarationName.plain(parameter.secondName ?? parameter.firstName)
        findings.append(
          finding(
            name, .aliasedParameter(name: parameterName, alias: alias), at: parameter.type))
      }
      let effects = function.signature.effectSpecifiers
      if let keyword = effects?.throwsClause?.throwsSpecifier, keyword.text == "rethrows" {
        findings.append(finding(name, .rethrowing, at: keyword))
      }
      return findings
    }

    /// The obstacles in a declaration of properties; computed ones have nothing to trace.
    func findings(in property: VariableDeclSyntax, _ isConditional: Bool) -> [Finding] {
      let attributes = Attributes(property.attributes)
      guard !Members.isStatic(property.modifiers), !attributes.isUnrecorded else { return [] }
      let lazy = property.modifiers.first { $0.name.text == "lazy" }
      let wrapper = attributes.all.first(where: isWrapper)
      let isVariable = property.bindingSpecifier.text == "var"
      var type: TypeSyntax?
      var findings: [Finding] = []
      // Backwards, because in `a, b: Int` the annotation of `b` is that of `a` too.
      for binding in property.bindings.reversed() {
        type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
        guard let observers = Self.observers(of: binding) else { continue }
        for token in DeclarationName.bound(by: binding.pattern) {
          let name = DeclarationName.plain(token)
          if isConditional, isVariable { findings.append(finding(name, .conditional, at: token)) }
          if isObserved, isVariable, !attributes.isUnobserved,
            type.map({ TypeName.unwrapped($0).is(FunctionTypeSyntax.self) }) == true
          {
            findings.append(finding(name, .observed, at: token))
          }
          if let lazy { findings.append(finding(name, .lazy, at: lazy)) }
          if let wrapper {
            let wrapperName = TypeName.dotted(wrapper.attributeName) ?? ""
            findings.append(finding(name, .wrapper(wrapperName), at: wrapper))
          }
          if let type, let alias = scan.project.functionAlias(type, in: scope) {
            findings.append(finding(name, .aliasedProperty(alias: alias), at: token))
          }
          if observers.count > 1 {
            findings.append(finding(name, .bothObservers, at: observers[1]))
          }
        }
      }
      return findings
    }

    /// Whether `attribute` is a property wrapper, as far as spelling tells: those and global actors
    /// are types, so they begin with a capital. What is known to be neither is let through.
    private func isWrapper(_ attribute: AttributeSyntax) -> Bool {
      let known: Set = [
        "Layer", "Unrecorded", "MainActor", "IBOutlet", "IBInspectable", "GKInspectable",
        "Inject", "NSCopying", "NSManaged", "ObservationIgnored",
      ]
      let name = Attributes.name(of: attribute)
      guard name.first?.isUppercase == true, !known.contains(name) else { return false }
      return !scan.project.isGlobalActor(name, in: scope)
    }

    /// The `willSet` and `didSet` of a stored property; nil if the property is computed.
    private static func observers(of binding: PatternBindingSyntax) -> [AccessorDeclSyntax]? {
      guard let block = binding.accessorBlock else { return [] }
      guard case .accessors(let accessors) = block.accessors else { return nil }
      let observers = accessors.filter {
        ["willSet", "didSet"].contains($0.accessorSpecifier.text)
      }
      return observers.count == accessors.count ? Array(observers) : nil
    }

    /// A finding about the member `name`.
    private func finding(
      _ name: String, _ error: Violation.TracingError, at node: some SyntaxProtocol
    ) -> Finding {
      scan.file.finding(.cannotBeTraced(member: name, error), at: node)
    }
  }
}
