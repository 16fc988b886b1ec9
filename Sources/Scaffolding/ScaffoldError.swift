import Languages
import Queries

/// That a name can't be one in Swift source.
struct NameError: Error, Equatable {
  /// The nearest that can; nil if there is none.
  let nearest: String?
  /// Whether it is too long. Else it is empty, has other letters than Swift's modules and this
  /// program's templates can have, or begins with none.
  let isLong: Bool
}

/// Why nothing is written.
public enum ScaffoldError: Error, Equatable {
  /// The name of a feature, or of an event, can't be one.
  case name(String, of: Part, nearest: String?, isLong: Bool)
  /// Something else is called so.
  case taken(String, of: Part, by: Owner, nearest: String)
  /// An event is named twice.
  case twice(String)
  /// There are more events than a screen has room for.
  case manyEvents(Int)
  /// There is no such pattern.
  case pattern(String)
  /// A pattern is named twice.
  case patternTwice(PatternName)
  /// No pattern was named.
  case noPattern
  /// These files are there already.
  case exists([String])
  /// The folder has no package with that feature; those that it has.
  case noFeature(String, in: String, others: [String])
  /// The file with the events has none that can be read.
  case noEvents(file: String)
  /// A template can't be used, for this reason.
  case template(file: String, TemplateError)
  /// The folder has no template.
  case noTemplates(String)
  /// It is no folder that can be read.
  case noFolder(String)
  /// A file or a folder can't be read, for the system's reason.
  case unreadable(String, reason: String)
  /// A file or a folder can't be made, for the system's reason.
  case unwritten(String, reason: String)
  /// Layercake can't be had from there.
  case source(String)

  /// What a name is for.
  public enum Part: String, Sendable {
    /// The feature.
    case feature
    /// One of its events.
    case event
  }

  /// What is called so already.
  public enum Owner: String, Sendable {
    /// A module that ends up in the same program.
    case module
    /// A type that the feature's code sees.
    case type
    /// A word of Swift's.
    case swift
    /// A word of the shell's, in 'fire'.
    case shell
    /// A member that a layer has.
    case member
  }

  /// What is wrong with a template.
  public enum TemplateError: Equatable, Sendable {
    /// Another makes the same file.
    case madeTwice
    /// It is no template, and copied for no pattern.
    case noPlace
    /// It doesn't begin as a template does.
    case noHeader
    /// It is for something that there isn't.
    case noScope(String)
    /// One of its tags can't be read.
    case mustache(tag: String)
    /// Its file would be outside of a package.
    case outside(String)
  }
}

extension ScaffoldError {
  /// The fault in words: what is wrong, and what would be accepted.
  public var words: String {
    switch self {
    case .name(let text, let part, let nearest, let isLong):
      isLong
        ? localized("scaffold.long", text, part.rawValue, SwiftName.longest, nearest ?? "")
        : localized("scaffold.name", text, part.rawValue, nearest ?? "")
    case .taken(let text, let part, let owner, let nearest):
      localized("scaffold.taken", text, part.rawValue, owner.rawValue, nearest)
    case .twice(let event): localized("scaffold.twice", event)
    case .manyEvents(let count): localized("scaffold.many-events", count, Blueprint.mostEvents)
    case .pattern(let text):
      localized(
        "scaffold.no-such-pattern", text, NearestName.to(text, among: PatternName.names) ?? "",
        PatternName.names)
    case .patternTwice(let pattern): localized("scaffold.pattern-twice", pattern.name)
    case .noPattern: localized("scaffold.no-pattern", PatternName.names)
    case .exists(let files):
      localized(
        "scaffold.exists", files.prefix(3).map { "'\($0)'" }, max(0, files.count - 3))
    case .noFeature(let name, let folder, let others):
      ScaffoldError.words(noFeature: name, in: folder, others)
    case .noEvents(let file): localized("scaffold.no-events", file)
    case .template(let file, let error): localized("scaffold.template", file, error.words)
    case .noTemplates(let folder): localized("scaffold.no-templates", folder)
    case .noFolder(let path): localized("scaffold.no-folder", path)
    case .unreadable(let path, let reason): localized("scaffold.unread", path, reason)
    case .unwritten(let path, let reason): localized("scaffold.unwritten", path, reason)
    case .source(let text): localized("scaffold.source", text)
    }
  }

  private static func words(
    noFeature name: String, in folder: String, _ others: [String]
  ) -> String {
    let file = "Sources/\(name)Feature/\(name)Event.swift"
    if others.isEmpty { return localized("scaffold.no-features", folder, name, file) }
    let nearest = NearestName.to(name, among: others) ?? ""
    return localized("scaffold.no-feature", folder, name, file, nearest, others)
  }
}

extension ScaffoldError.TemplateError {
  fileprivate var words: String {
    switch self {
    case .madeTwice: localized("scaffold.template.made-twice")
    case .noPlace: localized("scaffold.template.no-place")
    case .noHeader: localized("scaffold.template.no-header")
    case .noScope(let word): localized("scaffold.template.no-scope", word, PatternName.names)
    case .mustache(let tag): localized("scaffold.template.mustache", tag)
    case .outside(let path): localized("scaffold.template.outside", path)
    }
  }
}
