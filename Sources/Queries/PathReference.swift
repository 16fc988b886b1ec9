import Languages
import LayerTracing

/// A layer or something inside one: `mvp.presenter.amount.number`.
///
/// ```
/// path = specimen "." step {"." step}
/// step = role | property | "[" index "]"
/// ```
public struct PathReference: Hashable, Sendable {
  /// One step, and where it stands.
  public struct Step: Hashable, Sendable {
    /// A role in lower case, a property's name, or an index in brackets.
    public let name: String
    /// Where it stands, in UTF-8 bytes from 0.
    public let span: Range<Int>

    /// Makes a step.
    public init(name: String, span: Range<Int>) {
      self.name = name
      self.span = span
    }
  }

  /// What the path begins with: a pattern, or a feature and a pattern.
  public let specimen: SpecimenReference
  /// Where the specimen's name stands.
  public let specimenSpan: Range<Int>
  /// The steps from there.
  public let steps: [Step]

  /// Where the whole path stands, in UTF-8 bytes from 0.
  public var span: Range<Int> {
    specimenSpan.lowerBound..<(steps.last?.span ?? specimenSpan).upperBound
  }

  /// Reads a path. With the features, `counter.mvp` is a feature and a pattern, not a pattern and a
  /// role. An empty step throws a ``QueryError``.
  public init(_ word: Word, features: [String]) throws(QueryError) {
    var steps: [Step] = []
    var start = word.span.lowerBound
    for part in word.text.split(separator: ".", omittingEmptySubsequences: false) {
      let end = start + part.utf8.count
      if part.isEmpty {
        throw QueryError(
          .expected(localized("query.thing.name")),
          at: start..<max(end, min(start + 1, word.span.upperBound)))
      }
      // items[2] is two steps.
      var name = part.prefix { $0 != "[" }
      var rest = part[name.endIndex...]
      if name.isEmpty { (name, rest) = (part, "") }
      while !name.isEmpty {
        steps.append(Step(name: String(name), span: start..<(start + name.utf8.count)))
        start += name.utf8.count
        let close = rest.firstIndex(of: "]") ?? rest.endIndex
        name = close == rest.endIndex ? rest : rest[...close]
        rest = rest[name.endIndex...]
      }
      start = end + 1
    }
    if steps.count > 1, features.contains(steps[0].name.lowercased()) {
      specimen = SpecimenReference(feature: steps[0].name.lowercased(), pattern: steps[1].name)
      specimenSpan = steps[0].span.lowerBound..<steps[1].span.upperBound
      self.steps = Array(steps[2...])
    } else {
      specimen = SpecimenReference(pattern: steps[0].name)
      specimenSpan = steps[0].span
      self.steps = Array(steps[1...])
    }
  }
}

extension PathReference: CustomStringConvertible {
  /// The path as people write it.
  public var description: String {
    steps.reduce(specimen.description) { $0 + ($1.name.hasPrefix("[") ? "" : ".") + $1.name }
  }
}

extension PathReference {
  static var example: String { localized("query.thing.path") }

  /// Reads a path that goes at least one step into its specimen.
  init(from reader: inout TokenReader) throws(QueryError) {
    let start = reader.next.span
    let build = reader.buildInPlaceOfName
    // The pattern is the first name, or the second behind a feature's.
    let first = try reader.identifier(PathReference.example)
    let features = reader.vocabulary.features
    if features.contains(first.lowercased()), reader.accept(touching: .dot) {
      _ = try reader.identifier(touching: localized("query.thing.name"))
    }
    if reader.accept(touching: .tilde) {
      _ = try reader.identifier(touching: localized("query.thing.dialect"))
    }
    while true {
      if reader.accept(touching: .dot) {
        _ = try reader.identifier(touching: localized("query.thing.name"))
      } else if reader.accept(touching: .openIndex) {
        let index = reader.next
        guard reader.isTouching, case .number = index.kind, reader.isDigits(index) else {
          throw reader.missing(localized("query.thing.element"))
        }
        reader.advance()
        guard reader.accept(touching: .closeIndex) else { throw reader.missing("']'") }
      } else {
        break
      }
    }
    let span = reader.span(from: start)
    let word = Word(reader.written(span), span: span)
    let path = try PathReference(word, features: reader.vocabulary.features)
    if let build {
      let first = Step(name: path.specimen.pattern, span: path.specimenSpan)
      let none = span.lowerBound..<span.lowerBound
      self.init(specimen: build, specimenSpan: none, steps: [first] + path.steps)
    } else {
      if path.steps.isEmpty { throw QueryError(.expected(PathReference.example), at: span) }
      self.init(
        specimen: reader.vocabulary.build?.meant(by: path.specimen) ?? path.specimen,
        specimenSpan: path.specimenSpan, steps: path.steps)
    }
  }

  private init(specimen: SpecimenReference, specimenSpan: Range<Int>, steps: [Step]) {
    (self.specimen, self.specimenSpan, self.steps) = (specimen, specimenSpan, steps)
  }
}

extension PathReference {
  static let production = Production(
    "path", "= specimen \".\" step {\".\" step}",
    examples: ["mvp.presenter.amount.number", "news.viper.interactor.news[2].title"],
    readBy: { text throws(QueryError) in
      let known = Vocabulary(features: ["news"], roles: Role.known)
      return try TokenReader.all(text, at: 0, known, PathReference.init(from:)).description
    })

  static let stepProduction = Production(
    "step", "= role | property | \"[\" index \"]\"",
    note: { localized("grammar.note.step") })
}

/// Why a path leads nowhere.
public enum PathResolutionError: Hashable, Sendable {
  /// The specimen shows nothing that could be looked into.
  case emptyScreen(specimen: String)
  /// The specimen's app was ended.
  case notRunning(specimen: String)
  /// No layer of the specimen has this role.
  case noSuchRole(specimen: String)
  /// The type has no such property.
  case noSuchProperty(type: String)
  /// A value of the type has no properties at all.
  case plainValue(type: String)
  /// There are only so many elements where the step before leads.
  case noSuchElement(count: Int)
  /// The step before leads to nil.
  case nothingInside

  /// What is wrong, in words, without full stop.
  package var text: LocalizedText {
    switch self {
    case .emptyScreen(let specimen): LocalizedText("query.path.nothing-shown", specimen)
    case .notRunning(let specimen): LocalizedText("error.not-running", specimen)
    case .noSuchRole(let specimen): LocalizedText("query.path.no-role", specimen)
    case .noSuchProperty(let type), .plainValue(let type):
      LocalizedText("query.path.no-property", type)
    case .noSuchElement(let count): LocalizedText("query.path.no-element", count)
    case .nothingInside: LocalizedText("query.path.nothing-inside")
    }
  }
}
