import Queries

/// A parameter of a command, whatever its type.
protocol AnyParameter {
  associatedtype Value
  /// How it is written.
  var form: ParameterForm { get }
  /// What its arguments are.
  var kind: ArgumentKind<Value> { get }
}

extension AnyParameter {
  /// What identifies it in a call.
  var id: String { form.id }
  /// How it is shown in a usage line: `EVENT`.
  var placeholder: String { form.placeholder }
  /// Whether a file's path may stand here.
  var takesFiles: Bool { kind.isFile }
  /// Whether its text, which goes to the end of the line, begins behind some words; nil if it takes none.
  var beginsText: (([Word]) -> Bool)? { kind.beginsText }

  func parse(_ word: Word, _ context: Context) throws(CommandError) -> Any {
    try kind.parse(word, context)
  }

  /// What could be typed, after these words.
  func candidates(_ context: Context, after words: [Word]) -> [Candidate] {
    kind.candidates(context, words)
  }

  /// Whether all that could be typed is named where the argument is missing, however much that is.
  var listsAll: Bool { kind.listsAll }

  /// What is named as an example where the argument is missing.
  func examples(_ context: Context) -> [String] {
    kind.examples?(context) ?? candidates(context, after: []).map(\.text)
  }
}

/// A parameter of a command, whose arguments have the type `Value`.
struct Parameter<Value>: AnyParameter {
  let form: ParameterForm
  private(set) var kind: ArgumentKind<Value>

  /// A parameter by its place.
  init(
    _ placeholder: String, _ kind: ArgumentKind<Value>, _ style: ParameterForm.Style = .required
  ) {
    form = ParameterForm(placeholder, style)
    self.kind = kind
  }

  /// A parameter after a keyword.
  init(
    after keyword: String, _ placeholder: String, _ kind: ArgumentKind<Value>,
    isRepeated: Bool = false
  ) {
    form = ParameterForm(placeholder, .clause(keyword: keyword, isRepeated: isRepeated))
    self.kind = kind
  }

  /// The same parameter, with these candidates.
  func completing(_ candidates: @escaping @MainActor (Context) -> [Candidate]) -> Self {
    completing { context, _ in candidates(context) }
  }

  /// The same parameter, with candidates that depend on the words before.
  func completing(_ candidates: @escaping @MainActor (Context, [Word]) -> [Candidate]) -> Self {
    var copy = self
    copy.kind.candidates = candidates
    return copy
  }

  /// The same parameter, of which all candidates are listed where it is missing, however many there are.
  func listingAll() -> Self {
    var copy = self
    copy.kind.listsAll = true
    return copy
  }

  /// The same parameter, with these examples where it is missing.
  func exemplified(by examples: @escaping @MainActor (Context) -> [String]) -> Self {
    var copy = self
    copy.kind.examples = examples
    return copy
  }
}

extension Parameter where Value == Void {
  /// A flag.
  init(flag name: String) {
    form = ParameterForm("", .flag(name: name))
    kind = ArgumentKind { _, _ throws(CommandError) in }
  }
}
