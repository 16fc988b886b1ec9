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
}

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
  }

  /// The first step, and the one after if the feature is named too.
  public let specimen: SpecimenReference
  /// Where the specimen's name stands.
  public let specimenSpan: Range<Int>
  /// The steps from there.
  public let steps: [Step]

  /// Reads a path.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - features: The features that there are, so that `counter.mvp` isn't a specimen and a role.
  /// - Throws: A ``QueryError`` at a step that is empty.
  public init(_ word: Word, features: [String]) throws(QueryError) {
    var steps: [Step] = []
    var start = word.span.lowerBound
    for part in word.text.split(separator: ".", omittingEmptySubsequences: false) {
      let end = start + part.utf8.count
      if part.isEmpty {
        throw QueryError(
          .expected("a name"), at: start..<max(end, min(start + 1, word.span.upperBound)))
      }
      if let bracket = part.firstIndex(of: "["), bracket > part.startIndex {
        // items[2] is two steps.
        let split = start + part[..<bracket].utf8.count
        steps.append(Step(name: String(part[..<bracket]), span: start..<split))
        steps.append(Step(name: String(part[bracket...]), span: split..<end))
      } else {
        steps.append(Step(name: String(part), span: start..<end))
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

/// A message as people name it: `mvp#2.5`, `#2`, `mvp#2.5+1`.
///
/// ```
/// message = [specimen] "#" event-no ["." n ["+" n]]
/// ```
public struct MessageReference: Hashable, Sendable {
  /// The specimen's name, if given.
  public let specimen: String?
  /// The event's number; 0 is loading.
  public let event: Int
  /// The number of the crossing message; nil for the whole event.
  public let crossing: Int?
  /// The number of the message that stays within a role after that crossing; 0 for the crossing.
  public let inner: Int

  /// Makes a reference.
  public init(specimen: String?, event: Int, crossing: Int? = nil, inner: Int = 0) {
    self.specimen = specimen
    self.event = event
    self.crossing = crossing
    self.inner = inner
  }

  /// Whether a word looks like a message: it has a `#` before a digit.
  public static func looksLike(_ word: Word) -> Bool {
    guard !word.isQuoted, let hash = word.text.firstIndex(of: "#") else { return false }
    return word.text[word.text.index(after: hash)...].first?.isNumber ?? false
  }

  /// Reads a message's name.
  ///
  /// - Throws: A ``QueryError`` if it isn't one.
  public init(_ word: Word) throws(QueryError) {
    let fault = QueryError(.expected("a message such as mvp#2.5"), at: word.span)
    let halves = word.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { throw fault }
    let specimen = halves[0].isEmpty ? nil : halves[0].split(separator: ".").last.map(String.init)
    let numbers = halves[1].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let event = Int(numbers[0]), event >= 0 else { throw fault }
    guard numbers.count == 2 else {
      self.init(specimen: specimen?.lowercased(), event: event)
      return
    }
    let place = numbers[1].split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let crossing = Int(place[0]), crossing >= 0,
      let inner = place.count == 2 ? Int(place[1]) : 0, inner >= 0
    else { throw fault }
    self.init(
      specimen: specimen?.lowercased(), event: event, crossing: crossing, inner: inner)
  }
}

extension MessageReference: CustomStringConvertible {
  /// The name as people write it.
  public var description: String {
    var text = "\(specimen ?? "")#\(event)"
    if let crossing { text += ".\(crossing)" }
    if inner > 0 { text += "+\(inner)" }
    return text
  }
}
