import SwiftSyntax

/// A closure that is handed to a layer, and how it is made to run as whoever handed it over.
struct TracedClosure {
  /// The function type without `@escaping` and optional marks.
  let type: FunctionTypeSyntax
  /// Whether it may be nil.
  let isOptional: Bool
  /// The type as a local variable has it.
  private let written: String

  /// Sees a function type through `@escaping`, attributes, parentheses and `?`; nil for any other
  /// type. A typealias can't be seen through: the macro knows only what is written.
  init?(_ type: TypeSyntax) {
    guard let (function, isOptional) = TracedClosure.function(type) else { return nil }
    self.type = function
    self.isOptional = isOptional
    var written = type
    if !isOptional, let attributed = type.as(AttributedTypeSyntax.self) {
      written = TypeSyntax(
        attributed.with(
          \.attributes, attributed.attributes.filter { !$0.trimmedDescription.hasPrefix("@escaping") }))
    }
    self.written = written.trimmedDescription
  }

  private static func function(_ type: TypeSyntax) -> (FunctionTypeSyntax, Bool)? {
    if let type = type.as(FunctionTypeSyntax.self) { return (type, false) }
    if let type = type.as(AttributedTypeSyntax.self) { return function(type.baseType) }
    if let type = type.as(OptionalTypeSyntax.self) {
      return function(type.wrappedType).map { ($0.0, true) }
    }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1,
      let element = type.elements.first, element.firstName == nil
    {
      return function(element.type)
    }
    return nil
  }

  /// Whether a wrapper can pass everything on: not `inout` arguments, and not across an `await`.
  var canBeWrapped: Bool {
    type.effectSpecifiers?.asyncSpecifier == nil
      && !type.parameters.contains { $0.type.trimmedDescription.contains("inout ") }
  }

  /// The message that running the closure sends: the name of what it brings if it names just one
  /// thing, else its own name with labels.
  func message(called name: String) -> (name: String, parameters: String) {
    let labels = type.parameters.map { ($0.secondName ?? $0.firstName)?.text ?? "_" }
    let parameters = String(repeating: "v", count: labels.count)
    if labels.count == 1, labels[0] != "_" { return (labels[0], parameters) }
    return ("\(name)(\(labels.map { $0 + ":" }.joined()))", parameters)
  }

  /// A declaration `let name: Type = …` of the wrapped closure.
  ///
  /// - Parameters:
  ///   - name: The variable; its present value is read.
  ///   - site: The literal of the notification's site.
  func shadow(of name: String, site: String) -> String {
    "let \(name): \(written) = \(wrapped(name, site: site))"
  }

  /// The expression for a closure that does the same as `value`, as its owner.
  func wrapped(_ value: String, site: String) -> String {
    let names = type.parameters.indices.enumerated().map { "__a\($0.offset)" }
    let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
    let tries = type.effectSpecifiers?.throwsClause == nil ? "" : "try "
    let values: String
    switch names.count {
    case 0: values = ""
    case 1: values = ", \(names[0])"
    default: values = ", values: [\(names.map { ".init(\($0))" }.joined(separator: ", "))]"
    }
    let body =
      "{ \(head)let __c = __port.enter(\(site)\(values)); defer { __port.leave(__c) }; "
      + "return \(tries)__f(\(names.joined(separator: ", "))) }"
    let bare = isOptional ? type.trimmedDescription : written
    return isOptional
      ? "\(value).map { (__f: @escaping \(bare)) -> \(bare) in \(body) }"
      : "{ (__f: @escaping \(bare)) -> \(bare) in \(body) }(\(value))"
  }
}
