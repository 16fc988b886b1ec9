import Languages

/// A look that a lesson asks for.
public enum LookExpectation: Hashable, Sendable {
  /// The flaw of a variant was found; of any if none is named.
  case blamed(SpecimenReference?)
  /// A flawed build was told from the sound one by a check; any if none is named.
  case proved(SpecimenReference?)
  /// Nothing wrong was found in a build, whatever was fired.
  case hunted(SpecimenReference)
  /// The tests in a build of the learner's tell the sound build from the flawed ones.
  case tested(SpecimenReference)
  /// A value was looked at, or the layer that shows it among its own.
  case inspected(PathReference)
  /// A file or the code behind a message was read.
  case read(String)
  /// The costs of the patterns were compared; of a feature if one is named.
  case compared(String?)

  /// What kind of look is asked for.
  public var kind: TakenLook.Kind {
    switch self {
    case .blamed: .blamed
    case .proved: .proved
    case .hunted: .hunted
    case .tested: .tested
    case .inspected: .inspected
    case .read: .read
    case .compared: .compared
    }
  }

  /// Whether a look is the one that is asked for.
  public func matches(_ look: TakenLook) -> Bool {
    guard kind == look.kind else { return false }
    let seen = look.what.lowercased()
    switch self {
    case .blamed(nil), .proved(nil), .compared(nil): return true
    case .blamed(let specimen?):
      return seen.prefix { $0 != "#" && $0 != "." } == specimen.pattern.lowercased()
    case .proved(let specimen?):
      return seen.prefix { $0 != " " } == specimen.pattern.lowercased()
    case .hunted(let specimen), .tested(let specimen):
      return seen == specimen.pattern.lowercased()
    case .inspected(let path):
      let wanted = LookExpectation.key(path)
      // A layer shows what it holds, but nothing that lies deeper.
      return seen == wanted
        || wanted.hasPrefix(seen + ".") && !wanted.dropFirst(seen.count + 1).contains(".")
    case .read(let wanted): return seen == wanted.lowercased()
    case .compared(let feature?): return seen == feature.lowercased()
    }
  }

  /// A path without its feature, in small letters.
  private static func key(_ path: PathReference) -> String {
    let text = path.description.lowercased()
    guard let feature = path.specimen.feature else { return text }
    return String(text.dropFirst(feature.count + 1))
  }

  /// That nothing of the kind was looked at yet.
  var missing: String {
    switch self {
    case .blamed(nil): localized("check.look.no-flaw")
    case .blamed(let specimen?): localized("check.look.flaw", specimen.title)
    case .proved(nil): localized("check.look.nothing-proved")
    case .proved(let specimen?): localized("check.look.proved", specimen.title)
    case .hunted(let specimen): localized("check.look.hunted", specimen.title)
    case .tested(let specimen): localized("check.look.tested", specimen.title)
    case .inspected(let path): localized("check.look.inspected", path.description)
    case .read(let what): localized("check.look.read", what)
    case .compared(nil): localized("check.look.nothing-compared")
    case .compared(let feature?): localized("check.look.compared", feature)
    }
  }
}

extension LookExpectation: ExpectationKind {
  package static let keywords = TakenLook.Kind.allCases.map(\.keyword)
  // no text: the notation of the grammar
  package static let definition = [
    "\"blamed\" [specimen] | \"proved\" [specimen] | \"hunted\" specimen",
    "\"tested\" specimen | \"inspected\" path | \"compared\" [feature]",
    "\"read\" (file | message)",
  ]
  // no text: lines of the language
  package static let examples = [
    "blamed mvp~a", "proved mvp~a", "hunted mvp", "tested mvp", "inspected mvc.model.number",
    "read Amount.swift", "read mvc#1.4",
    "compared candy",
  ]

  /// The expectation as it is read.
  public var description: String {
    switch self {
    case .blamed(let specimen): specimen.map { "blamed \($0)" } ?? "blamed"
    case .proved(let specimen): specimen.map { "proved \($0)" } ?? "proved"
    case .hunted(let specimen): "hunted \(specimen)"
    case .tested(let specimen): "tested \(specimen)"
    case .inspected(let path): "inspected \(path)"
    case .read(let what): "read \(LookExpectation.isBare(what) ? what : what.quotedAsWord)"
    case .compared(let feature): feature.map { "compared \($0)" } ?? "compared"
    }
  }

  package init(_ keyword: String, from reader: inout TokenReader) throws(QueryError) {
    guard let kind = TakenLook.Kind.allCases.first(where: { $0.keyword == keyword }) else {
      throw reader.fault(
        .expected(localized("query.thing.expectation")), accepting: LookExpectation.keywords)
    }
    func specimen() throws(QueryError) -> SpecimenReference? {
      reader.isAtEnd ? nil : try Located<SpecimenReference>(from: &reader).value
    }
    switch kind {
    case .blamed: self = .blamed(try specimen())
    case .proved: self = .proved(try specimen())
    case .hunted: self = .hunted(try Located<SpecimenReference>(from: &reader).value)
    case .tested: self = .tested(try Located<SpecimenReference>(from: &reader).value)
    case .inspected: self = .inspected(try PathReference(from: &reader))
    case .read: self = .read(try reader.fileOrMessage())
    case .compared: self = .compared(reader.isAtEnd ? nil : try reader.feature())
    }
  }

  package var specimens: [Located<SpecimenReference>]? { nil }

  package var isOfHistory: Bool { false }

  package func check(against context: some ExpectationContext) throws(QueryError) -> CheckError? {
    context.looks.contains(where: matches) ? nil : .notLooked(self)
  }

  /// Whether a file or message can stand without quotes.
  private static func isBare(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || "._#~+".contains($0) }
      && text.first?.isLetter == true
  }
}

extension TakenLook.Kind {
  /// The word with which an expectation asks for a look of this kind.
  var keyword: String {
    switch self {
    case .blamed: "blamed"
    case .proved: "proved"
    case .hunted: "hunted"
    case .tested: "tested"
    case .inspected: "inspected"
    case .read: "read"
    case .compared: "compared"
    }
  }
}
