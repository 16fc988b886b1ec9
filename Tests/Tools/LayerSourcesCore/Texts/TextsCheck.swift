import SwiftSyntax

/// Holds what the sources say against the tables of texts: all that a reader may see comes from a table, by
/// a key, and every row is asked for.
///
/// A literal is taken for a text to be read if two words with a blank between them stand in it. Where one is
/// none, such as a line of a file's format, a comment on its line or on the one before says so, with the reason:
/// `// no text: Chrome's trace format`; before the first declaration it holds for the file. What is typed is none
/// either: a command's examples, how it is written, and the placeholders of what it takes.
struct TextsCheck {
  /// Something found.
  enum Violation: Equatable {
    /// A literal that is read stands outside of the tables.
    case literal(String)
    /// No table has the key.
    case unknownKey(String)
    /// Nothing asks for the row.
    case unused(String)
  }

  /// A violation, and where it is.
  struct Finding: Equatable {
    let place: String
    let violation: Violation
  }

  /// Where each key stands in the tables.
  private(set) var rows: [String: String] = [:]
  private var literals: [(place: String, text: String)] = []
  private var asked: [(place: String, pattern: KeyPattern)] = []
  private var others: Set<String> = []

  /// Takes the rows of a language's texts: lines of Apple's form `.strings`.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - path: The file; of a key that several have, the first one is told of.
  mutating func addTable(_ text: String, at path: String) {
    for (number, line) in text.split(separator: "\n").enumerated() where line.hasPrefix("\"") {
      let key = String(line.dropFirst().prefix { $0 != "\"" })
      if rows[key] == nil { rows[key] = "\(path):\(number + 1)" }
    }
  }

  /// Takes what the code around the texts asks for.
  mutating func addReader(_ file: ScannedFile) {
    let visitor = TextsVisitor(file)
    visitor.walk(file.tree)
    asked += visitor.asked
  }

  /// Takes what a file says and asks for.
  mutating func add(_ file: ScannedFile) {
    let visitor = TextsVisitor(file)
    visitor.walk(file.tree)
    literals += visitor.literals
    asked += visitor.asked
    others.formUnion(visitor.others)
  }

  /// What is wrong, by place.
  func findings() -> [Finding] {
    var findings = literals.map { Finding(place: $0.place, violation: .literal($0.text)) }
    var used = others.intersection(rows.keys)
    // A row that stands beside another, by an ending alone, is asked for where the other is.
    for (place, pattern) in asked.filter({ !$0.pattern.isBeside })
      + asked.filter(\.pattern.isBeside)
    {
      let keys =
        pattern.isWhole
        ? [pattern.text].filter { rows[$0] != nil }
        : rows.keys.filter { key in
          guard pattern.matches(key) else { return false }
          let other = String(key.dropLast(pattern.text.count - 1))
          return !pattern.isBeside || rows[other] == nil || used.contains(other)
        }
      if keys.isEmpty {
        findings.append(Finding(place: place, violation: .unknownKey(pattern.text)))
      }
      used.formUnion(keys)
    }
    findings += rows.filter { !used.contains($0.key) }
      .map { Finding(place: $0.value, violation: .unused($0.key)) }
    return findings.sorted { ($0.place, "\($0.violation)") < ($1.place, "\($1.violation)") }
  }

  /// Every key, with the place of its row and those where it is asked for by its name.
  func list() -> [String] {
    let places = Dictionary(grouping: asked, by: \.pattern.text).mapValues { $0.map(\.place) }
    return rows.sorted { $0.key < $1.key }.map { key, place in
      ([key, place] + (places[key] ?? [])).joined(separator: "  ")
    }
  }
}

extension TextsCheck.Finding: CustomStringConvertible {
  var description: String {
    switch violation {
    case .literal(let text):
      // The first line tells which.
      "\(place): a reader sees this, and no table has it: \"\(text.prefix { $0 != "\n" })\""
    case .unknownKey(let key): "\(place): no table has the key '\(key)'"
    case .unused(let key): "\(place): nothing asks for '\(key)'"
    }
  }
}

/// A key as it is asked for; what is interpolated, `*`, may be anything.
struct KeyPattern: Equatable {
  let text: String

  var isWhole: Bool { !text.contains("*") }

  /// Whether it says only how a key ends: `*.advice`.
  var isBeside: Bool { text.hasPrefix("*.") }

  func matches(_ key: String) -> Bool {
    var rest = key[...]
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      if place == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest.removeFirst(part.count)
      } else if place == parts.count - 1 {
        return rest.hasSuffix(part)
      } else {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return rest.isEmpty
  }
}

/// Finds texts and keys in one file.
private final class TextsVisitor: SyntaxVisitor {
  private let file: ScannedFile
  private(set) var asked: [(place: String, pattern: KeyPattern)] = []
  private(set) var literals: [(place: String, text: String)] = []
  /// All other literals: a key may be chosen before it is asked for.
  private(set) var others: Set<String> = []

  init(_ file: ScannedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func place(of node: some SyntaxProtocol) -> String {
    "\(file.path):\(file.line(of: node.positionAfterSkippingLeadingTrivia))"
  }

  /// The keys among the first argument's literals: it may choose one.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.arguments.first,
      TextsVisitor.asking.contains(name(of: node.calledExpression))
        || first.label?.text == "localized", !first.expression.is(FunctionCallExprSyntax.self)
    else { return .visitChildren }
    let keys = KeyVisitor(viewMode: .sourceAccurate)
    keys.walk(first.expression)
    for key in keys.found { asked.append((place(of: node), KeyPattern(text: key))) }
    for argument in node.arguments.dropFirst() { walk(argument) }
    if let closure = node.trailingClosure { walk(closure) }
    return .skipChildren
  }

  /// What is called: of a language's `localized` the name alone.
  private func name(of called: ExprSyntax) -> String {
    called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.trimmedDescription
  }

  private static let asking = [
    "localized", "localizedParts", "isLocalized", "LocalizedText", "Refusal", "LessonFault",
  ]
  /// How the keys begin that stand alone as what is thrown: `throw "error.not-stopped"`.
  private static let thrown = ["error.", "fault.", "refusal."]
  /// What stops the program says why to its authors.
  private static let forAuthors = ["precondition", "preconditionFailure", "fatalError", "assert"]

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.pattern
    others.insert(text)
    let isThrown = TextsVisitor.thrown.contains(where: text.hasPrefix) && !text.contains("*")
    if isThrown, !text.contains(" "), text.last != "." {
      asked.append((place(of: node), KeyPattern(text: text)))
    }
    if text.hasTwoWords, !isForAuthors(node), !isTyped(node), !isWaived(node) {
      literals.append((place(of: node), text))
    }
    return .visitChildren
  }

  private func isForAuthors(_ node: StringLiteralExprSyntax) -> Bool {
    var above = node.parent
    while let one = above, !one.is(CodeBlockItemSyntax.self) {
      if one.is(AttributeSyntax.self) { return true }
      if let call = one.as(FunctionCallExprSyntax.self),
        TextsVisitor.forAuthors.contains(call.calledExpression.trimmedDescription)
      {
        return true
      }
      above = one.parent
    }
    return false
  }

  /// Whether a literal says what is typed, which is the same in every language.
  private func isTyped(_ node: StringLiteralExprSyntax) -> Bool {
    var above = node.parent
    while let one = above, !one.is(CodeBlockItemSyntax.self) {
      if let argument = one.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        isTyped(argument, of: call)
      {
        return true
      }
      above = one.parent
    }
    return false
  }

  private func isTyped(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
    let called = call.calledExpression.trimmedDescription
    return switch argument.label?.text {
    case "writtenAs": true
    case "examples": called == "Command"
    default: called == "Parameter" && argument == call.arguments.first
    }
  }

  /// Whether a comment says that a literal is no text, in its statement's or its declaration's trivia or at
  /// the file's beginning.
  private func isWaived(_ node: StringLiteralExprSyntax) -> Bool {
    var above: Syntax? = Syntax(node)
    while let one = above {
      if one.leadingTrivia.saysNoText || one.trailingTrivia.saysNoText { return true }
      above = one.parent
    }
    return false
  }
}

/// Collects the literals of an expression.
private final class KeyVisitor: SyntaxVisitor {
  private(set) var found: [String] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node.pattern)
    return .skipChildren
  }

  /// What a choice goes by is no key.
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

extension Trivia {
  fileprivate var saysNoText: Bool {
    pieces.contains {
      if case .lineComment(let text) = $0 { text.hasPrefix("// no text: ") } else { false }
    }
  }
}

extension StringLiteralExprSyntax {
  /// The literal with a star in place of what is interpolated.
  fileprivate var pattern: String {
    segments.map { segment in
      if case .stringSegment(let text) = segment { text.content.text } else { "*" }
    }.joined()
  }
}

extension String {
  /// Whether two words stand in it, with a blank between them.
  fileprivate var hasTwoWords: Bool {
    let words = split(separator: " ").map { $0.filter(\.isLetter) }
    return zip(words, words.dropFirst()).contains { $0.count > 1 && $1.count > 1 }
  }
}
