import Languages

/// A look that a lesson asks for.
public struct LookExpectation: Hashable, Sendable {
  /// What kind of look is asked for.
  public let kind: TakenLook.Kind
  /// What is to be looked at; nil for anything.
  private let object: Object?

  private enum Object: Hashable {
    case specimen(SpecimenReference)
    case path(PathReference)
    case text(String)
  }

  /// The build that the look is to be about; nil if it is about anything else, or any build.
  public var build: SpecimenReference? {
    if case .specimen(let specimen) = object { specimen } else { nil }
  }

  /// Whether a look is the one that is asked for.
  public func matches(_ look: TakenLook) -> Bool {
    guard kind == look.kind else { return false }
    let seen = look.subject.lowercased()
    switch object {
    case nil: return true
    // The look names the build first; a message, a path or a check may follow.
    case .specimen(let build):
      return seen.prefix { !"#. ".contains($0) } == build.pattern.lowercased()
    case .path(let path):
      let wanted = LookExpectation.key(path)
      // A layer shows what it holds, but nothing that lies deeper.
      return seen == wanted
        || wanted.hasPrefix(seen + ".") && !wanted.dropFirst(seen.count + 1).contains(".")
    case .text(let wanted): return seen == wanted.lowercased()
    }
  }

  /// A path without its feature, in small letters.
  private static func key(_ path: PathReference) -> String {
    let text = path.description.lowercased()
    guard let feature = path.specimen.feature else { return text }
    return String(text.dropFirst(feature.count + 1))
  }

  /// The sentence that this look wasn't taken yet.
  var missing: String {
    switch object {
    case nil: kind.missing(nil)
    case .specimen(let specimen): kind.missing(specimen.title)
    case .path(let path): kind.missing(path.description)
    case .text(let text): kind.missing(text)
    }
  }
}

extension LookExpectation: ExpectationKind {
  package static let isOfEvents = false
  package static let keywords = TakenLook.Kind.allCases.map(\.keyword)
  package static let definition = Production.folded(TakenLook.Kind.allCases.map(\.definition))
  package static let examples = TakenLook.Kind.allCases.flatMap(\.examples)

  /// The expectation as it is read.
  public var description: String {
    switch object {
    case nil: kind.keyword
    case .specimen(let specimen): "\(kind.keyword) \(specimen)"
    case .path(let path): "\(kind.keyword) \(path)"
    case .text(let text):
      "\(kind.keyword) \(LookExpectation.isBare(text) ? text : text.quotedAsWord)"
    }
  }

  package init(_ keyword: String, from reader: inout TokenReader) throws(QueryError) {
    guard let kind = TakenLook.Kind.allCases.first(where: { $0.keyword == keyword }) else {
      throw reader.error(
        .expected(localized("query.thing.expectation")), accepting: LookExpectation.keywords)
    }
    self.kind = kind
    if kind.isOfAny, reader.isAtEnd {
      object = nil
      return
    }
    object =
      switch kind.object {
      case .specimen: .specimen(try Located<SpecimenReference>(from: &reader).value)
      case .path: .path(try PathReference(from: &reader))
      case .fileOrMessage: .text(try reader.fileOrMessage())
      case .feature: .text(try reader.feature())
      }
  }

  package func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    context.looks.contains(where: matches) ? nil : .notLooked(self)
  }

  /// Whether a file, a message or a feature can stand without quotes.
  private static func isBare(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || "._#~+".contains($0) }
      && text.first?.isLetter == true
  }
}
