import SwiftSyntax

/// A closure that is handed to a layer, and how it is made to run as the layer that handed it over.
struct TracedClosure {
  /// The function type without `@escaping` and optional marks.
  let type: FunctionTypeSyntax
  /// Whether it may be nil.
  let isOptional: Bool
  /// The function type with its attributes, `@Sendable` for example, but for `@escaping`.
  private let bare: String
  /// The type as a local variable has it.
  private let written: String

  /// Sees a function type through `@escaping`, attributes, parentheses, `?` and `!`; nil for any
  /// other type. A typealias can't be seen through: the macro knows only what is written.
  init?(_ type: TypeSyntax) {
    guard let found = TracedClosure.function(type, bare: nil) else { return nil }
    self.type = found.type
    isOptional = found.isOptional
    bare = found.bare
    written = isOptional ? type.trimmedDescription : bare
  }

  private static func function(
    _ type: TypeSyntax, bare: String?
  ) -> (type: FunctionTypeSyntax, bare: String, isOptional: Bool)? {
    if let type = type.as(FunctionTypeSyntax.self) {
      return (type, bare ?? type.trimmedDescription, false)
    }
    if let type = type.as(AttributedTypeSyntax.self) {
      let kept = type.attributes.filter { !$0.trimmedDescription.hasPrefix("@escaping") }
      let stripped = type.with(\.attributes, kept).with(\.specifiers, []).trimmedDescription
      return function(type.baseType, bare: bare ?? stripped)
    }
    if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    {
      return function(wrapped, bare: nil).map { ($0.type, $0.bare, true) }
    }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1,
      let element = type.elements.first, element.firstName == nil
    {
      return function(element.type, bare: bare)
    }
    return nil
  }

  /// Whether a wrapper can pass everything on: not `inout` or variadic arguments, and not across an
  /// `await`.
  var canBeWrapped: Bool {
    type.effectSpecifiers?.asyncSpecifier == nil
      && !type.parameters.contains {
        $0.ellipsis != nil || $0.type.trimmedDescription.contains("inout ")
      }
  }

  /// For each parameter whether its value is recorded: a closure's is not.
  private var isRecorded: [Bool] {
    type.parameters.map { !$0.type.trimmedDescription.contains("->") }
  }

  /// The message that running the closure sends: the name of what it brings if it names just one
  /// thing, else its own name with labels.
  func message(called name: String) -> (name: String, parameters: String) {
    let labels = type.parameters.map { ($0.secondName ?? $0.firstName)?.bare ?? "_" }
    let parameters = String(isRecorded.map { $0 ? "v" : "f" })
    if labels.count == 1, labels[0] != "_", isRecorded[0] { return (labels[0], parameters) }
    return ("\(name)(\(labels.map { $0 + ":" }.joined()))", parameters)
  }

  /// A declaration `let name: Type = …` of the wrapped closure, and a use of it, because the method
  /// needn't use it. The variable's present value is read.
  func shadow(of name: String, site: String) -> String {
    "let \(name): \(written) = \(wrapped(name, site: site)); _ = \(name)"
  }

  /// The expression for a closure that does the same as `value`, as its owner.
  func wrapped(_ value: String, site: String) -> String {
    let names = type.parameters.indices.enumerated().map { "__a\($0.offset)" }
    let list = names.joined(separator: ", ")
    let throwing = type.effectSpecifiers?.throwsClause?.trimmedDescription
    // A closure's thrown type is not inferred.
    let head = throwing.map { "(\(list)) \($0) in " } ?? (names.isEmpty ? "" : "\(list) in ")
    let tries = throwing == nil ? "" : "try "
    let recorded = zip(names, isRecorded).filter(\.1).map(\.0)
    let values: String
    switch recorded.count {
    case 0: values = ""
    case 1: values = ", \(recorded[0])"
    default: values = ", values: [\(recorded.map { ".init(\($0))" }.joined(separator: ", "))]"
    }
    let result = type.returnClause.type.trimmedDescription
    let guarded =
      ["Void", "()"].contains(result) ? "guard __c.isDelivered else { return }; " : ""
    let body =
      "{ \(head)let __c = __port.enter(\(site)\(values)); \(guarded)defer { __port.leave(__c) }; "
      + "return \(tries)__f(\(list)) }"
    return isOptional
      ? "\(value).map { (__f: @escaping \(bare)) -> \(bare) in \(body) }"
      : "{ (__f: @escaping \(bare)) -> \(bare) in \(body) }(\(value))"
  }
}
