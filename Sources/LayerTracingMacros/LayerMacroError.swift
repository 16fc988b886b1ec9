import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Something that `@Layer` can't do what it is asked for, as a fact; the words are in ``message``.
enum LayerMacroError {
  case notAClass(any DeclGroupSyntax, AttributeSyntax)
  case roleMissing(AttributeSyntax)
  case rethrowing(FunctionDeclSyntax, ThrowsClauseSyntax)
  case never(FunctionDeclSyntax, TypeSyntax)
  case lazy(VariableDeclSyntax, DeclModifierSyntax)
  case wrapped(VariableDeclSyntax, AttributeSyntax)
  case severalBindings(VariableDeclSyntax)
  case bothObservers(VariableDeclSyntax)
  case observedClosure(VariableDeclSyntax)
  case conditionalMembers(IfConfigDeclSyntax)
  case subscripted(SubscriptDeclSyntax)
  case observed(VariableDeclSyntax)
  case elsewhere(any WithAttributesSyntax, ExprSyntax)

  /// Tells the compiler.
  func diagnose(in context: some MacroExpansionContext) {
    context.diagnose(
      Diagnostic(
        node: node, message: Note(text: message, id: id, severity: severity), fixIts: fixIts))
  }

  private var id: String { String(describing: self).prefix { $0 != "(" }.description }

  private var severity: DiagnosticSeverity {
    switch self {
    case .notAClass, .roleMissing: .error
    default: .warning
    }
  }

  private var node: Syntax {
    switch self {
    case .notAClass(_, let attribute), .roleMissing(let attribute): Syntax(attribute)
    case .rethrowing(_, let clause): Syntax(clause)
    case .never(_, let type): Syntax(type)
    case .lazy(_, let modifier): Syntax(modifier)
    case .wrapped(_, let attribute): Syntax(attribute)
    case .severalBindings(let variable), .bothObservers(let variable),
      .observedClosure(let variable):
      Syntax(variable)
    case .conditionalMembers(let conditional): Syntax(conditional)
    case .subscripted(let member): Syntax(member.subscriptKeyword)
    case .observed(let variable): Syntax(variable)
    case .elsewhere(_, let call): Syntax(call)
    }
  }

  private var message: String {
    switch self {
    case .notAClass(let declaration, _):
      if declaration.is(ProtocolDeclSyntax.self) {
        "a protocol plays no role; put '@Layer(role)' on the classes that conform to it"
      } else if declaration.is(ExtensionDeclSyntax.self) {
        "an extension plays its class's role; write '@Layer' without a role"
      } else {
        "only a class, an actor or a structure can be a layer: a layer has an identity that messages go to"
      }
    case .roleMissing: "a layer needs a role: '@Layer(.presenter)'"
    case .rethrowing(let function, _):
      "'\(function.name.text)' rethrows and can't be traced; make it 'throws', "
        + "or mark it '@Unrecorded'"
    case .never(let function, _):
      "'\(function.name.text)' never returns and can't be traced; mark it '@Unrecorded'"
    case .lazy(let variable, _):
      "writes to lazy '\(variable.names)' can't be traced; set it in 'init', "
        + "or mark it '@Unrecorded'"
    case .wrapped(let variable, let wrapper):
      "writes to '\(variable.names)', which \(wrapper.trimmedDescription) wraps, can't be traced; "
        + "mark it '@Unrecorded'"
    case .severalBindings(let variable):
      "writes to '\(variable.names)' can't be traced; declare one property a line, "
        + "or mark them '@Unrecorded'"
    case .bothObservers(let variable):
      "writes to '\(variable.names)' can't be traced beside both 'willSet' and 'didSet'; "
        + "keep one, or mark it '@Unrecorded'"
    case .observedClosure(let variable):
      "calls of the closure in '\(variable.names)' can't be traced beside its 'didSet'; "
        + "make it 'willSet', or mark it '@Unrecorded'"
    case .subscripted:
      "a subscript can't be traced; make it a method, or mark it '@Unrecorded'"
    case .observed(let variable):
      "calls of the closure in '\(variable.names)', which '@Observable' makes computed, can't be traced; "
        + "mark it '@ObservationIgnored' or '@Unrecorded'"
    case .elsewhere(_, let call):
      "the trace doesn't follow what '\(call.trimmedDescription)' starts, and no event of the shell waits "
        + "for it; begin a 'Task', ask a service, which answers when it is told to, or mark it "
        + "'@Unrecorded'"
    case .conditionalMembers:
      "members inside '#if' can't be traced; move the condition into their bodies"
    }
  }

  private var fixIts: [FixIt] {
    switch self {
    case .notAClass(let declaration, let attribute):
      guard declaration.is(ExtensionDeclSyntax.self) else { return [] }
      let bare = attribute.with(\.leftParen, nil).with(\.arguments, nil).with(\.rightParen, nil)
        .with(\.trailingTrivia, attribute.trailingTrivia)
      return [fixIt("remove the role", replacing: attribute, with: bare)]
    case .roleMissing(let attribute):
      let role = attribute.with(\.attributeName, "\(attribute.attributeName.trimmed)(.<#role#>)")
        .with(\.trailingTrivia, attribute.trailingTrivia)
      return [fixIt("add a role", replacing: attribute, with: role)]
    case .rethrowing(let function, let clause):
      let specifier = clause.throwsSpecifier
      let throwing = specifier.with(\.tokenKind, .keyword(.throws))
      return [
        fixIt("make it 'throws'", replacing: specifier, with: throwing), unrecorded(function),
      ]
    case .never(let function, _): return [unrecorded(function)]
    case .lazy(let variable, _), .wrapped(let variable, _), .severalBindings(let variable),
      .bothObservers(let variable), .observedClosure(let variable):
      return [unrecorded(variable)]
    case .subscripted(let member): return [unrecorded(member)]
    case .observed(let variable):
      return [
        marked(variable, "ObservationIgnored", "leave it unobserved"), unrecorded(variable),
      ]
    case .elsewhere(let member, _): return [unrecorded(member)]
    case .conditionalMembers: return []
    }
  }

  private func unrecorded(_ member: some WithAttributesSyntax) -> FixIt {
    marked(member, "Unrecorded", "leave it untraced")
  }

  /// Marks a member with an attribute.
  private func marked(
    _ member: some WithAttributesSyntax, _ attribute: String, _ text: String
  ) -> FixIt {
    var marked = member
    let leading = member.leadingTrivia
    marked.leadingTrivia = []
    marked.attributes.insert(
      .attribute(
        AttributeSyntax(TypeSyntax("\(raw: attribute)")).with(\.trailingTrivia, .space)),
      at: marked.attributes.startIndex)
    marked.leadingTrivia = leading
    return fixIt(text, replacing: member, with: marked)
  }

  private func fixIt(
    _ text: String, replacing old: some SyntaxProtocol, with new: some SyntaxProtocol
  ) -> FixIt {
    FixIt(
      message: Note(text: text, id: id + ".fix", severity: .note),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }
}

extension VariableDeclSyntax {
  /// The names that are declared, for a message.
  fileprivate var names: String {
    bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
  }
}

/// The words of one misuse.
private struct Note: DiagnosticMessage, FixItMessage {
  let message: String
  let diagnosticID: MessageID
  let severity: DiagnosticSeverity
  var fixItID: MessageID { diagnosticID }

  init(text: String, id: String, severity: DiagnosticSeverity) {
    message = text
    diagnosticID = MessageID(domain: "Layer", id: id)
    self.severity = severity
  }
}
