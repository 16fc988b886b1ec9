import Languages

/// A specimen as people name it: `mvp`, `counter.mvp`, `mvp~a`.
public struct SpecimenReference: Hashable, Sendable {
  /// The feature, if it is named.
  public let feature: String?
  /// The pattern, and its dialect or variant: `mvp`, `mvp~a`.
  public let pattern: String

  /// Makes a reference.
  public init(feature: String? = nil, pattern: String) {
    self.feature = feature
    self.pattern = pattern
  }

  /// Takes the full name by which traces tell of a specimen: `counter.mvp`.
  public init(fullName: String) {
    let parts = fullName.split(separator: ".")
    self.init(
      feature: parts.count > 1 ? String(parts[0]) : nil,
      pattern: parts.last?.lowercased() ?? fullName)
  }

  /// Reads a word that names a specimen and nothing more.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - features: The features that there are, so that `counter.mvp` isn't a specimen and a role.
  /// - Throws: A ``QueryError`` at a part that is empty, or too many.
  public init(_ word: Word, features: [String]) throws(QueryError) {
    let path = try PathReference(word, features: features)
    if !path.steps.isEmpty {
      throw QueryError(
        .expected(localized("query.thing.pattern-alone")), at: word.span,
        accepted: [path.specimen.pattern])
    }
    self = path.specimen
  }
}

extension SpecimenReference: CustomStringConvertible {
  /// The name as people write it.
  public var description: String { (feature.map { $0 + "." } ?? "") + pattern }

  /// The name as a sentence begins with it: `MVP`, `MVP~a`, and `RIBs`, whose last letter is a plural's.
  public var title: String {
    let parts = pattern.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
    var head = parts.first?.uppercased() ?? ""
    if head.hasSuffix("S") { head = head.dropLast() + "s" }
    return parts.count == 2 ? "\(head)~\(parts[1])" : head
  }
}

extension Located<SpecimenReference> {
  /// Reads `mvp`, `counter.mvp` or `mvp~a`. Where a check leaves the name out, nothing is read, and
  /// the checked build is meant.
  init(from reader: inout TokenReader) throws(QueryError) {
    if let build = reader.buildInPlaceOfName {
      let start = reader.next.span.lowerBound
      self.init(build, at: start..<start)
    } else {
      try self.init(namedFrom: &reader)
    }
  }

  /// Reads a name that can't be left out.
  init(namedFrom reader: inout TokenReader) throws(QueryError) {
    let start = reader.next.span
    let example = localized("query.thing.specimen")
    var feature: String?
    var pattern = try reader.identifier(example)
    if reader.accept(touching: .dot) {
      feature = pattern
      pattern = try reader.identifier(touching: example)
    }
    if let named = feature {
      let features = reader.vocabulary.features
      let word = Word(named, span: start)
      feature =
        features.isEmpty
        ? named.lowercased() : try Names.find(word, "feature", in: features, by: \.self)
    }
    if reader.accept(touching: .tilde) {
      pattern += "~" + (try reader.identifier(touching: localized("query.thing.dialect")))
    }
    let named = SpecimenReference(feature: feature, pattern: pattern)
    self.init(reader.vocabulary.build?.meant(by: named) ?? named, at: reader.span(from: start))
  }
}

extension SpecimenReference {
  static let production = Production(
    "specimen", "= [feature \".\"] pattern [\"~\" name]",
    examples: ["mvp", "counter.mvp", "mvp~a", "counter.mvc~classic"],
    readBy: { text throws(QueryError) in
      try TokenReader.all(text, at: 0, .general, Located<SpecimenReference>.init(from:))
        .value.description
    })
}
