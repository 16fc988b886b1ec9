import Languages
import Queries

/// What is to be written: a feature in some patterns, as a package or as another pattern in one.
public struct Blueprint: Sendable {
  /// The most events that a screen has room for.
  public static let mostEvents = 12
  /// The events of a feature that were given none.
  public static let usualEvents = ["press", "release"]

  /// The feature.
  public let name: SwiftName
  /// What the user can do.
  public let events: [SwiftName]
  /// What it is built in.
  public let patterns: [PatternName]

  /// Plans a feature.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - events: What the user can do; each may itself be a list with commas.
  ///   - patterns: What it is built in; each may itself be a list with commas.
  /// - Throws: What is wrong with a word.
  public init(_ name: String, events: [String], patterns: [String]) throws(Refusal) {
    self.name = try Blueprint.featureName(name)
    self.events = try Blueprint.eventNames(Blueprint.items(in: events), for: self.name)
    var found: [PatternName] = []
    for word in Blueprint.items(in: patterns) {
      guard let pattern = PatternName(word) else {
        throw Refusal(
          "scaffold.no-such-pattern", word, NearestName.to(word, among: PatternName.names) ?? "",
          PatternName.names, exitCode: .usage)
      }
      if found.contains(pattern) {
        throw Refusal("scaffold.pattern-twice", pattern.name, exitCode: .usage)
      }
      found.append(pattern)
    }
    guard !found.isEmpty else {
      throw Refusal("scaffold.no-pattern", PatternName.names, exitCode: .usage)
    }
    self.patterns = found
  }

  /// What the user types for it in the shell; the program is called so, too.
  public var command: String { name.upper.lowercased() }

  /// The files of a package with the feature in it.
  ///
  /// - Parameters:
  ///   - templates: What they are made from.
  ///   - source: Where the package gets Layercake from.
  /// - Returns: The files, in the order of their paths.
  /// - Throws: If a template can't be used.
  public func package(
    from templates: TemplateSet, source: LayercakeSource
  ) throws(Refusal) -> [ScaffoldFile] {
    let content = content.merging([
      "dependency": source.dependency, "identity": source.identity,
    ]) { $1 }
    let general: Set<Template.Scope> = patterns.count > 1 ? [.package, .several] : [.package]
    return try files(from: templates, for: general, content)
  }

  /// The files of the feature in its patterns, without those of a package.
  ///
  /// - Parameters:
  ///   - templates: What they are made from.
  ///   - isAdded: Whether the package has another pattern already: what compares patterns is written, too.
  /// - Returns: The files, in the order of their paths.
  /// - Throws: If a template can't be used.
  public func modules(
    from templates: TemplateSet, isAdded: Bool
  ) throws(Refusal) -> [ScaffoldFile] {
    try files(from: templates, for: isAdded ? [.several] : [], content)
  }

  private func files(
    from templates: TemplateSet, for general: Set<Template.Scope>, _ content: [String: Any]
  ) throws(Refusal) -> [ScaffoldFile] {
    var files: [ScaffoldFile] = []
    for template in templates.templates {
      if !template.scopes.isDisjoint(with: general) { files.append(try template.file(content)) }
      for pattern in patterns where template.scopes.contains(.pattern(pattern)) {
        files.append(try template.file(templates.content(content, for: pattern)))
      }
    }
    var paths: Set<String> = []
    for file in files where !paths.insert(file.path).inserted {
      throw .template(file.path, "scaffold.template.made-twice")
    }
    return files.sorted { $0.path < $1.path }
  }

  /// What fills the gaps of templates.
  private var content: [String: Any] {
    // A row of buttons has to fit 60 columns.
    let width = events.reduce(0) { $0 + $1.title.count + 4 + 3 }
    return [
      "Name": name.upper, "command": command, "patterns": patterns.map(\.title),
      "axis": width <= 56 ? "horizontal" : "vertical", "spacing": width <= 56 ? "3" : "0",
      "events": events.enumerated().map { place, event in
        // By turns more and less, each pair ten times the pair before: no event does what another does.
        let step = (0..<(place / 2)).reduce(1) { step, _ in step * 10 }
        let sign = place.isMultiple(of: 2) ? 1 : -1
        return [
          "event": event.lower, "title": event.title, "change": "\(sign > 0 ? "+=" : "-=") \(step)",
          "once": "\(sign * step)", "twice": "\(2 * sign * step)",
        ]
      },
      "first": ["event": events[0].lower, "pattern": patterns[0].name],
    ]
  }

  // MARK: Reading words

  private static func items(in texts: [String]) -> [String] {
    texts.flatMap { text in
      text.split { $0 == "," || $0 == " " }.map(String.init)
    }
  }

  /// What a name is for.
  private enum Part: String {
    /// The feature.
    case feature
    /// One of its events.
    case event
  }

  private static func featureName(_ text: String) throws(Refusal) -> SwiftName {
    let name = try swiftName(text, of: .feature)
    if let owner = TakenNames.owner(ofFeature: name) {
      throw Refusal(
        "scaffold.taken", text, Part.feature.rawValue, owner.rawValue, "My\(name.upper)",
        exitCode: .usage)
    }
    return name
  }

  private static func eventNames(
    _ words: [String], for feature: SwiftName
  ) throws(Refusal) -> [SwiftName] {
    var events: [SwiftName] = []
    for word in words {
      let event = try swiftName(word, of: .event)
      if let owner = TakenNames.owner(ofEvent: event) {
        throw Refusal(
          "scaffold.taken", word, Part.event.rawValue, owner.rawValue, event.lower + feature.upper,
          exitCode: .usage)
      }
      if events.contains(event) { throw Refusal("scaffold.twice", event.lower, exitCode: .usage) }
      events.append(event)
    }
    guard events.count <= mostEvents else {
      throw Refusal("scaffold.many-events", events.count, mostEvents, exitCode: .usage)
    }
    return events.isEmpty ? try eventNames(usualEvents, for: feature) : events
  }

  private static func swiftName(
    _ text: String, of part: Part
  ) throws(Refusal) -> SwiftName {
    do throws(NameError) {
      return try SwiftName(text)
    } catch {
      // An event's name begins with a small letter.
      let nearest = error.nearest.map {
        part == .event ? (try? SwiftName($0).lower) ?? $0 : $0
      }
      throw error.isLong
        ? Refusal(
          "scaffold.long", text, part.rawValue, SwiftName.longest, nearest ?? "", exitCode: .usage)
        : Refusal("scaffold.name", text, part.rawValue, nearest ?? "", exitCode: .usage)
    }
  }
}
