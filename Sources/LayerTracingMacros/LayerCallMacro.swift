import SwiftSyntax
import SwiftSyntaxMacros

/// Rewrites a method to enter and leave through the layer's token.
///
/// The original statements move into a local function: a closure with a capture list directly in
/// the body of an expansion fails to compile (swiftlang/swift#80050). `#sourceLocation` keeps
/// errors, traps and backtraces on the lines of the source.
struct LayerCallMacro: BodyMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    guard let body = declaration.body else { return [] }
    guard let function = declaration.as(FunctionDeclSyntax.self) else {
      return Array(body.statements)
    }
    let call = TracedCall(function, in: context)
    let entry = call.entry(
      isEmpty: body.statements.isEmpty, captures: SelfCaptures.written(in: body, context))
    let rest = body.statements.isEmpty ? [] : call.body(body, in: context)
    return (entry + rest).map(CodeBlockItemSyntax.init(unparsed:))
  }
}

/// One method and the pieces of its new body.
private struct TracedCall {
  private let function: FunctionDeclSyntax
  private let parameters: [TracedParameter]
  private let token: String
  private let type: String
  private let receiver: String
  private let place: Place

  init(_ function: FunctionDeclSyntax, in context: some MacroExpansionContext) {
    self.function = function
    parameters = function.signature.parameterClause.parameters.map(TracedParameter.init)
    token = context.tokenExpression
    type = context.enclosingType
    receiver = context.receiver
    place = Place(of: function.name, in: context)
  }

  /// How the method can end without having done anything; nil if it owes a result.
  private var leaving: String? {
    guard let type = function.signature.returnClause?.type else { return "return" }
    let written = type.trimmedDescription
    if ["Void", "()"].contains(written) { return "return" }
    return type.is(OptionalTypeSyntax.self) && !written.contains("some ") ? "return nil" : nil
  }

  private var isAsync: Bool { function.signature.effectSpecifiers?.asyncSpecifier != nil }
  private var own: String { token == "_layerToken" ? token : "__token" }

  /// The method in full Swift form.
  private var name: String {
    "\(function.name.bare)(\(parameters.map { $0.label + ":" }.joined()))"
  }

  /// Entering, leaving, and the closures that the method was handed: what comes before its statements.
  func entry(isEmpty: Bool, captures: String) -> [String] {
    let kinds = String(parameters.map(\.mark))
    let site = place.site(
      "c", type: type, name: name, parameters: kinds, captures: captures)
    let values = parameters.filter(\.isRecorded).map(\.name)
    let arguments: String
    switch values.count {
    case 0: arguments = ""
    case 1: arguments = ", \(values[0])"
    default: arguments = ", values: [\(values.map { ".init(\($0))" }.joined(separator: ", "))]"
    }
    let handed = parameters.filter { $0.closure?.canBeWrapped ?? false }
    var items: [String] = []
    if own != token { items.append("let \(own) = \(token)") }
    items.append("let __t = \(own).enter(\(site), \(receiver)\(arguments))")
    if isEmpty { return items + ["\(own).leave(__t)"] }
    if let leaving { items.append("guard __t.isDelivered else { \(leaving) }") }
    items.append(isAsync ? "let __await = \(own).awaiting(__t)" : "defer { \(own).leave(__t) }")
    if !handed.isEmpty { items.append("let __port = \(own).port(to: __t.sender)") }
    for parameter in handed {
      guard let closure = parameter.closure else { continue }
      let message = closure.message(called: parameter.callbackName)
      let site = place.site("n", type: type, name: message.name, parameters: message.parameters)
      items.append(closure.shadow(of: parameter.name, site: site))
    }
    return items
  }

  /// The original statements in a local function, its call, and the result.
  func body(_ body: CodeBlockSyntax, in context: some MacroExpansionContext) -> [String] {
    let effects = function.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let tries = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    let result = function.signature.returnClause?.type.trimmedDescription
    let returns = result.flatMap { ["Void", "()"].contains($0) ? nil : $0 }
    let location = context.location(
      of: body.statements, at: .afterLeadingTrivia, filePathMode: .filePath)
    let start = location.map { "#sourceLocation(file: \($0.file), line: \($0.line))\n" } ?? ""
    let end = location == nil ? "" : "\n#sourceLocation()"
    let local = """
      func __body()\(effects)\(returns.map { " -> " + $0 } ?? "") {
      \(start)\(body.statements.trimmed)\(end)
      }
      """
    if isAsync { return [local] + awaiting(returns, throws: !tries.isEmpty) }
    let changed = parameters.filter { $0.isInout && $0.isRecorded }.map(\.name)
    guard let returns else { return [local, "\(tries)__body()"] + returned(changed) }
    return [local, "let __r\(annotation(returns)) = \(tries)__body()"]
      + returned(changed + ["__r"]) + ["return __r"]
  }

  /// What the method gives back, recorded: what it left in its `inout` arguments, and its result.
  private func returned(_ values: [String]) -> [String] {
    switch values.count {
    case 0: []
    case 1: ["\(own).returned(\(values[0]), from: __t)"]
    default:
      [
        "\(own).returned(values: [\(values.map { ".init(\($0))" }.joined(separator: ", "))], "
          + "from: __t)"
      ]
    }
  }

  /// An opaque result must keep the identity that the local function gives it, and a variable can't be
  /// 'sending'.
  private func annotation(_ returns: String) -> String {
    let words = returns.split { !$0.isLetter }
    return words.contains("some") || words.contains("sending") ? "" : ": \(returns)"
  }

  /// The call of an asynchronous method's statements: it may be left meanwhile, and then what it comes to is
  /// a message to its caller.
  private func awaiting(_ returns: String?, throws: Bool) -> [String] {
    func leave(_ kind: Character, _ argument: String) -> String {
      let site = place.site(kind, type: type, name: name, parameters: "")
      return "\(own).leave(__t, since: __await, \(site), \(argument))"
    }
    // What is 'sending' can't be passed on by what binds the task: there the caller's message stays the cause.
    let isBound = !(returns ?? "").split { !$0.isLetter }.contains("sending")
    let tries = `throws` ? "try " : ""
    let call =
      isBound ? "\(tries)await __await.run { \(tries)await __body() }" : "\(tries)await __body()"
    var statements = [
      "let __r\(annotation(returns ?? "Void")) = \(call)", leave("a", "returning: __r"),
    ]
    if returns != nil { statements.append("return __r") }
    guard `throws` else { return statements }
    return [
      "do {\n\(statements.joined(separator: "\n"))\n} catch {\n\(leave("e", "throwing: error"))\nthrow error\n}"
    ]
  }
}

/// One parameter of a method.
private struct TracedParameter {
  /// The argument label, `_` for none.
  let label: String
  /// The name inside the method.
  let name: String
  /// What it is if it may be kept: `@escaping` or optional.
  let closure: TracedClosure?
  /// Whether it is a closure, or has one inside.
  let isClosure: Bool
  /// Whether its value is recorded.
  let isRecorded: Bool
  /// Whether the method may leave another value in it.
  let isInout: Bool

  init(_ parameter: FunctionParameterSyntax) {
    label = parameter.firstName.bare
    name = (parameter.secondName ?? parameter.firstName).text
    let type = parameter.type.trimmedDescription
    let function = TracedClosure(parameter.type)
    let isKept = type.contains("@escaping") || function?.isOptional == true
    closure = isKept ? function : nil
    isClosure = type.contains("->")
    isInout = type.hasPrefix("inout ")
    isRecorded =
      name != "_" && !isClosure && !type.contains("@autoclosure") && !type.contains("~Copyable")
  }

  /// How the site tells what is recorded of it.
  var mark: Character { isRecorded ? "v" : isClosure ? "f" : "_" }

  /// What a closure without named arguments is called in the trace.
  var callbackName: String { label == "_" ? name : label }
}
