import LayerTracing

/// Which layers are alive.
enum LifeExpectation: ExpectationKind {
  /// A layer doesn't exist any more.
  case released(PathReference)
  /// A layer of this role is alive though nothing shows it any more. Nil expects that there is
  /// none.
  case leaks(Role?)

  static let keywords = ["released", "leaks"]
  // no text: the notation of the grammar
  static let definition = ["\"released\" path | \"leaks\" (\"none\" | role)"]
  // no text: lines of the language
  static let examples = ["released candy.viper.receipt.presenter", "leaks none", "leaks Presenter"]

  var description: String {
    switch self {
    case .released(let path): "released \(path)"
    case .leaks(let role): "leaks \(role?.name ?? "none")"
    }
  }

  init(_ keyword: String, from reader: inout TokenReader) throws(QueryError) {
    if keyword == "released" {
      self = .released(try PathReference(from: &reader))
    } else {
      self = .leaks(reader.accept("none") ? nil : try reader.role())
    }
  }

  var specimens: [Located<SpecimenReference>] {
    switch self {
    case .released(let path): [Located(path.specimen, at: path.specimenSpan)]
    case .leaks: []
    }
  }

  func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    switch self {
    case .released(let path): return try context.isReleased(path) ? nil : .stillExists(path)
    case .leaks(let role?): return context.survivors.contains(role) ? nil : .noneAlive(role)
    case .leaks(nil):
      let alive = context.survivors
      return alive.isEmpty ? nil : .stillAlive(alive)
    }
  }
}
